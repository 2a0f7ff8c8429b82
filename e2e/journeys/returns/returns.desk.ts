import { type Browser, expect, type Page } from '@playwright/test'
import { pressAction, sendPanel } from '../../actions.ts'
import { test } from '../../journey.ts'
import { enter, expectAccessible, expectNoSidewaysScroll } from '../../users.ts'

const headers = { 'x-requested-with': 'XMLHttpRequest' }
const api = async (page: Page, method: 'get' | 'post', path: string, data?: object) => {
  const { origin } = new URL(page.url())
  const asked = { headers: { ...headers, origin }, ...(data ? { data } : {}) }
  const answer = await page.context().request[method](path, asked)
  return (await answer.json()).data
}
/** The same window, another person. */
const becomes = async (page: Page, username: string, path: string) => {
  await page.context().clearCookies()
  await enter(page, username, path)
}
const panelOf = (page: Page, name: string) => page.getByRole('complementary', { name })
const saved = async (page: Page, name: string) => {
  await sendPanel(panelOf(page, name))
  await expect(panelOf(page, name)).toBeHidden()
}

type Line = { invoice_code: string; invoice_line_no: number; item_code: string; serial_numbers: string[] }
type Sold = { customer_code: string; lines: [Line, Line] }

/** A dealer with two invoices, each of a set whose two units are still theirs. */
const findDealer = async (page: Page): Promise<Sold> => {
  const known: { customer_code: string }[] = await api(page, 'get', '/api/return-request/list?limit=100')
  for (const customer_code of new Set(known.map((row) => row.customer_code))) {
    const path = `/api/return-request/returnable?customer_code=${customer_code}`
    const found: (Line & { has_serial: boolean })[] = await api(page, 'get', path)
    const [first, ...others] = found.filter((line) => line.has_serial && line.serial_numbers.length === 2)
    const second = others.find(
      (line) => line.invoice_code !== first?.invoice_code && line.item_code !== first?.item_code,
    )
    if (first && second) return { customer_code, lines: [first, second] }
  }
  throw new Error('The demo has no dealer with two invoices and their units')
}

/** Pieces that come back, each with the numbers of its units, and where they are fetched. */
const writeReturn = async (page: Page, lines: readonly Line[]) => {
  await page.getByLabel('Reason').selectOption('Wrong_Item')
  await page.getByRole('button', { name: /^Warehouse/ }).click()
  await page.getByRole('option', { name: 'Gudang Jakarta' }).click()
  await page.getByLabel('Pickup address').fill('Jl. Kramat Raya 5')
  for (const { invoice_code, item_code, serial_numbers } of lines) {
    await page.getByLabel('Invoice, delivery, item or serial number').fill(invoice_code)
    await page.getByRole('button', { name: `Add ${item_code} of ${invoice_code}` }).click()
    const chosen = page.getByRole('group', { name: `${item_code} ${invoice_code}` })
    await chosen.getByLabel('Condition').selectOption('Opened')
    await chosen.getByLabel('Serial numbers').fill(serial_numbers.join('\n'))
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^RET-/ })).toBeVisible()
  return (await page.getByRole('heading', { name: /^RET-/ }).textContent())?.trim() ?? ''
}

const addPhoto = async (page: Page) => {
  const buffer = await page.screenshot({ type: 'jpeg', quality: 40 })
  await page.locator('input[type=file]').first().setInputFiles({ name: 'retur.jpg', mimeType: 'image/jpeg', buffer })
}

/** The driver sees on the phone what to fetch, and says when it is on the truck. */
const fetchGoods = async (browser: Browser, link: string, code: string) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'id-ID' })
  const phone = await context.newPage()
  await phone.goto(link)
  const stop = phone.getByRole('listitem').filter({ hasText: code })
  await stop.getByLabel('Diserahkan oleh').fill('Bu Sari')
  await expectNoSidewaysScroll(phone)
  await stop.getByRole('button', { name: 'Barang sudah di truk' }).click()
  await expect(stop.getByText('Sudah di truk')).toBeVisible()
  await context.close()
}

type Unit = { status: string; item_code: string }
const unitsOf = (page: Page, serials: readonly string[]): Promise<Unit[]> =>
  api(page, 'post', '/api/item/sn-history/bulk', { serials })
/** How much of the items of these units lies in the warehouse. */
const stockOf = async (page: Page, units: readonly Unit[]) => {
  let sum = 0
  for (const { item_code } of units) {
    const query = `warehouse_code=WH-705-01&limit=50&search=${encodeURIComponent(item_code)}`
    const rows: { item_code: string; on_hand: number }[] = await api(page, 'get', `/api/stock/balance?${query}`)
    sum += rows.find((row) => row.item_code === item_code)?.on_hand ?? 0
  }
  return sum
}

