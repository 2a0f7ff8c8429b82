import { type Browser, expect, type Page } from '@playwright/test'
import { pressAction } from '../../actions.ts'
import { test } from '../../journey.ts'
import { companyDay, officeOf } from '../../letters.ts'
import { signOn } from '../../signature.ts'
import { type Caller, caller, enter, expectAccessible, expectNoSidewaysScroll, openDesk } from '../../users.ts'

type Customer = { customer_code: string; available: number | null; overdue_days_max: number | null }
type Item = { item_code: string; offer: { has_price: boolean; available: number; unit_price: number } | null }
/** A truck of this journey alone, so that its driver has one stop. */
const truck_no = `B ${String(Date.now()).slice(-4)} COD`
const written = (amount: number) => String(amount).replaceAll(/\B(?=(\d{3})+$)/g, '.')

/** A customer who pays at the door, and the cheapest thing that there is for him. */
const findBuyer = async (sales: Caller) => {
  for (let n = 1; n <= 10; n++) {
    const customers: Customer[] = await sales.ask(`/api/customer/sales-order-mobile?page=${n}`)
    for (const { customer_code, available, overdue_days_max } of customers) {
      // Who pays before or at the door has no credit that is left.
      if (available !== null || (overdue_days_max ?? 0) > 0) continue
      const { collect_method } = await sales.ask(`/api/customer/detail/${customer_code}`)
      if (collect_method !== 'COD') continue
      const items: Item[] = await sales.ask(`/api/item/sales-order-mobile?customer_code=${customer_code}&limit=50`)
      const [item] = items
        .filter(({ offer }) => offer?.has_price && offer.unit_price > 0 && offer.available > 1)
        .toSorted((a, b) => (a.offer?.unit_price ?? 0) - (b.offer?.unit_price ?? 0))
      if (item) return { customer_code, item_code: item.item_code }
    }
  }
  throw new Error('Nobody who pays at the door has something to buy')
}

/** On the phone, from the customer to the order's number. */
const orderOnPhone = async (page: Page, sales: Caller) => {
  const { customer_code, item_code } = await findBuyer(sales)
  await enter(page, 'sales', '/sales-order-mobile?page=HomePage')
  await page.getByLabel('Name or code').fill(customer_code)
  await page.getByRole('button', { name: new RegExp(customer_code) }).click()
  await expect(page).toHaveURL(/cart=/)
  await page.getByRole('button', { name: 'All', exact: true }).click()
  const row = page.getByRole('listitem').filter({ has: page.getByText(item_code, { exact: true }) })
  await row.getByRole('button', { name: /^Add / }).click()
  await expect(page.getByText(/^Cart, 1 item, 1 unit/)).toBeVisible()
  await page.getByRole('button', { name: 'Summary' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Order summary' }).click()
  await expect(page.getByText(/The driver collects Rp/)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send the order' }).click()
  await expect(page.getByRole('heading', { name: 'Order sent' })).toBeVisible()
  return (await page.getByRole('button', { name: /^Copy SO-/ }).textContent())?.trim() ?? ''
}

/** At the door: too little is refused with what is missing, all of it lets the goods go. */
const collect = async (browser: Browser, link: string, total: number) => {
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, locale: 'id-ID', serviceWorkers: 'block' },
  })
  const phone = await context.newPage()
  await phone.goto(link)
  await phone
    .getByRole('button', { name: /^Saya sudah tiba/ })
    .first()
    .click()
  await phone.getByRole('button', { name: 'Lanjut ke foto' }).click()
  for (const name of ['Barang diterima', 'Surat jalan bertanda']) {
    // Each photo is another: one that was used before opens a problem.
    const buffer = await phone.screenshot({ type: 'jpeg', quality: name.length * 2 })
    await phone.getByLabel(name).setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })
  }
  await phone.getByRole('button', { name: 'Lanjut ke uang' }).click()
  await expect(phone.getByText(`Rp ${written(total)}`).first()).toBeVisible()
  const onward = phone.getByRole('button', { name: 'Lanjut ke tanda terima' })
  await phone.getByLabel('Uang tunai yang dihitung').fill(String(total - 50_000))
  await expect(phone.getByText(/^Kurang Rp 50\.000\. Hubungi kantor/)).toBeVisible()
  await expect(onward).toBeDisabled()
  await expectNoSidewaysScroll(phone)
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Uang pas' }).click()
  await onward.click()
  await phone.getByLabel('Nama penerima').fill('Yudi Wicaksono')
  await signOn(phone)
  await phone.getByRole('button', { name: 'Selesai di titik ini' }).click()
  await expect(phone.getByText('Terkirim ke kantor').first()).toBeVisible({ timeout: 90_000 })
  await expect(phone.getByText(`Uang tunai di tas: Rp ${written(total)}`)).toBeVisible()
  await context.close()
}

