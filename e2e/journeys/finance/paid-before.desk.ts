import { type Browser, expect, type Page } from '@playwright/test'
import { pressAction } from '../../actions.ts'
import { test } from '../../journey.ts'
import { companyDay, type Office, officeOf } from '../../letters.ts'
import { type Caller, caller, enter, expectAccessible, openDesk } from '../../users.ts'

type Open = { order_code: string; open_qty: number; address_code: string | null }

const written = (amount: number) => String(amount).replaceAll(/\B(?=(\d{3})+$)/g, '.')
const detailOf = (code: string) => `/delivery-order/detail?code=${code}`

/** The smallest order of the branch that waits for money before its goods leave, and that no line of the bank names yet. */
const findWaiting = async (office: Office, finance: Caller) => {
  const isNamed = async (code: string) => {
    const found: object[] = await finance.ask(`/api/bank-line?show=all&search=${code}`)
    return found.length > 0
  }
  const open: Open[] = await office.logistics.ask('/api/delivery-order/open-orders?warehouse_code=WH-705-01&limit=100')
  for (const { order_code, address_code } of open.toSorted((a, b) => a.open_qty - b.open_qty)) {
    if (!address_code) continue
    const order = await office.orderOf(order_code)
    if (order.payment_state !== 'Waiting' || order.bound_amount > 0 || order.unpaid_released_date) continue
    if (!(await isNamed(order_code)) && !(await isNamed(plain(order_code)))) return order
  }
  throw new Error('No order of the demo waits for money')
}

const issueGoods = async (page: Page) => {
  await pressAction(page, 'Approve goods issue')
  await page.getByRole('dialog').getByRole('button', { name: 'Approve goods issue', exact: true }).click()
}

/** Of our number the bank leaves the dashes out. */
const plain = (code: string) => code.replaceAll('-', '')
const fileOf = (order_code: string, amount: number) => {
  const day = companyDay().split('-').toReversed().join('/')
  const opening = 50_000_000
  const rows = [
    'Date,Transaction,Debit,Credit,Balance',
    `Saldo Awal,${opening}`,
    `${day},"TRSF E-BANKING CR ${plain(order_code)} PELUNASAN",,${amount},${opening + amount}`,
    `Saldo Akhir,${opening + amount}`,
  ]
  return { name: `mutasi-${order_code}.csv`, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) }
}

/** Finance brings the file in, and does not decide it. */
const bringIn = async (browser: Browser, order_code: string, amount: number) => {
  const desk = await openDesk(browser, 'finance', '/sales-invoice/money')
  await desk.getByRole('link', { name: 'Bank lines', exact: true }).click()
  await desk.getByRole('link', { name: 'Bank statements' }).click()
  await desk.getByRole('button', { name: 'Import statement' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Account').selectOption({ label: 'BCA 5270441209' })
  await dialog.getByLabel('Layout').selectOption({ label: 'BRI (CSV)' })
  await dialog.locator('input[type=file]').setInputFiles(fileOf(order_code, amount))
  await expectAccessible(desk, 30)
  await dialog.getByRole('button', { name: 'Import statement' }).click()
  await expect(dialog.getByText(/^1 new line, 1 of them certain/)).toBeVisible()
  await dialog.getByRole('link', { name: 'Decide the lines' }).click()
  const certain = desk.getByRole('button', { name: /^Confirm \d+ certain$/ })
  await expect(certain).toHaveAttribute('aria-disabled', 'true')
  await desk.context().close()
}

/** Another person confirms what is certain at one press. */
const confirmCertain = async (browser: Browser, order_code: string, amount: number) => {
  const desk = await openDesk(browser, 'finance-manager', '/sales-invoice/money/bank?show=certain')
  await desk.getByRole('button', { name: /BCA 5270441209/ }).click()
  const line = desk.getByRole('row').filter({ hasText: `CR ${plain(order_code)} PELUNASAN` })
  await expect(line).toContainText(`Order ${order_code}`)
  await expect(line).toContainText(written(amount))
  await expectAccessible(desk, 40)
  await desk.getByRole('button', { name: /^Confirm \d+ certain$/ }).click()
  const sure = desk.getByRole('dialog')
  await expect(sure).toContainText(/Confirm \d+ lines?, Rp/)
  await sure.getByRole('button', { name: /^(Yes|Confirm)/ }).click()
  await expect(desk.getByText('Certain lines confirmed').first()).toBeVisible()
  await expect(line).toHaveCount(0)
  await desk.context().close()
}

test('an order that is paid before its goods leave: refused with what is missing, paid by a file of the bank that is matched at one press, and issued', async ({
  page,
  browser,
  baseURL,
}) => {
  const office = await officeOf(browser, baseURL ?? '')
  const { order_code, total_amount } = await findWaiting(office, await caller(browser, baseURL ?? '', 'finance'))
  const { delivery_code } = await office.pickOrder(order_code, 'B 2218 CBD')
  await enter(page, 'bm', detailOf(delivery_code))
  await issueGoods(page)
  const missing = `Rp ${written(total_amount)} is missing for ${order_code} before these goods may leave`
  await expect(page.getByText(missing).first()).toBeVisible()
  expect(await office.letterOf(delivery_code)).toMatchObject({ goods_issue_date: null })

  await test.step('finance brings the file in', () => bringIn(browser, order_code, total_amount))
  await test.step('another person confirms it', () => confirmCertain(browser, order_code, total_amount))

  await page.goto(`/sales-order/order-detail/${order_code}`)
  const payment = page.locator('section', { has: page.getByRole('heading', { name: 'Payment', exact: true }) })
  await expect(payment.getByText('Paid', { exact: true })).toBeVisible()
  await expect(payment).toContainText(`Rp ${written(total_amount)} of Rp ${written(total_amount)}`)
  await expectAccessible(page, 40)

  await page.goto(detailOf(delivery_code))
  await issueGoods(page)
  await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible()
})
