import { erpCustomizationDropdown } from '@sejuk/contract/masters/erp-customizations'
import { sendCart } from '@sejuk/contract/sales/mobile-orders'
import * as forms from '@sejuk/contract/sales/order-forms'
import { orderMoney } from '@sejuk/contract/sales/order-payments'
import { type Simulation, simulateOrder } from '@sejuk/contract/sales/order-simulations'
import { actOnSalesOrder, getSalesOrder, type SalesOrderDetail } from '@sejuk/contract/sales/sales-orders'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { beNarrow } from '../../../../test/browser.ts'
import { exampleOf } from '../../../../test/example-of.ts'
import { openPage, rina } from '../../../../test/page.tsx'
import { blankHeader, type Cart } from './cart.ts'
import { storeCart } from './cart-storage.ts'
// Loaded with the file, so that no test waits for it.
import './sales-order-mobile-page.tsx'

beforeEach(() => beNarrow(true))

const customer: forms.OrderCustomer = {
  ...(exampleOf(forms.orderCustomer.data, 'filled') as forms.OrderCustomer),
  ...{ customer_code: 'C-1', customer_name: 'Toko Sejuk', warehouse_code: 'W1', takes_orders: true },
  ...{ collect_method: 'TOP', payment_term_days: 30, cheque_allowed: 'N', locks: [], orders: [] },
  decision: { branch_band_percent: 5, answer_hours: 4 },
  credit: {
    ...{ limit: 10_000_000, exposure: 4_000_000, outstanding_invoice: 4_000_000, open_order: 0, uncleared_cheque: 0 },
    ...{ overdue_stops_cash: 'N' as const, cod_most: 50_000_000 },
    ...{ unapplied_receipt: 0, overdue_days_max: 0, tolerance_percent: 0, overdue_days: null, block_at: 'Submit' },
  },
}
const key = '3f0c8f5e-2f43-4d51-9a5e-0d5a5f6c7b8a'
const header = {
  ...{ ...blankHeader, order_type: 'REGULAR', warehouse_code: 'W1', address_code: 'A-1' },
  requested_delivery_date: '2026-11-17',
}
const cart: Cart = {
  ...{ client_key: key, usercode: rina.usercode, customer_code: 'C-1', customer_name: 'Toko Sejuk', state: 'open' },
  ...{ at: '2026-11-16T02:00:00Z', read_at: '2026-11-16T02:00:00Z', header },
  lines: [
    {
      ...{ item_code: 'AC-1', item_name: 'AC 1 PK', ordered_qty: 2, list_price: 4_000_000, unit_price: 4_000_000 },
      ...{ seen_amount: 8_000_000, reason: null, units: [] },
    },
  ],
}
const names = ['TOP', 'COD', 'TRANSFER', 'CBD'].map((value) => ({
  ...{ value, code: value, name: value, data_type: 'COLLECT_METHOD', label: `By ${value}`, local_label: value },
}))
const open = async (page: string, over: Partial<Cart> = {}, answers: Record<string, object> = {}) => {
  await storeCart({ ...cart, ...over })
  const priced = exampleOf(simulateOrder.data, 'filled') as Simulation
  return openPage(
    `/sales-order-mobile?page=${page}&cart=${key}`,
    {
      menu: rina.menu.map((one) => ({ ...one, url: '/sales-order-mobile' })),
      permission: [
        'Sales-Order-View',
        'Sales-Order-Create',
        'Sales-Order-Submit',
        'Sales-Order-Withdraw',
        'Sales-Order-Mobile-Open',
      ],
    },
    {
      [forms.orderCustomer.path]: { data: customer },
      [erpCustomizationDropdown.path]: { data: names },
      [simulateOrder.path]: { data: { ...priced, ladder: { ...priced.ladder, total_amount: 8_000_000 } } },
      ...answers,
    },
  )
}
const sentOf = (page: Awaited<ReturnType<typeof open>>) =>
  page.asked.filter(({ path }) => path === sendCart.path).map(({ body }) => body)
const order = {
  ...(exampleOf(getSalesOrder.data, 'empty') as SalesOrderDetail),
  ...{ order_code: 'SO-1', status: 'Submitted', created_by: rina.usercode, line_count: 1, total_amount: 8_000_000 },
  ...{ payment_state: 'Waiting', payment_reference: 'SO-1', pay_by: '2026-11-18T11:00:00.000Z', row_version: 3 },
  ...{ collect_method: 'CBD', bound_amount: 0, decided_count: 0, waiting_for: ['branch'] },
}
const money = {
  ...{ kept: [], free: [] },
  pay_to: {
    va: '8808070500',
    accounts: [{ bank_name: 'BCA', account_number: '5270318842', account_name: 'PT Sejuk' }],
  },
}

