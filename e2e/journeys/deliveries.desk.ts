import { type Browser, expect, type Page, test } from '@playwright/test'
import { pressAction } from '../actions.ts'
import { enter, expectAccessible, expectNoSidewaysScroll, untilInstalled } from '../users.ts'

const headers = { 'x-requested-with': 'XMLHttpRequest' }
const api = async (page: Page, method: 'get' | 'post', path: string, data?: object) => {
  const { origin } = new URL(page.url())
  const asked = { headers: { ...headers, origin }, ...(data ? { data } : {}) }
  const answer = await page.context().request[method](path, asked)
  return (await answer.json()).data
}
const pathOf = (code: string) => `/delivery-order/detail?code=${code}`
/** The same window, another person. */
const becomes = async (page: Page, username: string, path: string) => {
  await page.context().clearCookies()
  await enter(page, username, path)
}

type Stop = { delivery_code: string; warehouse_code: string; truck_no: string; planned_date: string }

/** Goods of a letter leave when another person agrees. */
const issueGoods = async (page: Page): Promise<Stop> => {
  const [stop] = await api(page, 'get', '/api/delivery-order?status=5&sort=delivery_code')
  if (!stop) throw new Error('Nothing waits for a goods issue')
  await becomes(page, 'bm', pathOf(stop.delivery_code))
  await pressAction(page, 'Approve goods issue')
  await page.getByRole('dialog').getByRole('button', { name: 'Approve goods issue', exact: true }).click()
  await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible()
  return stop
}

const signOn = async (phone: Page) => {
  const pad = phone.locator('canvas')
  const box = await pad.boundingBox()
  if (!box) throw new Error('There is nothing to sign on')
  await phone.mouse.move(box.x + 40, box.y + 60)
  await phone.mouse.down()
  for (const [x, y] of [
    [90, 30],
    [120, 100],
    [170, 40],
    [230, 90],
  ] as const)
    await phone.mouse.move(box.x + x, box.y + y, { steps: 4 })
  await phone.mouse.up()
}

/** One unit of the first item is missing. */
const sayShort = async (phone: Page) => {
  await phone.getByLabel('Kurang').first().fill('1')
  const which = phone.getByText('Unit yang mana?').first()
  await phone.getByLabel('Alasan').first().selectOption({ label: 'Tidak ada di truk' })
  if (await which.isVisible()) await phone.getByRole('checkbox').first().check()
}

/** A stop without a network from beginning to end; the answer to the report is lost once, and the network goes again. */
const deliver = async (browser: Browser, link: string) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'id-ID' })
  const phone = await context.newPage()
  await phone.goto(link)
  await expectNoSidewaysScroll(phone)
  await untilInstalled(phone)
  await phone.getByRole('button', { name: 'Saya sudah tiba' }).first().click()
  const code = (await phone.getByText(/^DO-/).first().textContent())?.trim() ?? ''
  await context.setOffline(true)
  await expect(phone.getByText('Offline, tersimpan di ponsel')).toBeVisible()
  await sayShort(phone)
  await phone.getByRole('button', { name: 'Lanjut ke foto' }).click()
  for (const name of ['Barang diterima', 'Surat jalan bertanda']) {
    // Each photo is another: one that was used before opens a problem.
    await phone.mouse.move(name.length * 9, 200)
    const buffer = await phone.screenshot({ type: 'jpeg', quality: name.length * 2 })
    await phone.getByLabel(name).setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })
  }
  await expectNoSidewaysScroll(phone)
  await phone.getByRole('button', { name: 'Lanjut ke tanda terima' }).click()
  await phone.getByLabel('Nama penerima').fill('Yudi Wicaksono')
  await signOn(phone)
  await phone.getByRole('button', { name: 'Selesai di titik ini' }).click()
  await expect(phone.getByText('Tersimpan di ponsel', { exact: true })).toBeVisible()

  let reports = 0
  await phone.route('**/api/delivery-driver/receipt', async (route) => {
    reports += 1
    const reply = await route.fetch()
    if (reports > 1) return route.fulfill({ response: reply })
    await context.setOffline(true)
    return route.abort('connectionreset')
  })
  await context.setOffline(false)
  await expect.poll(() => reports, { timeout: 60_000 }).toBe(1)
  await expect(phone.getByText('Offline, tersimpan di ponsel')).toBeVisible()
  await context.setOffline(false)
  await expect(phone.getByText('Terkirim ke kantor').first()).toBeVisible({ timeout: 90_000 })
  expect(reports).toBeGreaterThan(1)
  await context.close()
  return code
}

test.use({ serviceWorkers: 'allow' })

test('goods leave when another agrees, a driver without a network proves that they arrived, and the desk compares and adjusts', async ({
  page,
  browser,
}) => {
  await enter(page, 'logistics', '/delivery-order')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page, 40)
  const stop = await test.step('the goods issue', () => issueGoods(page))
  await becomes(page, 'logistics', '/delivery-order/board')
  await expect(page.getByRole('heading', { name: 'Not planned' })).toBeVisible()
  await expectAccessible(page, 30)
  const { warehouse_code, truck_no, planned_date } = stop
  const { link } = await api(page, 'post', '/api/delivery-order/driver-link', {
    ...{ warehouse_code, truck_no, planned_date },
  })
  const code = await test.step('the driver', () => deliver(browser, link))
  const { receipts } = await api(page, 'get', `/api/delivery-order/receipt?delivery_code=${code}`)
  expect(receipts).toHaveLength(1)

  await test.step('the signature is compared, and kept as a specimen', async () => {
    await becomes(page, 'branch-admin', `/delivery-order/receipt?search=${code}`)
    await expect(page.getByRole('link', { name: code }).first()).toBeVisible()
    await expect(page.getByAltText('Signature')).toBeVisible()
    await expectAccessible(page, 30)
    await page.getByRole('radio', { name: /^Same/ }).check()
    await page.getByLabel('Keep this signature as a specimen').check()
    await page.getByRole('button', { name: 'Decide and next' }).click()
    await expect(page.getByText('Nothing to compare')).toBeVisible()
  })
  await test.step('what was short comes back to the order', async () => {
    await becomes(page, 'bm', pathOf(code))
    await pressAction(page, 'Adjust')
    const panel = page.getByRole('complementary', { name: 'Adjust' })
    await panel.getByLabel('The order').selectOption('reopen')
    await panel.getByLabel('Units that were short').selectOption('returned')
    await panel.getByLabel('Damaged units').selectOption('returned')
    await panel.getByLabel('Reason').fill('Found in the warehouse')
    await panel.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Adjusted', { exact: true }).first()).toBeVisible()
    await expectAccessible(page, 40)
  })
})
