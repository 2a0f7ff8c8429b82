import { randomUUID } from 'node:crypto'
import * as search from '@sejuk/contract/catalogue/item-searches'
import { orderCustomerDropdown } from '@sejuk/contract/customers/customers'
import * as contract from '@sejuk/contract/sales/mobile-orders'
import { roleFacts } from '@sejuk/domain/role-facts'
import { standardRoles } from '@sejuk/domain/roles'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startOrders } from '../../../../test/orders.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { itemPrices } from '../../../db/tables/catalogue/prices.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { shops } from '../../../db/tables/customers/shops.ts'
import { erpCustomizations } from '../../../db/tables/masters/erp-customizations.ts'
import { salesOrders } from '../../../db/tables/sales/sales-orders.ts'

const server = await startTestServer()
const { db, as } = server
const orders = await startOrders(server)
const { seller, manager, newCustomer, stockUp, lockedOf, form, read, act } = orders
await stockUp('AC-2', 50)

type Place = Awaited<ReturnType<typeof newCustomer>>
const line = (ordered_qty = 1, seen_amount = ordered_qty * 8_000_000) => ({
  item_code: 'AC-2',
  ordered_qty,
  seen_amount,
})
const cart = (place: Place, over: object = {}) => ({
  ...{ client_key: randomUUID(), customer_code: place.customer_code },
  ...form(place, { lines: [line()] }),
  ...over,
})
const ordersOf = (customer_code: string) => db.$count(salesOrders, eq(salesOrders.customer_code, customer_code))

test('a cart becomes one submitted order, however often it arrives', async () => {
  const place = await newCustomer()
  const sent = cart(place)
  const first = await seller(contract.sendCart, sent)
  expect(first).toMatchObject({ message: 'Order submitted', data: { status: 'Submitted', is_repeated: false } })
  const again = await seller(contract.sendCart, sent)
  expect(again.data).toMatchObject({ order_code: first.data.order_code, is_repeated: true })
  expect(await ordersOf(place.customer_code)).toBe(1)
  expect(await read(first.data.order_code)).toMatchObject({ source: 'mobile', waiting_for: ['branch'] })
})

test('two deliveries of one cart at once are one order', async () => {
  const place = await newCustomer()
  const sent = cart(place)
  const answers = await Promise.all([seller(contract.sendCart, sent), seller(contract.sendCart, sent)])
  expect(answers.map(({ code }) => code)).toEqual(['200', '200'])
  expect(new Set(answers.map(({ data }) => data.order_code)).size).toBe(1)
  expect(await ordersOf(place.customer_code)).toBe(1)
})

test('it comes through after the order was decided too, with what became of it', async () => {
  const place = await newCustomer()
  const sent = cart(place)
  const { data } = await seller(contract.sendCart, sent)
  await act(manager, 'approve', data.order_code)
  expect((await seller(contract.sendCart, sent)).data).toMatchObject({ status: 'Approved', is_repeated: true })
})

test('the key of one user says nothing about another’s cart', async () => {
  const place = await newCustomer()
  const sent = cart(place)
  const { data } = await seller(contract.sendCart, sent)
  const other = await manager(contract.sendCart, sent)
  expect(other.data.order_code).not.toBe(data.order_code)
})

test('a price that changed is answered line by line and nothing is written', async () => {
  const place = await newCustomer()
  const sent = cart(place, { lines: [line(2, 15_000_000)] })
  const refused = await seller(contract.sendCart, sent)
  expect(refused).toMatchObject({
    ...{ code: '409', status: 'CartChanged', message: '1 line has changed since' },
    data: {
      total_amount: 16_000_000,
      changes: [{ line: 0, item_code: 'AC-2', price: { before: 15_000_000, now: 16_000_000 }, stock: null }],
    },
  })
  expect(await ordersOf(place.customer_code)).toBe(0)
  const agreed = { ...sent, lines: [line(2)] }
  expect((await seller(contract.sendCart, agreed)).data).toMatchObject({ status: 'Submitted' })
})

test('less stock than wanted is said with how many there are; as a pre-order it goes through as far as it can be promised', async () => {
  const place = await newCustomer()
  await stockUp('AC-1(I)', 2)
  await stockUp('AC-1(O)', 3)
  const set = (ordered_qty: number) => ({ item_code: 'AC-1', ordered_qty, seen_amount: ordered_qty * 5_000_000 })
  const sent = cart(place, { lines: [set(1), set(2)] })
  expect((await seller(contract.sendCart, sent)).data).toMatchObject({
    changes: [{ line: 1, stock: { wanted: 2, available: 1 }, price: null }],
  })
  const later = (lines: object[]) => seller(contract.sendCart, { ...sent, lines, is_pre_order: true })
  expect(await later(sent.lines)).toMatchObject({ code: '409', status: 'PreOrderCap', data: { line_no: 2, n: 1 } })
  expect((await later([set(1), set(1)])).data).toMatchObject({ status: 'Submitted' })
})