test('the phone offers the customer’s way and stricter ones, and no more days than the customer has', async () => {
  const page = await open('DetailOrderPage')
  const own = await screen.findByRole('radio', { name: /^By TOP/ })
  expect(own).toBeChecked()
  expect(screen.queryByRole('radio', { name: /GIRO/ })).toBeNull()
  const term = screen.getByRole('combobox', { name: 'Term' })
  const days = [...term.querySelectorAll('option')].map(({ value }) => value).filter(Boolean)
  expect(days).toEqual(['30', '21', '14', '7'])
  fireEvent.change(term, { target: { value: '14' } })
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Term' })).toHaveValue('14'))
  fireEvent.click(screen.getByRole('radio', { name: /^By CBD/ }))
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Term' })).toBeNull())
  const priced = () => page.asked.filter(({ path }) => path === simulateOrder.path).at(-1)?.body
  await waitFor(() => expect(priced()).toMatchObject({ collect_method: 'CBD' }))
})

test('what is missing is said in rupiah, and finance is asked with a note', async () => {
  const page = await open(
    'SummaryOrderPage',
    {},
    {
      [sendCart.path]: { data: { order_code: 'SO-1', status: 'Submitted', row_version: 3, total_amount: 8_000_000 } },
      [getSalesOrder.path]: { data: order },
    },
  )
  expect(await screen.findByText('Order exceeds the credit limit by Rp 2.000.000')).toBeInTheDocument()
  const send = screen.getByRole('button', { name: 'Send the order' })
  expect(send).toBeDisabled()
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Ask finance/ }))
  fireEvent.change(await screen.findByRole('textbox', { name: /Note for finance/ }), {
    target: { value: 'The owner pays on Friday' },
  })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send the order' })).toBeEnabled())
  fireEvent.click(screen.getByRole('button', { name: 'Send the order' }))
  await waitFor(() => expect(sentOf(page)).toHaveLength(1))
  expect(sentOf(page)[0]).toMatchObject({ ask_finance: true, override_reason: 'The owner pays on Friday' })
})

test('paid before delivery needs no limit, and more than a driver carries is said before it is sent', async () => {
  await open('SummaryOrderPage', { header: { ...header, collect_method: 'CBD' } })
  expect(await screen.findByText('Rp 8.000.000 is paid before the goods leave')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Send the order' })).toBeEnabled()
  expect(screen.queryByRole('checkbox', { name: /^Ask finance/ })).toBeNull()
})

test('more than a driver carries is said before it is sent', async () => {
  const credit = { ...customer.credit, cod_most: 5_000_000 }
  await open(
    'SummaryOrderPage',
    { header: { ...header, collect_method: 'COD' } },
    {
      [forms.orderCustomer.path]: { data: { ...customer, credit } },
    },
  )
  expect(await screen.findByText(/Rp 3\.000\.000/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Send the order' })).toBeDisabled()
})

test('a sent order shows amount, number and day to pay, each to be copied, and can be withdrawn', async () => {
  const page = await open(
    'SummaryOrderPage',
    { state: 'sent', order_code: 'SO-1', total_amount: 8_000_000 },
    {
      [getSalesOrder.path]: { data: order },
      [orderMoney.path]: { data: money },
    },
  )
  for (const text of ['Rp 8.000.000', '8808070500', '5270318842', 'SO-1'])
    expect((await screen.findAllByRole('button', { name: `Copy ${text}` })).length).toBeGreaterThan(0)
  const share = screen.getByRole('link', { name: 'Send to the customer' }).getAttribute('href') ?? ''
  const text = decodeURIComponent(share)
  for (const part of ['Rp 8.000.000', '8808070500', 'BCA 5270318842', 'Write SO-1', 'never change our account'])
    expect(text).toContain(part)
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('free again')
  fireEvent.click([...dialog.querySelectorAll('button')].find((one) => one.textContent === 'Withdraw') ?? dialog)
  await waitFor(() =>
    expect(page.asked.find(({ path }) => path === actOnSalesOrder.withdraw.path)?.body).toMatchObject({
      order_code: 'SO-1',
      row_version: 3,
    }),
  )
})
