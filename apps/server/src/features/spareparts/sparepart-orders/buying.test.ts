import * as buying from '@sejuk/contract/spareparts/buying'
import * as contract from '@sejuk/contract/spareparts/sparepart-orders'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { held, startServiceServer } from '../../../../test/servers/service-server.ts'
import { makeParts, photographOrder, stockUpParts } from '../../../../test/spareparts.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { sparepartOrders } from '../../../db/tables/spareparts/sparepart-orders.ts'

const { db, as, desk, technician, everything } = await startServiceServer()
await makeParts(db)
await stockUpParts(db, 'COMP', 2)
const shop = (customer_code: string) => ({
  ...{ customer_code, customer_name: `Toko ${customer_code}`, dept_code: '705', created_by: 'X' },
  ...{ customer_level: 'GOLD', org_code: '1-GREE', collect_method: 'TOP' as const },
})
await db.insert(customers).values([shop('C-1'), shop('C-2')])
const asCustomer = (...customer_codes: string[]) =>
  as(held('Customer'), { view_data: 'View_Data_Customer', department: '705', customer_codes, username: 'Anton' })
const buyer = await asCustomer('C-1')
const otherBuyer = await asCustomer('C-2')
const ownsTwo = await asCustomer('C-1', 'C-2')
const checker = await as(held('After-Sales-Department'), { username: 'Citra' })
const finance = await as(held('Finance'), { username: 'Fina' })
const otherFinance = await as(held('Finance'), { username: 'Feri' })
const warehouse = await as(held('Warehouse'), { view_data: 'View_Data_My_Branch', department: '713' })
const act = contract.actOnSparepartOrder

const current = async (sparepart_order_code: string) => {
  const [found] = await db
    .select()
    .from(sparepartOrders)
    .where(eq(sparepartOrders.sparepart_order_code, sparepart_order_code))
  return { sparepart_order_code, row_version: found!.row_version }
}
const cart = { lines: [{ item_code: 'COMP', quantity: 3 }], delivery_to: 'Branch_Counter' as const }
const bought = async (over: object = {}) =>
  (await buyer(buying.buySpareparts, { ...cart, ...over })).data.sparepart_order_code

test('parts for sale of a model: priced ones, what was replaced only where it is searched for', async () => {
  const ofModel = await buyer(buying.newBuySparepartDropdown, { item_code: 'UNIT' })
  expect(ofModel.data).toEqual([
    {
      ...{ value: 'COMP', label: 'COMP, Part COMP', item_code: 'COMP', item_name: 'Part COMP', local_name: null },
      ...{ unit_item_code: 'UNIT', bom_type: 'Outdoor', position_no: 1, price: 111_000, available: 2 },
      replaced_by: null,
    },
  ])
  const searched = await buyer(buying.newBuySparepartDropdown, { item_code: 'UNIT', search: 'pcb' })
  expect(searched.data).toMatchObject([{ value: 'PCB', replaced_by: 'PCB2', position_no: 2 }])
  const all = await buyer(buying.newBuySparepartDropdown, { structure: 'option', all: true })
  expect(all.data.map((one: { value: string }) => one.value)).toEqual(['', 'COMP', 'PCB2'])
  expect((await warehouse(buying.newBuySparepartDropdown, {})).code).toBe('403')
})

test('a cart has its price with tax and shipping, and only parts with a price', async () => {
  const atCounter = (await buyer(buying.priceCart, cart)).data
  expect(atCounter).toMatchObject({ goods_amount: 333_000, shipping_amount: 0, total_amount: 333_000 })
  expect(atCounter.tax_amount).toBeGreaterThan(0)
  expect(atCounter.lines).toEqual([
    { item_code: 'COMP', item_name: 'Part COMP', quantity: 3, price: 111_000, available: 2 },
  ])
  const sent = (await buyer(buying.priceCart, { ...cart, delivery_to: 'Customer_Site' })).data
  expect(sent.shipping_amount).toBeGreaterThan(0)
  expect(sent.total_amount).toBe(333_000 + sent.shipping_amount)
  const unpriced = await buyer(buying.priceCart, { ...cart, lines: [{ item_code: 'REMOTE', quantity: 1 }] })
  expect(unpriced).toMatchObject({ code: '406', errors: { 'lines.0.item_code': ['This part has no price'] } })
  const unit = await buyer(buying.priceCart, { ...cart, lines: [{ item_code: 'UNIT', quantity: 1 }] })
  expect(unit.errors).toEqual({ 'lines.0.item_code': ['This item is not a spare part'] })
})

