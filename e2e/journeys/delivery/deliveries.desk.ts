import { type Browser, expect, type Page } from '@playwright/test'
import { pressAction, sendPanel } from '../../actions.ts'
import { becomes, call, unitsOf } from '../../api.ts'
import { test } from '../../journey.ts'
import { signOn } from '../../signature.ts'
import { enter, expectAccessible, expectNoSidewaysScroll, untilInstalled } from '../../users.ts'

const pathOf = (code: string) => `/delivery-order/detail?code=${code}`
const confirmed = async (page: Page, name: string) => {
  await pressAction(page, name)
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
}
const expectStatus = (page: Page, status: string) =>
  expect(page.getByText(status, { exact: true }).first()).toBeVisible()

const warehouse_code = 'WH-705-01'
/** A truck of this journey alone, so that its driver has one stop. */
const truck_no = `B ${String(Date.now()).slice(-4)} JRN`
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(new Date())

type Unit = { unit_no: number; item_code: string; qty: number; has_serial: boolean }
type Open = { order_code: string; open_qty: number; is_pre_order: boolean }

/** What is open of a small order goes on a letter, is looked at, and gets its day, driver and truck. */
const planOrder = async (page: Page) => {
  const path = `/api/delivery-order/open-orders?warehouse_code=${warehouse_code}&limit=100`
  const orders: Open[] = await call(page, 'get', path)
  const { order_code } = smallest(orders.filter(({ is_pre_order }) => !is_pre_order))
  await page.getByRole('button', { name: 'New delivery' }).click()
  const panel = page.getByRole('complementary', { name: 'New delivery' })
  await panel.getByRole('button', { name: /^Orders/ }).click()
  await page.getByRole('combobox', { name: /Orders/ }).fill(order_code)
  await page.getByRole('option', { name: new RegExp(order_code) }).click()
  await page.keyboard.press('Escape')
  await sendPanel(panel)
  await expect(panel).toBeHidden()
  const [made] = await call(page, 'get', `/api/delivery-order?status=2&order_code=${order_code}`)
  await page.goto(pathOf(made.delivery_code))
  await confirmed(page, 'Send to review')
  await expectStatus(page, 'Review')
  await pressAction(page, 'Confirm plan')
  const plan = page.getByRole('complementary', { name: 'Confirm plan' })
  await plan.getByLabel('Planned for').click()
  await plan.getByLabel('Planned for').fill(today())
  await plan.getByLabel('Driver', { exact: true }).fill('Ujang Suryana')
  await plan.getByLabel('Truck', { exact: true }).fill(truck_no)
  await sendPanel(plan)
  await expectStatus(page, 'Pending to Approve')
  return made.delivery_code as string
}
const smallest = (orders: readonly Open[]) => {
  const [first] = orders.toSorted((one, other) => one.open_qty - other.open_qty)
  if (!first) throw new Error('No order of the warehouse is open')
  return first
}

/** Numbers that lie in the warehouse, by what moved there. */
const numbersOf = async (page: Page, { item_code, qty }: Unit) => {
  const path = `/api/stock-card?warehouse_code=${warehouse_code}&item_code=${encodeURIComponent(item_code)}&limit=100&move_type=GR`
  const moves: { serial_numbers: string[] }[] = await call(page, 'get', path)
  const known = [...new Set(moves.flatMap(({ serial_numbers }) => serial_numbers))].slice(0, 1000)
  const units = known.length > 0 ? await unitsOf(page, known) : []
  return units
    .filter(({ status }) => status === 'InStock')
    .slice(0, qty)
    .map(({ serial_number }) => serial_number)
}

/** Each unit is scanned, the last of the letter first: a number finds its own item. */
const pickGoods = async (page: Page, code: string) => {
  const { units }: { units: Unit[] } = await call(page, 'get', `/api/delivery-order/detailERP?delivery_code=${code}`)
  await pressAction(page, 'Pick')
  const panel = page.getByRole('complementary', { name: 'Pick' })
  for (const unit of units.toReversed())
    for (const serial of unit.has_serial ? await numbersOf(page, unit) : [])
      await panel.getByLabel(/Scan or type/).pressSequentially(`${serial}\n`)
  await expectAccessible(page, 40)
  await sendPanel(panel)
  await expect(page.getByText('Picked', { exact: true }).first()).toBeVisible()
  const picked = await call(page, 'get', `/api/delivery-order/detailERP?delivery_code=${code}`)
  const all: { serials: { serial_number: string }[] }[] = picked.units
  return all.flatMap(({ serials }) => serials.map(({ serial_number }) => serial_number))
}

