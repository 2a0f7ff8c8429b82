import * as forms from '@sejuk/contract/sales/order-forms'
import { type Simulation, simulateOrder } from '@sejuk/contract/sales/order-simulations'
import * as contract from '@sejuk/contract/sales/sales-orders'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleOf } from '../../../../test/example-of.ts'
import { openPage, rina } from '../../../../test/page.tsx'
// Loaded with the file, so that no test waits for it.
import './order-form-page.tsx'

const customer: forms.OrderCustomer = {
  ...(exampleOf(forms.orderCustomer.data, 'filled') as forms.OrderCustomer),
  ...{ customer_code: 'C-1', customer_name: 'Toko Sejuk', warehouse_code: 'W1', takes_orders: true },
  addresses: [
    {
      ...{
        address_code: 'A-1',
        detail_address: 'Jl. Kramat 1',
        city_name: 'Jakarta',
        address_type: 'official-address',
      },
      ...{ receiver_name: 'Budi', receiver_phone: '812' },
    },
  ],
  ...{ shops: [], projects: [], locks: [], orders: [] },
  credit: {
    ...{ limit: 10_000_000, exposure: 4_000_000, outstanding_invoice: 4_000_000, open_order: 0, uncleared_cheque: 0 },
    ...{ overdue_stops_cash: 'N' as const, cod_most: 50_000_000 },
    ...{ unapplied_receipt: 0, overdue_days_max: 0, tolerance_percent: 0, overdue_days: null, block_at: 'Submit' },
  },
}
const [line] = (exampleOf(contract.getSalesOrder.data, 'filled') as contract.SalesOrderDetail).lines
const own = { item_code: 'AC-1', ordered_qty: 2, warehouse_code: 'W1', item_discount_percent: 0, remark: null }
const none = { lock_stock_order_detail_code: null, special_price_code: null, requested_delivery_date: null }
const saved = {
  ...(exampleOf(contract.getSalesOrder.data, 'empty') as contract.SalesOrderDetail),
  ...{ order_code: 'SO-9', customer_code: 'C-1', status: 'Draft', address_code: 'A-1', warehouse_code: 'W1' },
  ...{ requested_delivery_date: '2026-11-17', is_pre_order: false, row_version: 3, order_type: 'REGULAR' },
  ...{ payment_term_days: 30, price_include_tax: 'Y', cbd_discount_percent: 0, extra_discount_amount: 0 },
  lines: line ? [{ ...line, ...own, ...none }] : [],
}
const priced = (total_amount: number, over: Partial<Simulation> = {}): Simulation => {
  const found = exampleOf(simulateOrder.data, 'filled') as Simulation
  return { ...found, ladder: { ...found.ladder, total_amount, discount_percent: 0 }, objections: [], ...over }
}
const good = {
  ...{
    asked: 'AC-1',
    item_code: 'AC-1',
    item_name: 'AC 1 PK',
    business_unit_code: 'RAC',
    uom: 'SET',
    local_name: null,
  },
  ...{ decided_by: null, is_set: false, available: 9, units: [], holds: [] },
}
const session = {
  menu: rina.menu.map((one) => ({ ...one, url: '/sales-order' })),
  permission: [
    ...['Sales-Order-View', 'Sales-Order-Create', 'Sales-Order-Create-Open', 'Sales-Order-Modify'],
    ...['Sales-Order-Modify-Open', 'Sales-Order-Submit', 'Credit-Limit-Request-Create', 'Sales-Order-Open'],
  ],
} as const
const open = (url: string, answers: Record<string, object> = {}, permission: readonly string[] = session.permission) =>
  openPage(
    url,
    { menu: [...session.menu], permission: [...permission] as typeof rina.permission },
    {
      [forms.orderCustomer.path]: { data: customer },
      [forms.orderGoods.path]: { data: [good] },
      [simulateOrder.path]: { data: priced(5_000_000) },
      [contract.getSalesOrder.path]: { data: saved },
      ...answers,
    },
  )
const submit = () => screen.findByRole('button', { name: /^Submit/ })

test('without a customer nothing can be sent, and the page says so', async () => {
  open('/sales-order/create')
  expect((await submit()).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getAllByText('Choose a customer').length).toBeGreaterThan(0)
})

test('what stands in the way is listed before it is sent', async () => {
  open('/sales-order/create?customer_code=C-1')
  expect(await screen.findByText('Before you submit')).toBeTruthy()
  expect(screen.getAllByText('Add at least one line').length).toBeGreaterThan(0)
  expect(screen.getAllByText('Choose a delivery day').length).toBeGreaterThan(0)
})

test('an order that fits is saved and then sent, by its new version', async () => {
  const page = open('/sales-order/modify?order_code=SO-9', {
    [contract.updateSalesOrder.path]: { data: { order_code: 'SO-9', status: 'Draft', row_version: 4 } },
    [contract.actOnSalesOrder.submit.path]: { data: { order_code: 'SO-9', status: 'Submitted', row_version: 5 } },
  })
  expect((await screen.findAllByText('All prices are set')).length).toBeGreaterThan(0)
  await waitFor(async () => expect((await submit()).getAttribute('aria-disabled')).not.toBe('true'))
  fireEvent.click(await submit())
  const sent = () => page.asked.find(({ path }) => path === contract.actOnSalesOrder.submit.path)?.body
  await waitFor(() => expect(sent()).toMatchObject({ order_code: 'SO-9', row_version: 4 }))
})