test('what is sold no more, or has no price, is gone', async () => {
  const place = await newCustomer()
  const gone = [
    { item_code: 'AC-3', ordered_qty: 1, seen_amount: 0 },
    { item_code: 'NO-SUCH', ordered_qty: 1, seen_amount: 5 },
  ]
  const answer = await seller(contract.sendCart, cart(place, { lines: [line(), ...gone] }))
  expect(answer.data.changes).toMatchObject([
    { line: 1, is_gone: true },
    { line: 2, is_gone: true },
  ])
})

test('what is refused while it is taken stays a draft, which the same cart sends again', async () => {
  const place = await newCustomer(9_000_000)
  const sent = cart(place, { lines: [line(2)] })
  const locked = await lockedOf('AC-2')
  expect(await seller(contract.sendCart, sent)).toMatchObject({ code: '409', status: 'CreditBlocked' })
  expect(await lockedOf('AC-2')).toBe(locked)
  const again = await seller(contract.sendCart, { ...sent, lines: [line(1)] })
  expect(again.data).toMatchObject({ status: 'Submitted', total_amount: 8_000_000 })
  expect(await ordersOf(place.customer_code)).toBe(1)
})

test('what can be said before anything is taken leaves no order behind', async () => {
  const place = await newCustomer()
  const refused = await seller(contract.sendCart, cart(place, { address_code: null }))
  expect(refused).toMatchObject({ code: '409', message: 'The order needs an address' })
  expect(await ordersOf(place.customer_code)).toBe(0)
})

test('who may create but not submit sends no cart', async () => {
  const place = await newCustomer()
  const maker = await as(['Sales-Order-Create'])
  expect((await maker(contract.sendCart, cart(place))).code).toBe('403')
  expect(await ordersOf(place.customer_code)).toBe(0)
})

const customerUser = (customer_codes: string[]) =>
  as([...standardRoles.Customer.permissions], { view_data: roleFacts.Customer.view_data, customer_codes })
const keyperson = (shop_codes: string[]) =>
  as([...standardRoles.Keyperson.permissions], { view_data: roleFacts.Keyperson.view_data, shop_codes })

test('a customer orders for the own company only, without giving discounts', async () => {
  const [own, other] = [await newCustomer(), await newCustomer()]
  const buyer = await customerUser([own.customer_code])
  const suppliers = (await buyer(contract.listSuppliers, {})).data
  expect(suppliers).toMatchObject([{ customer_code: own.customer_code, last_order_code: null }])
  expect((await buyer(contract.sendCart, cart(other))).errors).toHaveProperty('customer_code')
  const cheap = cart(own, { lines: [{ ...line(1, 7_200_000), item_discount_percent: 10 }] })
  expect((await buyer(contract.sendCart, cheap)).errors).toHaveProperty(['lines.0.item_discount_percent'])
  const { data } = await buyer(contract.sendCart, cart(own))
  expect(data).toMatchObject({ status: 'Submitted' })
  expect(await read(data.order_code)).toMatchObject({ salesman_code: seller.usercode })
})

test('a keyperson orders for the customer of the own shop, and the order names the shop', async () => {
  const [own, other] = [await newCustomer(), await newCustomer()]
  await db.insert(shops).values({
    ...{ shop_code: 'S-OWN', shop_name: 'Toko Depan', customer_code: own.customer_code, dept_code: '705' },
    ...{ created_by: 'X', create_user_name: 'X' },
  })
  const person = await keyperson(['S-OWN'])
  const seen = (await person(orderCustomerDropdown, {})).data
  expect(seen.map((one: { customer_code: string }) => one.customer_code)).toEqual([own.customer_code])
  const { data } = await person(contract.sendCart, cart(own))
  expect(await read(data.order_code)).toMatchObject({ shop_code: 'S-OWN', status: 'Submitted' })
  expect((await person(contract.sendCart, cart(other))).errors).toHaveProperty('customer_code')
  expect((await (await keyperson([]))(contract.sendCart, cart(own))).errors).toHaveProperty('customer_code')
})