test('two units of two invoices come back, one is refused at the inspection; credit note, units and exposure follow', async ({
  page,
  browser,
}) => {
  await enter(page, 'branch-admin', '/return-request')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page, 40)
  const dealer = await findDealer(page)
  await page.goto(`/return-request/create?customer_code=${dealer.customer_code}`)
  const code = await test.step('the branch writes it', () => writeReturn(page, dealer.lines))
  const path = `/return-request/detail?code=${code}`
  await expect(page.getByText('Add at least one photo before you submit.')).toBeVisible()
  await addPhoto(page)
  await expect(page.getByText('Add at least one photo before you submit.')).toBeHidden()
  await pressAction(page, 'Submit')
  await page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByText('Submitted', { exact: true }).first()).toBeVisible()
  await expectAccessible(page, 40)

  await becomes(page, 'sales-ho', path)
  await pressAction(page, 'Approve')
  await saved(page, 'Approve')
  await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible()

  await test.step('a truck fetches it', async () => {
    await becomes(page, 'logistics', '/delivery-order/board?warehouse_code=WH-705-01')
    const waiting = page.getByRole('region', { name: /^Not planned/ })
    const lift = page.getByRole('button', { name: /^Move to/ })
    const card = page.locator('div', { hasText: code }).filter({ has: lift }).last()
    await expect(page.getByText(code)).toBeVisible()
    await expectAccessible(page, 30)
    await card.getByRole('button').click()
    await page.getByRole('button', { name: 'Put here' }).first().click()
    await expect(page.getByRole('status').filter({ hasText: 'moved' })).toBeVisible()
    await expect(waiting.getByText(code)).toBeHidden()
    const { pickups } = await api(page, 'get', '/api/delivery-order/board?warehouse_code=WH-705-01')
    const stop = pickups.find(({ return_code }: { return_code: string }) => return_code === code)
    const { warehouse_code, truck_no, pickup_date } = stop
    const place = { warehouse_code, truck_no, planned_date: pickup_date }
    const { link } = await api(page, 'post', '/api/delivery-order/driver-link', place)
    await fetchGoods(browser, link, code)
    await page.goto(path)
    await expect(page.getByText(/^Bu Sari, /)).toBeVisible()
    const letter = page.waitForEvent('download')
    await pressAction(page, 'Return letter')
    expect((await letter).suggestedFilename()).toContain(code)
  })

  const [kept, refused] = dealer.lines
  await test.step('the warehouse scans the first, and refuses the second', async () => {
    await becomes(page, 'warehouse', path)
    const units = await unitsOf(page, kept.serial_numbers)
    const before = await stockOf(page, units)
    await pressAction(page, 'Receive and inspect')
    const panel = panelOf(page, 'Receive and inspect')
    for (const serial of kept.serial_numbers) await panel.getByLabel(/Scan or type/).pressSequentially(`${serial}\n`)
    const group = panel.getByRole('group', { name: `${refused.item_code} ${refused.invoice_code}` })
    await group.getByLabel('Inspection result').fill('The cabinet is dented')
    await expectAccessible(page, 60)
    await saved(page, 'Receive and inspect')
    await expect(page.getByText('Adjusted', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('The cabinet is dented')).toBeVisible()
    expect(await stockOf(page, units)).toBe(before + units.length)
    const both = await unitsOf(page, [...kept.serial_numbers, ...refused.serial_numbers])
    expect(both.map(({ status }) => status)).toEqual([
      ...kept.serial_numbers.map(() => 'Returned'),
      ...refused.serial_numbers.map(() => 'Sold'),
    ])
  })

  await test.step('finance credits it, with the tax', async () => {
    await becomes(page, 'finance', path)
    const creditOf = async (): Promise<number> =>
      (await api(page, 'get', `/api/customer/detail-credit-amount?customer_code=${dealer.customer_code}`)).available
    const before = await creditOf()
    await pressAction(page, 'Close with credit note')
    const panel = panelOf(page, 'Close with credit note')
    const choice = panel.getByLabel('Tax correction')
    await expect(choice).toBeVisible()
    if (await choice.locator('option[value=Nota_Retur]').count()) {
      await choice.selectOption('Nota_Retur')
      await panel.getByLabel('Nota retur number').fill(`NR-${code}`)
    }
    await saved(page, 'Close with credit note')
    await expect(page.getByText('Closed', { exact: true }).first()).toBeVisible()
    await expectAccessible(page, 40)
    const { credited_amount, credit_notes } = await api(page, 'get', `/api/return-request/detail?return_code=${code}`)
    expect(credit_notes).toHaveLength(1)
    expect(await creditOf()).toBe(before + credited_amount)
    await page.goto(`/sales-invoice/detail?code=${kept.invoice_code}`)
    await expect(page.getByText(credit_notes[0].credit_note_code).first()).toBeVisible()
    await page.getByRole('link', { name: code }).first().click()
    await expect(page.getByRole('heading', { name: code })).toBeVisible()
  })
  await test.step('the search finds it', async () => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').last().fill(code)
    await expect(page.getByRole('option', { name: new RegExp(code) }).first()).toBeVisible()
  })
})

test('goods that arrived damaged become the draft of a return, which the problem then names', async ({ page }) => {
  await enter(page, 'branch-admin', '/delivery-order/receipt')
  const found = await api(page, 'get', '/api/delivery-order/problem?kind=damaged&status=Open&limit=20')
  const problem = found.find(({ document_code }: { document_code: string | null }) => document_code === null)
  const { delivery_code, customer_code } = problem
  await page.goto(`/delivery-order/detail?code=${delivery_code}`)
  await page.getByRole('link', { name: 'Draft a return' }).click()
  await expect(page.getByText(`From a problem of delivery ${delivery_code}`)).toBeVisible()
  const query = `customer_code=${customer_code}&search=${delivery_code}`
  const lines: Line[] = await api(page, 'get', `/api/return-request/returnable?${query}`)
  const line = lines.find(({ serial_numbers }) => serial_numbers.length > 0)
  if (!line) throw new Error('The damaged goods were not billed')
  const units = await unitsOf(page, line.serial_numbers)
  const pair = [...new Map(units.map(({ item_code }, n) => [item_code, line.serial_numbers[n] ?? ''])).values()]
  const code = await writeReturn(page, [{ ...line, serial_numbers: pair }])
  await expect(page.getByRole('link', { name: delivery_code })).toBeVisible()
  await page.getByRole('link', { name: delivery_code }).click()
  await expect(page.getByRole('link', { name: code })).toBeVisible()
})