test('over the limit it is stopped with the amount and the way to a higher limit', async () => {
  open('/sales-order/modify?order_code=SO-9', { [simulateOrder.path]: { data: priced(8_000_000) } })
  expect(
    (await screen.findAllByText('Order exceeds the credit limit by Rp 2.000.000', { exact: false })).length,
  ).toBeGreaterThan(0)
  expect((await submit()).getAttribute('aria-disabled')).toBe('true')
  const ask = await screen.findByRole('link', { name: 'Ask for a higher limit' })
  expect(ask.getAttribute('href')).toContain('requested_limit=12000000')
})

test('less than is wanted in the warehouse stops it, with how many there are', async () => {
  open('/sales-order/modify?order_code=SO-9', { [forms.orderGoods.path]: { data: [{ ...good, available: 1 }] } })
  expect((await screen.findAllByText('AC-1: only 1 free now')).length).toBeGreaterThan(0)
})

test('Enter adds the first hit and goes to its quantity, Enter again to the next line; Alt and Down opens it', async () => {
  const set = { ...good, asked: 'AC-2', item_code: 'AC-2', is_set: true, decided_by: 'AC-2(O)' }
  const unit = { item_name: 'Unit', sub_quantity: 1, price_share: 50, available: 9 }
  const units = ['AC-2(I)', 'AC-2(O)'].map((item_code) => ({ ...unit, item_code }))
  open('/sales-order/modify?order_code=SO-9', { [forms.orderGoods.path]: { data: [good, { ...set, units }] } })
  const box = await screen.findByPlaceholderText('Type a code, name or model, or scan')
  fireEvent.change(box, { target: { value: 'AC-2' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  const quantity = await screen.findByLabelText('Quantity of AC-2')
  await waitFor(() => expect(document.activeElement).toBe(quantity))
  expect(screen.queryByRole('list', { name: 'Units of AC-2' })).toBeNull()
  fireEvent.keyDown(quantity, { key: 'ArrowDown', altKey: true })
  expect(screen.getByRole('list', { name: 'Units of AC-2' }).textContent).toContain('50% of the set price')
  fireEvent.change(quantity, { target: { value: '12' } })
  expect(screen.getByText(/You typed 12\. Quantity set to 9/)).toBeTruthy()
  fireEvent.change(quantity, { target: { value: '93' } })
  expect(screen.getByText(/You typed 123\. Quantity set to 9/)).toBeTruthy()
  fireEvent.keyDown(quantity, { key: 'Enter' })
  expect(document.activeElement).toBe(box)
})

test('a discount says who decides about it, and how soon', async () => {
  const found = priced(5_000_000)
  const discounted = (discount_percent: number) => ({ ...found, ladder: { ...found.ladder, discount_percent } })
  const decision = { branch_band_percent: 8, answer_hours: 4 }
  const answers = { [forms.orderCustomer.path]: { data: { ...customer, decision } } }
  const url = '/sales-order/modify?order_code=SO-9'
  const { unmount } = open(url, { ...answers, [simulateOrder.path]: { data: discounted(7.28) } })
  expect(
    await screen.findByText(/Discount 7,28%: the branch manager decides, usually within 4 working hours/),
  ).toBeTruthy()
  unmount()
  open(url, { ...answers, [simulateOrder.path]: { data: discounted(9) } })
  expect(await screen.findByText(/Discount 9%, above 8%: head office sales decides/)).toBeTruthy()
})

test('who may not order is told so, and an order that is not there too', async () => {
  const { unmount } = open('/sales-order/create', {}, ['Sales-Order-View', 'Sales-Order-Create-Open'])
  expect(await screen.findByText(/permission/i)).toBeTruthy()
  unmount()
  open('/sales-order/modify?order_code=SO-8', {
    [contract.getSalesOrder.path]: { code: '404', status: 'Not-Exist', message: 'Data not found' },
  })
  expect((await screen.findAllByText(/not found|does not exist/i)).length).toBeGreaterThan(0)
})

test('before a customer is chosen an earlier order can be repeated; a shut Submit says why on its face', async () => {
  const row = { ...saved, order_code: 'SO-7', customer_name: 'CV Angin', order_date: '2026-11-02', status: 'Closed' }
  const page = open('/sales-order/create', { [contract.listSalesOrders.path]: { data: [row], total: 1 } })
  expect((await submit()).textContent).toBe('Submit · Choose a customer')
  fireEvent.click(screen.getByRole('button', { name: 'Repeat an order' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Repeat SO-7' }))
  const asked = () => page.asked.find(({ path }) => path === contract.getSalesOrder.path)
  await waitFor(() => expect(asked()?.query.get('order_code')).toBe('SO-7'))
})

test('what cannot be promised may be put in line, or only what can be promised is ordered', async () => {
  open('/sales-order/modify?order_code=SO-9&short_line=1&short_n=1')
  expect(await screen.findByText('Only 1 of AC-1 can be promised by its day, 1 cannot.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Put the rest in line' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Order only 1' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Put the rest in line' })).toBeNull())
})

test('a draft goes on with the hold of the form it was written in, so that its own stock is not taken by another', async () => {
  const page = open('/sales-order/modify?order_code=SO-9', {
    [contract.getSalesOrder.path]: { data: { ...saved, hold_purpose: 'order/first-form' } },
  })
  const goods = () => page.asked.filter(({ path }) => path === forms.orderGoods.path).at(-1)?.body
  await waitFor(() => expect(goods()).toMatchObject({ purpose: 'order/first-form' }))
})
