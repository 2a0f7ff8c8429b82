import { getBankLine, getBankLineCustomer, listBankLines } from '@sejuk/contract/money/bank-lines'
import { getCustomerAccount, getMoneyDesk } from '@sejuk/contract/money/accounts'
import { actOnBankLine } from '@sejuk/contract/money/bank-lines'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage, rina } from '../../../test/page.tsx'

const user = userEvent.setup()
const menu = rina.menu.map((item) => ({ ...item, url: '/sales-invoice/money' }))
const sum = (count: number, amount: number) => ({ count, amount })
const desk = {
  ...{ credits: sum(3, 900), owing: sum(1, 400), receipts: { waiting: 2, amount: 800 } },
  ...{ refunds: { submitted: 0, approved: 0, in_file: 0, failed: 0 } },
  bank: { decide: sum(12, 75_000_000), certain: sum(2, 1_000_000), unidentified: sum(1, 5000) },
  cash: { with_drivers: sum(4, 36_524_900), counted: sum(8, 1), short: sum(2, 100_000), over: sum(0, 0) },
}

test('the money desk leads to the cash of drivers and to the lines of the bank', async () => {
  const permission = ['Money-Desk-View', 'Driver-Cash-View'] as const
  openPage('/sales-invoice/money', { permission: [...permission], menu }, { [getMoneyDesk.path]: { data: desk } })
  const cash = await screen.findByRole('link', { name: 'Cash with drivers' })
  expect(cash).toHaveAttribute('href', '/sales-invoice/driver-cash?status=Collected')
  expect(cash.closest('li')).toHaveTextContent('4 · Rp 36.524.900')
  const tabs = screen.getByRole('navigation', { name: 'Money desk' })
  expect(within(tabs).getByRole('link', { name: 'Driver cash' })).toHaveAttribute('href', '/sales-invoice/driver-cash')
  expect(screen.getByRole('link', { name: 'Certain bank lines to confirm' })).toHaveAttribute(
    'href',
    '/sales-invoice/money/bank?show=certain',
  )
})

test('who may not see what drivers took sees neither the tab nor the figures', async () => {
  openPage(
    '/sales-invoice/money',
    { permission: ['Money-Desk-View'], menu },
    { [getMoneyDesk.path]: { data: { ...desk, cash: null } } },
  )
  expect(await screen.findByRole('link', { name: 'Payments to confirm' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /Driver cash|Cash with drivers/ })).toBeNull()
})

const suggestion = {
  ...{ customer_code: 'C-1', customer_name: 'Toko Sejahtera', receipt_code: null, cheque_code: null, missing: 0 },
  ...{ order_code: 'SO-705-2611-00007', sure: 'Certain', reasons: ['reference', 'amount'], allocations: [] },
}
const line = {
  ...{ line_code: 'BS-1-1', text: 'SO705261100007 LUNAS', reference: '', imported_by: 'X', line_date: '2026-11-18' },
  ...{ amount: 8_000_000, state: 'New', sure: 'Certain', suggestion, row_version: 1, balance: null },
  ...{ statement_code: 'BS-1', account_code: 'BA-1', customer_code: null, customer_name: null, receipt_code: null },
  ...{ cheque_code: null, charge_receipt_code: null, owner_code: null, owner_user_name: null, reason: null },
  ...{ matched_user_name: null, matched_date: null, created_date: '2026-11-18T02:00:00.000Z' },
}

test('a line that names an order is kept for it, and may be kept for another that waits or for none', async () => {
  const { asked } = openPage(
    '/sales-invoice/money/bank?show=certain&line=BS-1-1',
    { permission: ['Money-Desk-View', 'Bank-Line-Match'], menu },
    {
      [listBankLines.path]: { data: [line] },
      [getBankLine.path]: { data: { ...line, suggestions: [suggestion], bank_fee_most: 10_000 } },
      [getBankLineCustomer.path]: {
        data: {
          ...{ customer_code: 'C-1', customer_name: 'Toko Sejahtera', salesman_name: null, exposure: 0, invoices: [] },
          orders: [
            { order_code: 'SO-705-2611-00007', open_amount: 8_000_000 },
            { order_code: 'SO-705-2611-00009', open_amount: 5_000_000 },
          ],
        },
      },
    },
  )
  const order = await screen.findByRole('combobox', { name: 'Kept for an order' })
  expect(order).toHaveValue('SO-705-2611-00007')
  expect(screen.getByText(/^Kept for SO-705-2611-00007 until it is billed/)).toBeInTheDocument()
  await user.selectOptions(order, 'SO-705-2611-00009, Rp 5.000.000')
  await user.click(screen.getByRole('button', { name: 'Confirm Rp 8.000.000' }))
  await waitFor(() =>
    expect(asked.find(({ path }) => path === actOnBankLine.match.path)?.body).toMatchObject({
      ...{ customer_code: 'C-1', order_code: 'SO-705-2611-00009', bank_charge: 0 },
    }),
  )
})

const account = {
  ...{ customer_code: 'C-1', customer_name: 'Toko Sejahtera', dept_name: 'Jakarta', collect_method: 'CBD' },
  ...{ bank_code: null, account_name: null, account_number: null, payment_term_days: 0, open: 0, late: 0 },
  ...{ late_days: 0, invoice_count: 0, not_billed: 0, covered: 0, credit: 500_000, held: 0, exposure: -500_000 },
  ...{ limit: 0, left: 500_000, invoices: [], sources: [], cashbacks: [] },
  statement: { from: '2026-10-01', to: '2026-11-18', opening: 0, closing: -500_000, entries: [], is_cut: false },
}

test('the account of who pays before the goods leave names no limit and no days', async () => {
  openPage(
    '/sales-invoice/money/account?customer_code=C-1',
    { permission: ['Money-Desk-View', 'Customer-View-Credit'], menu },
    { [getCustomerAccount.path]: { data: account } },
  )
  expect(await screen.findByText('No credit limit')).toBeInTheDocument()
  expect(screen.getByText('pays before the goods leave')).toBeInTheDocument()
  expect(screen.queryByText(/Credit limit|0 days/)).toBeNull()
})