test('a customer buys, proves the payment, and finance compares it before anything is sent', async () => {
  const code = await bought({ item_code: 'UNIT' })
  expect((await buyer(contract.getSparepartOrder, { sparepart_order_code: code })).data).toMatchObject({
    ...{ order_kind: 'New_Buy', status: 'Draft', customer_code: 'C-1', asc_code: null, unit_item_code: 'UNIT' },
    ...{ dept_code: '705', total_amount: 333_000, free_amount: 0 },
  })
  expect((await otherBuyer(contract.getSparepartOrder, { sparepart_order_code: code })).code).toBe('404')
  expect((await otherBuyer(act['submit-sparepart'], await current(code))).code).toBe('404')
  expect((await buyer(act['submit-sparepart'], await current(code))).message).toBe('The proof of payment is missing')
  await photographOrder(db, code, 'payment')
  expect((await buyer(act['submit-sparepart'], await current(code))).data).toMatchObject({ status: 'Submitted' })
  expect((await buyer(act.take, await current(code))).code).toBe('403')
  await checker(act.take, await current(code))
  const less = { lines: [{ line_no: 1, approved_qty: 2, decide_reason: 'Only two' }] }
  expect((await checker(act['approve-sparepart'], { ...(await current(code)), ...less })).errors).toEqual({
    lines: ['What was bought and paid is approved as a whole, or rejected'],
  })
  expect((await checker(act['approve-sparepart'], await current(code))).data).toMatchObject({ status: 'Checked' })
  expect((await warehouse(act.release, await current(code))).code).toBe('409')
  expect((await finance(act['approve-cost'], { ...(await current(code)), paid_amount: 1 })).errors).toHaveProperty(
    'paid_amount',
  )
  const paid = { ...(await current(code)), paid_amount: 333_000 }
  expect((await finance(act['approve-cost'], paid)).data).toMatchObject({ status: 'Approved' })
  await warehouse(act.release, await current(code))
  expect((await warehouse(act.allocate, await current(code))).data).toMatchObject({ status: 'DO_LackStock' })
})

test('whoever ended a paid order does not refund it', async () => {
  const code = await bought()
  await photographOrder(db, code, 'payment')
  await buyer(act['submit-sparepart'], await current(code))
  await checker(act.take, await current(code))
  await checker(act['approve-sparepart'], await current(code))
  expect((await finance(act['reject-cost'], { ...(await current(code)), reason: 'Nothing arrived' })).code).toBe('200')
  const back = { ...(await current(code)), refund_amount: 333_000, refund_note: 'TRF-78' }
  expect(await finance(act.refund, back)).toMatchObject({
    ...{ code: '409', message: 'You ended this order: somebody else refunds it' },
  })
  expect((await otherFinance(act.refund, back)).code).toBe('200')
})