test('the phone’s list has the customer’s price, the stock, and first what the customer orders', async () => {
  const place = await newCustomer()
  await seller(contract.sendCart, cart(place))
  const list = async (over: object = {}) =>
    (await seller(search.listMobileItems, { customer_code: place.customer_code, ...over })).data as search.MobileItem[]
  const [first] = await list()
  expect(first).toMatchObject({
    ...{ item_code: 'AC-2', bought: 1 },
    offer: { warehouse_code: 'W1', list_price: 8_000_000, unit_price: 8_000_000, has_price: true },
  })
  expect((await list({ often: true })).map(({ item_code }) => item_code)).toEqual(['AC-2'])
  expect((await list({ item_code: ['AC-3'] }))[0]).toMatchObject({ offer: { has_price: false, available: 0 } })
  const outside = await customerUser(['C2'])
  expect((await outside(search.listMobileItems, { customer_code: place.customer_code })).errors).toHaveProperty(
    'customer_code',
  )
  expect(
    (await seller(search.listMobileItems, { customer_code: place.customer_code, warehouse_code: 'W2' })).code,
  ).toBe('406')
})

test('of an item that is sold out the list shows what takes its place', async () => {
  await db.update(items).set({ replaced_by_item_code: 'AC-2' }).where(eq(items.item_code, 'AC-3'))
  const place = await newCustomer()
  const asked = { customer_code: place.customer_code, item_code: ['AC-3'] }
  expect((await seller(search.listMobileItems, asked)).data).toMatchObject([{ offer: { instead: 'AC-2' } }])
})

test('the customer’s number is written on an order that stands already, and is no new version for its approver to miss', async () => {
  const place = await newCustomer()
  const { data } = await seller(contract.sendCart, cart(place))
  const { order_code, row_version } = data
  const po = { order_code, row_version, po_number: 'PO-77' }
  expect(await seller(contract.setPurchaseOrder, po)).toMatchObject({ message: 'Updated' })
  expect((await seller(contract.setPurchaseOrder, po)).code).toBe('409')
  expect(await read(order_code)).toMatchObject({ po_number: 'PO-77', status: 'Submitted' })
  const stranger = await customerUser(['C2'])
  expect((await stranger(contract.setPurchaseOrder, { ...po, row_version: row_version + 1 })).code).toBe('404')
  await db.update(salesOrders).set({ status: 'Closed' }).where(eq(salesOrders.order_code, order_code))
  const [now] = await db.select().from(salesOrders).where(eq(salesOrders.order_code, order_code))
  expect((await seller(contract.setPurchaseOrder, { ...po, row_version: now?.row_version ?? 0 })).message).toBe(
    'A closed or deleted order takes no PO number',
  )
})

test('a new list price reaches a cart that was filled before it', async () => {
  const place = await newCustomer()
  await db.update(customers).set({ customer_level: 'PLATINUM' }).where(eq(customers.customer_code, place.customer_code))
  await db.insert(itemPrices).values({
    ...{ org_code: '1-GREE', item_code: 'AC-2', customer_level: 'PLATINUM', price_include_tax: 7_500_000 },
    ...{ price_without_tax: 6_756_757, valid_from: '2026-01-01', status: 'Approved' as const },
    ...{ created_by: 'X', create_user_name: 'X' },
  })
  const answer = await seller(contract.sendCart, cart(place))
  expect(answer.data.changes).toMatchObject([
    { price: { before: 8_000_000, now: 7_500_000 }, reason: { code: expect.any(String) } },
  ])
  expect(await db.$count(salesOrders, and(eq(salesOrders.customer_code, place.customer_code)))).toBe(0)
})

test('a cart that the credit stops asks finance with a note, and a stricter way needs no credit', async () => {
  const place = await newCustomer(0)
  const sent = cart(place)
  expect(await seller(contract.sendCart, sent)).toMatchObject({
    ...{ code: '409', status: 'CreditBlocked', data: { over_by: 8_000_000, may_ask_finance: true } },
    message: 'Order exceeds the credit limit by Rp 8.000.000',
  })
  const asked = { ...sent, ask_finance: true, override_reason: 'The owner pays on Friday' }
  const { data } = await seller(contract.sendCart, asked)
  expect(data).toMatchObject({ status: 'Submitted' })
  const order = await read(data.order_code)
  expect(order.waiting_for).toContain('finance')
  expect(order).toMatchObject({ credit_note: 'The owner pays on Friday' })
  await db
    .insert(erpCustomizations)
    .values({ data_type: 'COLLECT_METHOD', code: 'TRANSFER', name: 'Transfer', seq: 1 })
    .onConflictDoNothing()
  const paid = cart(await newCustomer(0), { collect_method: 'TRANSFER', payment_term_days: 30 })
  const before = (await seller(contract.sendCart, paid)).data
  expect(await read(before.order_code)).toMatchObject({
    ...{ collect_method: 'TRANSFER', payment_term_days: 0, payment_state: 'Waiting', waiting_for: ['branch'] },
    payment_reference: before.order_code,
  })
})
