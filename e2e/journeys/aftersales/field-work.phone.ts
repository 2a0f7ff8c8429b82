import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { pressAction, sendPanel } from '../../actions.ts'
import { test } from '../../journey.ts'
import { enter, expectAccessible, expectNoSidewaysScroll, openDesk } from '../../users.ts'

test.use({ serviceWorkers: 'allow' })

const technician = 'RCI-0328'

const name = `Ratna Anggraini ${String(Date.now()).slice(-5)}`

const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole('button', { name: new RegExp(`^${field}`) }).click()
  await page.getByRole('option', { name: option }).first().click()
}
/** One action of a work order: its button, its panel, and what the work order is after it. */
const act = async (page: Page, action: string, becomes: string, fill = async (_panel: Locator) => {}) => {
  await pressAction(page, action)
  const panel = page.getByRole('complementary', { name: action })
  await fill(panel)
  await sendPanel(panel)
  await expect(panel).toBeHidden()
  await expect(page.getByText(becomes, { exact: true }).first()).toBeVisible()
}

const logTicket = async (browser: Browser) => {
  const phone = `0812${Date.now() % 100_000_000}`
  const desk = await openDesk(browser, 'callcenter', `/input-aftersales-ticket?phone=${phone}`)
  await desk.getByLabel('Customer name').fill(name)
  await desk
    .getByRole('textbox', { name: 'Phone' })
    .last()
    .fill(`0812${Date.now() % 100_000_000}`)
  await desk.getByLabel('Address').fill('Jl. Cikini Raya 44')
  await choose(desk, 'Province', 'Daerah Khusus Ibukota Jakarta')
  await choose(desk, 'City', 'Kota Administrasi Jakarta Pusat')
  await choose(desk, 'District', 'Menteng')
  await choose(desk, 'Sub District', 'Cikini')
  await desk.getByLabel('Latitude').fill('-6.19')
  await desk.getByLabel('Longitude').fill('106.84')
  await choose(desk, 'Service type', 'Maintain')
  await desk.getByRole('button', { name: 'Save ticket' }).click()
  await desk.getByRole('button', { name: 'Dispatch' }).first().click()
  const panel = desk.getByRole('complementary', { name: 'Dispatch' })
  await panel.getByRole('radio', { name: /8-ASC-01/ }).check()
  await panel.getByRole('button', { name: 'Dispatch' }).click()
  const number = await desk.getByRole('link', { name: /^WO-/ }).textContent()
  await desk.context().close()
  return number ?? ''
}

const agree = async (browser: Browser, path: string) => {
  const centre = await openDesk(browser, 'asc-admin', path)
  await act(centre, 'Accept', 'Accepted')
  await act(centre, 'Schedule', 'Scheduled', async (panel) => {
    await panel.getByRole('combobox', { name: 'Technician' }).selectOption(technician)
    // The first day offered is today or tomorrow, by the clock; the second is always to come.
    await panel
      .getByRole('group', { name: /Visit date/ })
      .locator('button:not([aria-disabled])')
      .nth(1)
      .click()
    await panel.locator('input[type=radio]:enabled').first().check({ force: true })
  })
  await centre.context().close()
}

test.use({
  geolocation: { latitude: -6.1901, longitude: 106.8401 },
  permissions: ['geolocation', 'camera'],
  launchOptions: async ({ launchOptions }, use) => {
    const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] })
  },
})

/** The whole of a job in no more taps than this, beside typing. */
const mostTaps = 25