/** By one cashier from the money desk to the bank; in between somebody else confirms the receipt. */
const handIn = async (browser: Browser, letter: string, total: number) => {
  const desk = await openDesk(browser, 'finance', '/sales-invoice/money')
  await desk.getByRole('link', { name: 'Cash with drivers' }).click()
  await expect(desk.getByRole('heading', { name: 'Driver cash' })).toBeVisible()
  const row = () => desk.getByRole('row').filter({ hasText: letter })
  const press = async (name: string) => {
    await row()
      .getByRole('button', { name: /^Actions for/ })
      .click()
    await desk.getByRole('menuitem', { name, exact: true }).click()
  }
  await expect(row()).toContainText('With the driver')
  await press('Count')
  const counting = desk.getByRole('dialog')
  await counting.getByLabel('Counted').fill(written(total))
  await counting.getByRole('button', { name: 'Count' }).click()
  await expect(desk.getByText('Cash counted').first()).toBeVisible()
  const path = `/api/held-cash?search=${letter}`
  const finance = await caller(browser, new URL(desk.url()).origin, 'finance')
  const [counted] = await finance.ask(path)
  expect(counted).toMatchObject({ status: 'Handed_In', difference_state: 'None', taken: total, counted: total })

  const [receipt_code] = counted.receipt_codes
  const chief = await openDesk(browser, 'finance-manager', `/sales-invoice/receipt?code=${receipt_code}`)
  await pressAction(chief, 'Confirm')
  await chief.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(chief.getByText('Receipt confirmed')).toBeVisible()

  await desk.goto(`/sales-invoice/driver-cash?status=Handed_In&search=${letter}`)
  await press('Record the deposit')
  const deposit = desk.getByRole('complementary').or(desk.getByRole('dialog')).last()
  await deposit.getByLabel('Deposit slip number').fill('ST 88121')
  await deposit.getByLabel('Deposit date').fill(companyDay().split('-').toReversed().join('/'))
  await deposit.locator('button[type=submit]').click()
  await expect.poll(async () => (await finance.ask(path))[0].status).toBe('Deposited')
  await desk.goto(`/sales-invoice/driver-cash?status=Deposited&search=${letter}`)
  await expect(row()).toContainText('ST 88121')
  await expectAccessible(desk, 40)
}

test('an order that is paid at the door goes from the phone to the bank: ordered, delivered for its money, counted, confirmed by another, deposited', async ({
  page,
  browser,
  baseURL,
}) => {
  const office = await officeOf(browser, baseURL ?? '')
  const sales = await caller(browser, baseURL ?? '', 'sales')
  const order_code = await test.step('the order', () => orderOnPhone(page, sales))
  const { total_amount, collect_method } = await office.approveOrder(order_code)
  expect(collect_method).toBe('COD')
  const { delivery_code, warehouse_code } = await office.pickOrder(order_code, truck_no)
  await office.actOn(office.bm, 'approve', delivery_code)
  const asked = { warehouse_code, truck_no, planned_date: companyDay() }
  const { link } = await office.logistics.send('/api/delivery-order/driver-link', asked)
  await test.step('the door', () => collect(browser, link, total_amount))
  await test.step('the office', () => handIn(browser, delivery_code, total_amount))
  expect(await office.orderOf(order_code)).toMatchObject({ bound_amount: total_amount })
})
