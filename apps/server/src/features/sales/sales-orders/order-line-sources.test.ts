import * as locking from '@sejuk/contract/sales/lock-stock-requests'
import * as contract from '@sejuk/contract/sales/sales-orders'
import * as pricing from '@sejuk/contract/sales/special-price-requests'
import { addDays } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startOrders } from '../../../../test/orders.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { lockStockLines } from '../../../db/tables/sales/lock-stock-requests.ts'
import { specialPriceLines } from '../../../db/tables/sales/special-prices.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const server = await startTestServer()
const { db, as } = server
const { seller, manager, newCustomer, stockUp, lockedOf, form, draft, read, act } = await startOrders(server)
await stockUp('AC-2', 100)
const [maker, approver] = [await as(), await as()]
const today = companyToday()
type Place = Awaited<ReturnType<typeof newCustomer>>

/** Five of AC-2 locked for the customer; the code of the line. */
const lock = async ({ customer_code }: Place, quantity = 5) => {
  const { data, message, errors } = await maker(locking.createLockStockRequest, {
    ...{ customer_code, warehouse_code: 'W1', lock_reason: 'Opening', valid_to: addDays(today, 7) },
    lines: [{ item_code: 'AC-2', quantity }],
  })
  if (!data) throw new Error(JSON.stringify({ message, errors }))
  const { lock_stock_order_code } = data
  await maker(locking.actOnLockStockRequest.submit, { lock_stock_order_code, row_version: 1 })
  await approver(locking.actOnLockStockRequest.approve, { lock_stock_order_code, row_version: 2 })
  const [line] = await db
    .select()
    .from(lockStockLines)
    .where(eq(lockStockLines.lock_stock_order_code, lock_stock_order_code))
  return line?.lock_stock_order_detail_code ?? ''
}
const usedOf = async (code: string) => {
  const [line] = await db.select().from(lockStockLines).where(eq(lockStockLines.lock_stock_order_detail_code, code))
  return line?.used_qty
}
const locked = (lock_stock_order_detail_code: string, ordered_qty: number) => ({
  lines: [{ item_code: 'AC-2', ordered_qty, lock_stock_order_detail_code }],
})

test('a line uses the lock first: the stock that was locked for the request is locked for the order', async () => {
  const place = await newCustomer()
  const code = await lock(place)
  const before = await lockedOf('AC-2')
  const order_code = await draft(place, locked(code, 3))
  expect((await act(seller, 'submit', order_code)).data).toMatchObject({ status: 'Submitted' })
  expect([await usedOf(code), await lockedOf('AC-2')]).toEqual([3, before])
  expect(await read(order_code)).toMatchObject({ lines: [{ locked_qty: 3, lock_stock_order_detail_code: code }] })
  await act(manager, 'reject', order_code, { reason: 'Too early' })
  expect([await usedOf(code), await lockedOf('AC-2')]).toEqual([0, before])
})

test('a line uses the lock first, and the rest comes from stock; together too little is refused and nothing is taken', async () => {
  const place = await newCustomer()
  const code = await lock(place)
  const before = await lockedOf('AC-2')
  const order_code = await draft(place, locked(code, 6))
  expect((await act(seller, 'submit', order_code)).data).toMatchObject({ status: 'Submitted' })
  expect([await usedOf(code), await lockedOf('AC-2')]).toEqual([5, before + 1])
  expect(await read(order_code)).toMatchObject({ lines: [{ locked_qty: 6 }] })
  await act(manager, 'reject', order_code, { reason: 'Too early' })
  expect([await usedOf(code), await lockedOf('AC-2')]).toEqual([0, before])
  const more = await draft(place, locked(code, 110))
  expect(await act(seller, 'submit', more)).toMatchObject({
    ...{ code: '409', status: 'NotEnoughStock' },
    message: `AC-2: only ${100 - before + 5} units are available now`,
  })
  expect(await usedOf(code)).toBe(0)
  expect(await read(more)).toMatchObject({ status: 'Draft' })
})

test('a lock of another customer, item or warehouse is no choice', async () => {
  const [own, other] = [await newCustomer(), await newCustomer()]
  const code = await lock(other)
  const ask = (place: Place, over: object) =>
    seller(contract.createSalesOrder, { ...form(place, over), customer_code: place.customer_code })
  const field = ['lines.0.lock_stock_order_detail_code']
  expect((await ask(own, locked(code, 1))).errors).toHaveProperty(field)
  const wrong = { lines: [{ item_code: 'AC-1', ordered_qty: 1, lock_stock_order_detail_code: code }] }
  expect((await ask(other, wrong)).errors).toHaveProperty(field)
})

test('a special price is used up by the units of its line, and its quota comes back with a rejection', async () => {
  const place = await newCustomer()
  const { data } = await maker(pricing.createSpecialPrice, {
    ...{ customer_code: place.customer_code, reason: 'other', valid_from: today, valid_to: addDays(today, 30) },
    lines: [{ item_code: 'AC-2', requested_price_include_tax: 7_600_000, qty_limit: 4 }],
  })
  const { request_code } = data
  await maker(pricing.actOnSpecialPrice.submit, { request_code, row_version: 1 })
  await approver(pricing.actOnSpecialPrice.approve, { request_code, row_version: 2 })
  const used = async () => {
    const [line] = await db.select().from(specialPriceLines).where(eq(specialPriceLines.request_code, request_code))
    return line?.used_qty
  }
  const order_code = await draft(place, { lines: [{ item_code: 'AC-2', ordered_qty: 3 }] })
  expect(await read(order_code)).toMatchObject({
    total_amount: 22_800_000,
    lines: [{ unit_price: 7_600_000, special_price_code: request_code }],
  })
  expect(await used()).toBe(0)
  expect((await act(seller, 'submit', order_code)).data).toMatchObject({ status: 'Submitted' })
  expect(await used()).toBe(3)
  const over = await read(await draft(place, { lines: [{ item_code: 'AC-2', ordered_qty: 2 }] }))
  expect(over).toMatchObject({ total_amount: 16_000_000, lines: [{ special_price_code: null }] })
  await act(manager, 'reject', order_code, { reason: 'Too early' })
  expect(await used()).toBe(0)
})

test('a line has a day of its own, by the same rule as the order', async () => {
  const place = await newCustomer()
  const lines = (requested_delivery_date: string) => ({
    lines: [{ item_code: 'AC-2', ordered_qty: 1, requested_delivery_date }],
  })
  expect(await read(await draft(place, lines(today)))).toMatchObject({ lines: [{ requested_delivery_date: today }] })
  const late = { ...form(place, lines(addDays(today, 60))), customer_code: place.customer_code }
  expect((await seller(contract.createSalesOrder, late)).errors).toHaveProperty(['lines.0.requested_delivery_date'])
  expect((await seller(contract.createSalesOrder, { ...late, is_pre_order: true })).code).toBe('200')
})

test('a project that nobody knows is no choice', async () => {
  const place = await newCustomer()
  const wrong = { ...form(place, { project_code: 'NO-SUCH' }), customer_code: place.customer_code }
  expect((await seller(contract.createSalesOrder, wrong)).errors).toHaveProperty('project_code')
})