test('from the call to the confirmation through four pairs of hands; the visit is done without a network and outlives a closed browser', async ({
  page,
  browser,
}) => {
  const number = await test.step('the call desk logs the ticket and dispatches it', () => logTicket(browser))
  const detail = `/work-order/detail/${number}`
  await test.step('the centre accepts and agrees on a visit', () => agree(browser, detail))
  const context = page.context()
  await enter(page, 'technician', '/work-order-technician?tab=Upcoming')
  const cardOf = (open: Page) => open.getByRole('article').filter({ hasText: number })
  await expect(cardOf(page)).toContainText(name)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  // The app itself is on the phone once its worker is at work.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(() => page.evaluate(() => caches.keys().then((names) => names.length))).toBeGreaterThan(0)
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/index.html'))?.ok ?? false), { timeout: 30_000 })
    .toBe(true)

  await context.setOffline(true)
  let taps = 0
  const tap = async (place: Locator) => {
    await place.click()
    taps += 1
  }
  const button = (open: Page, label: string | RegExp) => open.getByRole('button', { name: label, exact: true })
  await tap(cardOf(page).getByRole('link', { name: 'Start visit' }))
  await tap(button(page, 'I am here'))
  await expect(page.getByText(/^This visit is appointed for/)).toBeVisible()
  await page.getByRole('textbox', { name: /^Reason/ }).fill('The customer asked for today')
  await tap(button(page, 'I am here'))
  await tap(button(page, 'Start the work'))
  await expect(page.getByText('Offline, kept on the phone')).toBeVisible()
  await test.step('photos one after the other, without leaving the camera', async () => {
    await expect(page.getByText(/^Missing: /)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await tap(button(page, /^Photo: /))
    for (const n of [1, 2, 3]) {
      await expect(page.getByRole('dialog', { name: new RegExp(`\\(${n} of 3\\)`) })).toBeVisible()
      await tap(button(page, /^Take photo: /))
    }
    await expect(page.getByText('Nothing is missing in this step')).toBeVisible()
  })
  await tap(button(page, 'Next: Check'))
  await expect(page.getByRole('radio', { name: 'Yes' })).toHaveCount(6)
  for (const answer of await page.getByText('Yes', { exact: true }).all()) await tap(answer)
  await page.getByLabel('Current (A)').first().fill('8,5')
  await expectAccessible(page)
  await tap(button(page, 'Next: Parts'))
  await tap(button(page, 'Next: Signature'))
  await expect(page.getByText('6 of 6 checks answered with yes')).toBeVisible()
  const pad = page.locator('canvas')
  const box = await pad.boundingBox()
  if (!box) throw new Error('a pad to sign on')
  await page.mouse.move(box.x + 40, box.y + 60)
  await page.mouse.down()
  await page.mouse.move(box.x + 160, box.y + 90, { steps: 4 })
  await page.mouse.up()
  taps += 1
  await expect(page.getByLabel('Signed by')).toHaveValue(name)
  await page.getByLabel('Signed by').fill('Ratna')
  await expect(button(page, 'Finish')).toBeEnabled()
  await page.close()

  const again = await context.newPage()
  await again.goto('/work-order-technician')
  await cardOf(again).getByRole('link', { name: 'Continue visit' }).click()
  await expect(again.getByLabel('Signed by')).toHaveValue('Ratna')
  await button(again, 'Check').click()
  await expect(again.getByLabel('Current (A)').first()).toHaveValue('8.5')
  await expectAccessible(again)
  await button(again, 'Signature').click()
  await tap(button(again, 'Finish'))
  await expect(again.getByRole('heading', { name: 'Stored' })).toBeVisible()
  await expect(again.getByText('This job is done. Thank you.')).toBeVisible()
  // It was appointed for another day: one press more says why.
  expect(taps).toBeLessThanOrEqual(mostTaps + 1)

  await context.setOffline(false)
  const waiting = again.getByText(/^(Offline, kept on the phone|Waiting on this phone|Sending…)$/)
  await expect(waiting).toHaveCount(0, { timeout: 45_000 })
  await expect(again.getByRole('heading', { name: 'Done', exact: true })).toBeVisible()

  await test.step('the office finds everything, and confirms', async () => {
    const office = await openDesk(browser, 'ass', detail)
    await expect(office.getByText('Finished', { exact: true }).first()).toBeVisible()
    await expect(office.getByRole('cell', { name: '8.5' })).toBeVisible()
    await expect(office.getByText('Ratna', { exact: true })).toBeVisible()
    await act(office, 'ASS Confirm', 'Confirmed ASS')
    await office.context().close()
  })
  await test.step('the call desk asks the customer, and closes it', async () => {
    const desk = await openDesk(browser, 'callcenter', detail)
    await act(desk, 'Callcenter Confirm', 'Confirmed', async (panel) => {
      await panel.getByRole('combobox', { name: 'Survey' }).selectOption('Satisfy')
    })
    await expectAccessible(desk)
    await desk.context().close()
  })
})