/** One unit of the first item is missing. */
const sayShort = async (phone: Page) => {
  await phone.getByLabel('Kurang').first().fill('1')
  const which = phone.getByText('Unit yang mana?').first()
  await phone.getByLabel('Alasan').first().selectOption({ label: 'Tidak ada di truk' })
  if (await which.isVisible()) await phone.getByRole('checkbox').first().check()
}

/** The last unit of the letter is there: its label says so, also without a network. */
const scanUnit = async (phone: Page, serial: string) => {
  await phone.getByLabel('Atau ketik nomor seri').fill('4X00000000')
  await phone.getByRole('button', { name: 'Periksa' }).click()
  await expect(phone.getByText('4X00000000 tidak ada di surat jalan ini')).toBeVisible()
  await phone.getByLabel('Atau ketik nomor seri').fill(serial)
  await phone.getByRole('button', { name: 'Periksa' }).click()
  await expect(phone.getByText(`${serial} cocok`)).toBeVisible()
}

/** A stop without a network from beginning to end; three times it is cut off. */
const deliver = async (browser: Browser, link: string, serial: string | undefined) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'id-ID' })
  const phone = await context.newPage()
  await phone.goto(link)
  await expectNoSidewaysScroll(phone)
  await untilInstalled(phone)
  await phone.getByRole('button', { name: 'Saya sudah tiba' }).first().click()
  const code = (await phone.getByText(/^DO-/).first().textContent())?.trim() ?? ''
  await context.setOffline(true)
  await expect(phone.getByText('Offline, tersimpan di ponsel')).toBeVisible()
  if (serial) await scanUnit(phone, serial)
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

  // The network goes in the middle of a photo, and again before the answer to the report is there.
  let photos = 0
  await phone.route('**/api/delivery-driver/photo', async (route) => {
    photos += 1
    if (photos > 1) return route.continue()
    await context.setOffline(true)
    return route.abort('connectionreset')
  })
  let reports = 0
  await phone.route('**/api/delivery-driver/receipt', async (route) => {
    reports += 1
    const reply = await route.fetch()
    if (reports > 1) return route.fulfill({ response: reply })
    await context.setOffline(true)
    return route.abort('connectionreset')
  })
  await context.setOffline(false)
  await expect.poll(() => photos).toBe(1)
  await expect(phone.getByText('Offline, tersimpan di ponsel')).toBeVisible()
  await context.setOffline(false)
  await expect.poll(() => reports).toBe(1)
  await expect(phone.getByText('Offline, tersimpan di ponsel')).toBeVisible()
  await context.setOffline(false)
  await expect(phone.getByText('Terkirim ke kantor').first()).toBeVisible({ timeout: 90_000 })
  expect(reports).toBeGreaterThan(1)
  await context.close()
  return code
}

test.use({ serviceWorkers: 'allow' })

test('what was ordered is picked by scanning, leaves when another agrees, and a driver without a network proves that it arrived; the desk compares and adjusts', async ({
  page,
  browser,
}) => {
  await enter(page, 'logistics', '/delivery-order')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page, 40)
  const code = await test.step('the letter of an order', () => planOrder(page))
  const numbers = await test.step('the picking', async () => {
    await becomes(page, 'warehouse', pathOf(code))
    return pickGoods(page, code)
  })
  await test.step('the goods issue', async () => {
    await becomes(page, 'bm', `/delivery-order/approve-goods-issue?search=${code}`)
    await expectAccessible(page, 40)
    await page.getByRole('link', { name: code }).click()
    await expect(page.getByRole('heading', { name: code })).toBeVisible()
    await confirmed(page, 'Approve goods issue')
    await expectStatus(page, 'Approved')
  })
  await becomes(page, 'logistics', '/delivery-order/board')
  await expect(page.getByRole('heading', { name: 'Not planned' })).toBeVisible()
  await expectAccessible(page, 30)
  const place = { warehouse_code, truck_no, planned_date: today() }
  const { link } = await call(page, 'post', '/api/delivery-order/driver-link', place)
  expect(await test.step('the driver', () => deliver(browser, link, numbers.at(-1)))).toBe(code)
  const { receipts } = await call(page, 'get', `/api/delivery-order/receipt?delivery_code=${code}`)
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
    await sendPanel(panel)
    await expect(page.getByText('Adjusted', { exact: true }).first()).toBeVisible()
    await expectAccessible(page, 40)
  })
})
