import { expect, type Locator, type Page } from '@playwright/test'
import { pressAction, sendPanel } from '../../actions.ts'
import { becomes, call } from '../../api.ts'
import { test } from '../../journey.ts'
import { enter, expectAccessible } from '../../users.ts'

const written = (amount: number) => String(amount).replaceAll(/\B(?=(\d{3})+$)/g, '.')
type Account = { exposure: number; covered: number; open: number; left: number }
const accountOf = (page: Page, customer_code: string): Promise<Account> =>
  call(page, 'get', `/api/money/account?customer_code=${customer_code}`)

type ChequeInvoice = { invoice_code: string; open_amount: number }
type Found = { customer_code: string; customer_name: string; invoice: ChequeInvoice }

/** Of the branch whose finance bounces it: owes an invoice, may pay by cheque, and no cheque covers anything of it yet. */
const findDebtor = async (page: Page): Promise<Found> => {
  const debtors: { customer_code: string; customer_name: string }[] = await call(
    page,
    'get',
    '/api/sales-invoice/debtors?dept_code=705&limit=100&sort=open',
  )
  for (const { customer_code, customer_name } of debtors) {
    const { is_allowed, invoices } = await call(page, 'get', `/api/cheque/customer?customer_code=${customer_code}`)
    const [invoice]: ChequeInvoice[] = invoices
    if (!is_allowed || !invoice || invoice.open_amount < 100_000) continue
    const { covered } = await accountOf(page, customer_code)
    if (covered === 0) return { customer_code, customer_name, invoice }
  }
  throw new Error('The demo has nobody who owes and may pay by cheque')
}

const chooseFirst = async (page: Page, within: Locator, name: RegExp, search: string) => {
  await within.getByRole('button', { name }).click()
  await page.getByRole('combobox').last().fill(search)
  await page
    .getByRole('option', { name: new RegExp(search) })
    .first()
    .click()
}

test('a cheque covers an invoice and bounces: exposure stays what it was, and the debt is back', async ({ page }) => {
  await enter(page, 'finance-manager')
  const { customer_code, invoice } = await findDebtor(page)
  const before = await accountOf(page, customer_code)
  const { invoice_code, open_amount } = invoice
  const cheque_no = `BG ${Date.now()}`

  await page.goto('/cheque')
  await page.getByRole('button', { name: 'Record a cheque' }).click()
  const panel = page.getByRole('complementary', { name: 'Record a cheque' })
  await chooseFirst(page, panel, /^Customer/, customer_code)
  await panel.getByLabel('Cheque number').fill(cheque_no)
  await chooseFirst(page, panel, /^Bank/, 'BCA')
  await panel.getByLabel('Drawer').fill('CV Demo')
  await panel.getByLabel('Amount', { exact: false }).first().fill(written(open_amount))
  await panel.getByLabel(new RegExp(invoice_code)).fill(written(open_amount))
  await sendPanel(panel)
  await expect(panel).toBeHidden()
  const [{ cheque_code }] = await call(page, 'get', `/api/cheque?search=${encodeURIComponent(cheque_no)}`)

  await test.step('it covers, and counts once', async () => {
    expect(await accountOf(page, customer_code)).toMatchObject({
      ...{ exposure: before.exposure, left: before.left, open: before.open, covered: open_amount },
    })
    await page.goto(`/sales-invoice/money/account?customer_code=${customer_code}`)
    const row = page.getByRole('row').filter({ hasText: invoice_code }).first()
    await expect(row.getByText(written(open_amount)).first()).toBeVisible()
    await expect(page.getByText(/stands once in the exposure/)).toBeVisible()
    await expectAccessible(page, 40)
  })

  await page.goto(`/cheque/detail?code=${cheque_code}`)
  await pressAction(page, 'Deposit')
  await page.getByRole('dialog').getByRole('button', { name: 'Deposit' }).click()
  await expect(page.getByText('Deposited', { exact: true }).first()).toBeVisible()

  await test.step('the bank gives it back, as somebody else than its writer says', async () => {
    await becomes(page, 'finance', `/cheque/detail?code=${cheque_code}`)
    await pressAction(page, 'Bounced')
    const bounced = page.getByRole('complementary', { name: 'Bounced' })
    await bounced.getByLabel('Reason').selectOption('insufficient-funds')
    await sendPanel(bounced)
    await expect(page.getByText('Bounced: Not enough funds')).toBeVisible()
    await expectAccessible(page, 40)
  })

  await test.step('the debt is back, for whoever collects it too', async () => {
    expect(await accountOf(page, customer_code)).toMatchObject({ ...before, covered: 0 })
    await page.goto(`/sales-invoice/detail?code=${invoice_code}`)
    await expect(page.getByText('Came to nothing')).toBeVisible()
    const { paid_amount, held_amount, grand_total } = await call(
      page,
      'get',
      `/api/sales-invoice/detail?invoice_code=${invoice_code}`,
    )
    expect([grand_total - paid_amount, held_amount]).toEqual([open_amount, 0])
    await page.goto(`/sales-invoice/money/account?customer_code=${customer_code}`)
    await expect(page.getByText(/stands once in the exposure/)).toBeHidden()
  })
})