test('what was paid for an order that is refused or cancelled goes back once, compared by finance', async () => {
  const paidOrder = async () => {
    const code = await bought()
    await photographOrder(db, code, 'payment')
    await buyer(act['submit-sparepart'], await current(code))
    return code
  }
  const code = await paidOrder()
  await checker(act.take, await current(code))
  expect((await finance(act.refund, { ...(await current(code)), refund_amount: 1, refund_note: 'T-1' })).code).toBe(
    '409',
  )
  await checker(act.reject, { ...(await current(code)), reason: 'Wrong model' })
  const seen = async (by = buyer) => (await by(contract.getSparepartOrder, { sparepart_order_code: code })).data
  expect(await seen()).toMatchObject({ status: 'Rejected', refund_status: 'Refund_Due', refund_amount: null })
  expect((await finance(contract.listSparepartOrders, { refund_due: 'true' })).data).toMatchObject([
    { sparepart_order_code: code },
  ])
  const back = { refund_amount: 333_000, refund_note: 'TRF-77' }
  expect((await buyer(act.refund, { ...(await current(code)), ...back })).code).toBe('403')
  const tooMuch = { ...(await current(code)), ...back, refund_amount: 333_001 }
  expect((await finance(act.refund, tooMuch)).errors).toHaveProperty('refund_amount')
  expect((await finance(act.refund, { ...(await current(code)), ...back })).code).toBe('200')
  expect(await seen()).toMatchObject({ refund_status: 'Refunded', refund_amount: 333_000, refund_user_name: 'Fina' })
  expect((await finance(act.refund, { ...(await current(code)), ...back })).code).toBe('409')
  const again = { ...(await current(code)), delivery_to: 'Branch_Counter', lines: cart.lines }
  expect((await buyer(act.modify, again)).message).toBe('The payment of this order went back: write a new order')

  const cancelled = await paidOrder()
  await buyer(act.cancel, { ...(await current(cancelled)), reason: 'Bought elsewhere' })
  expect((await finance(act['no-refund'], await current(cancelled))).errors).toHaveProperty('reason')
  const nothing = { ...(await current(cancelled)), reason: 'Nothing arrived' }
  expect((await finance(act['no-refund'], nothing)).code).toBe('200')

  const { data: closed } = await buyer(contract.getSparepartOrder, { sparepart_order_code: cancelled })
  expect(closed).toMatchObject({ refund_status: 'Not_Received', refund_amount: 0, refund_note: 'Nothing arrived' })

  const unpaid = await bought()
  await buyer(act.cancel, { ...(await current(unpaid)), reason: 'Changed my mind' })
  const { data } = await buyer(contract.getSparepartOrder, { sparepart_order_code: unpaid })
  expect(data).toMatchObject({ status: 'Rejected', refund_status: null })
  expect(data.pay_to).toEqual({ bank_name: '', account_number: '', account_name: '' })
})

test('a service centre buys for its shelf, its technician for the centre, who submits it', async () => {
  const forShelf = await desk(buying.buySpareparts, { ...cart, delivery_to: 'ASC', customer_code: 'C-2' })
  const own = forShelf.data.sparepart_order_code
  expect((await desk(contract.getSparepartOrder, { sparepart_order_code: own })).data).toMatchObject({
    ...{ asc_code: '8-ASC-01', customer_code: null, delivery_to: 'ASC', shipping_amount: 0 },
  })
  const made = await technician(buying.buySpareparts, { ...cart, delivery_to: 'ASC' })
  const code = made.data.sparepart_order_code
  expect((await technician(contract.getSparepartOrder, { sparepart_order_code: code })).data).toMatchObject({
    technician_code: 'T-1',
  })
  await photographOrder(db, code, 'payment')
  expect((await technician(act['submit-sparepart'], await current(code))).code).toBe('403')
  expect((await desk(act['submit-sparepart'], await current(code))).data).toMatchObject({ status: 'Submitted' })
})

test('who may buy for several says for whom; nobody buys for others, to nowhere, or nothing', async () => {
  expect((await ownsTwo(buying.buySpareparts, cart)).errors).toHaveProperty('customer_code')
  expect((await ownsTwo(buying.buySpareparts, { ...cart, customer_code: 'C-2' })).code).toBe('200')
  expect((await buyer(buying.buySpareparts, { ...cart, customer_code: 'C-2' })).errors).toHaveProperty('customer_code')
  expect((await everything(buying.buySpareparts, cart)).errors).toHaveProperty('customer_code')
  expect((await buyer(buying.buySpareparts, { ...cart, delivery_to: 'ASC' })).errors).toHaveProperty('delivery_to')
  expect((await buyer(buying.buySpareparts, { ...cart, delivery_to: 'Customer_Site' })).errors).toHaveProperty(
    'delivery_address',
  )
  expect((await buyer(buying.buySpareparts, { ...cart, lines: [] })).errors).toEqual({
    lines: ['The order needs at least one part'],
  })
  expect((await buyer(buying.buySpareparts, { ...cart, item_code: 'NONE' })).errors).toHaveProperty('item_code')
  expect((await checker(buying.buySpareparts, cart)).code).toBe('403')
})
