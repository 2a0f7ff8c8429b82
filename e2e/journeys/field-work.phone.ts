import { type Browser, expect, type Page, test } from '@playwright/test'
import { enter, expectAccessible, expectNoSidewaysScroll } from '../people.ts'

const technician = 'RCI-0328'

/** As the pages ask, from inside one of them. */
const ask = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([how, where, what]) => {
      const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
      const reply = await fetch(where, { method: how, headers, body: what ? JSON.stringify(what) : undefined })
      return reply.json()
    },
    [method, path, body] as const,
  )
const done = async (answer: Promise<{ code: string; message: string; data: any }>) => {
  const { code, message, data } = await answer
  expect([code, message]).toEqual(['200', message])
  return data
}
const somebody = async (browser: Browser, username: string) => {
  const page = await (await browser.newContext()).newPage()
  await enter(page, username, '/my-account')
  return page
}

/** Logged at the call desk, dispatched, accepted, given to the technician, and agreed with the customer. */
const agreedJob = async (browser: Browser) => {
  const desk = await somebody(browser, 'callcenter')
  const [near] = await done(ask(desk, 'GET', '/api/sub-district/dropdown?search=Menteng'))
  const ticket = await done(
    ask(desk, 'POST', '/api/aftersales-ticket', {
      ...{ complain_by: 'End_User', complain_via: 'Phone', priority: 'Normal', service_type: 'Maintain' },
      ...{ customer_name: 'Ratna Anggraini', customer_phone: `0812${Date.now() % 100_000_000}` },
      ...{ customer_address: 'Jl. Cikini Raya 44', sub_district_code: near.value, pin_lat: -6.19, pin_lng: 106.84 },
      units: [{ item_name: 'RAC 1 PK', description: 'Kurang dingin' }],
    }),
  )
  const path = `/api/aftersales-ticket/${ticket.ticket_number}`
  const sent = await done(
    ask(desk, 'POST', `${path}/dispatch`, { row_version: ticket.row_version, asc_code: '8-ASC-01', lines: [1] }),
  )
  const number: string = sent.work_orders[0].work_order_number
  await desk.context().close()
  const centre = await somebody(browser, 'asc-admin')
  const act = (action: string, body: object) => done(ask(centre, 'POST', `/api/work-order/${number}/${action}`, body))
  await act('accept', {})
  await act('assign-technician', { technician_code: technician })
  const choices = `work_order_number=${number}&technician_code=${technician}`
  const days: { day: string; slots: { slot: string; why_not: string | null }[] }[] = await done(
    ask(centre, 'GET', `/api/work-order/visit-choices?${choices}`),
  )
  const free = days.flatMap(({ day, slots }) => slots.map((one) => ({ ...one, day }))).find(({ why_not }) => !why_not)
  await act('schedule', { scheduled_date: free?.day, slot: free?.slot, technician_code: technician })
  await centre.context().close()
  return number
}

test.use({ geolocation: { latitude: -6.1901, longitude: 106.8401 }, permissions: ['geolocation'] })

test('a visit begins on a roof without a network, outlives a closed browser, and arrives whole', async ({
  page,
  browser,
}) => {
  test.slow()
  const number = await agreedJob(browser)
  const { context } = { context: page.context() }
  await enter(page, 'technician', '/work-order-technician?tab=Upcoming')
  const cardOf = (open: Page) => open.getByRole('article').filter({ hasText: number })
  await expect(cardOf(page)).toContainText('Ratna Anggraini')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  // The app itself is on the phone once its worker is at work.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(() => page.evaluate(() => caches.keys().then((names) => names.length))).toBeGreaterThan(0)
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/'))?.ok ?? false), { timeout: 30_000 })
    .toBe(true)

  await context.setOffline(true)
  await cardOf(page).getByRole('link', { name: 'Start visit' }).click()
  await page.getByRole('button', { name: 'I am here' }).click()
  await page.getByRole('button', { name: 'Start the work' }).click()
  await expect(page.getByText('Offline, kept on the phone')).toBeVisible()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByLabel('Current (A)').first().fill('8,5')
  const buffer = await page.screenshot({ type: 'jpeg' })
  for (const name of ['Serial number', 'Before the work', 'After the work'])
    await page.getByLabel(`Take a photo: ${name}`).setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByLabel('Name of whoever signs').fill('Ratna')
  await expect(page.getByRole('button', { name: 'Finish', exact: true })).toBeEnabled()
  await page.close()

  const again = await context.newPage()
  await again.goto('/work-order-technician')
  await cardOf(again).getByRole('link', { name: 'Continue visit' }).click()
  await expect(again.getByLabel('Name of whoever signs')).toHaveValue('Ratna')
  await expect(again.getByLabel('Current (A)').first()).toHaveValue('8.5')
  await expectAccessible(again)
  await again.getByRole('button', { name: 'Finish', exact: true }).click()
  await expect(again.getByText('This job is done. Thank you.')).toBeVisible()

  await context.setOffline(false)
  await expect
    .poll(async () => (await ask(again, 'GET', `/api/work-order/detail/${number}`)).data?.service_status, {
      timeout: 45_000,
    })
    .toBe('Finished')
  await expect(again.getByText('Offline, kept on the phone')).toBeHidden()
  const { data } = await ask(again, 'GET', `/api/work-order/detail/${number}`)
  expect(data).toMatchObject({ visit_count: 1, signed_by: 'Ratna', units: [{ measurements: [{ ampere: 8.5 }] }] })

  const office = await somebody(browser, 'ass')
  await done(ask(office, 'POST', `/api/work-order/${number}/ass-confirm`, {}))
  await office.context().close()
})
