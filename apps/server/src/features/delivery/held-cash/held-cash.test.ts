import * as contract from '@sejuk/contract/delivery/held-cash'
import * as links from '@sejuk/contract/delivery/driver-links'
import * as receipts from '@sejuk/contract/finance/receipts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startDeliveries } from '../../../../test/deliveries.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { deliveryReceipts } from '../../../db/tables/delivery/delivery-receipts.ts'
import { heldCash } from '../../../db/tables/delivery/held-cash.ts'
import { receipts as receiptTable } from '../../../db/tables/finance/receipts.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { tellLateCash } from './late.ts'

const server = await startTestServer()
const { db, nobody } = server
const on = await startDeliveries(server)
const { logistics, proof, plan, read } = on
const cashier = await server.as(['Driver-Cash-View', 'Driver-Cash-Receive', 'Receipt-Confirm', 'Sales-Invoice-View'], {
  usercode: 'CASHIER',
})
const finance = await server.as(
  ['Driver-Cash-View', 'Driver-Cash-Close-Difference', 'Receipt-Confirm', 'Sales-Invoice-View'],
  { usercode: 'FINANCE-HEAD' },
)
const place = { warehouse_code: 'W1', truck_no: plan.truck_no, planned_date: companyToday() }

/** A letter over so many sets of an order that is paid at the door, on its truck. */
const onTruck = async (sets: number) => {
  const customer = await on.newCustomer(0, { collect_method: 'COD' })
  const serials = await on.stockUp(sets)
  const order_code = await on.approved(sets, customer)
  const delivery_code = await on.send([order_code], serials)
  const { data } = await logistics(links.createDriverLink, place)
  const token = data.link.split('token=')[1] ?? ''
  const [order] = await db.select().from(salesOrders).where(eq(salesOrders.order_code, order_code))
  return { order_code, delivery_code, token, device: delivery_code, total: order?.total_amount ?? 0, serials }
}
type Trip = Awaited<ReturnType<typeof onTruck>>

const report = async ({ token, device, delivery_code }: Trip, more: object = {}) =>
  nobody(links.saveDriverReceipt, {
    ...{ token, device, delivery_code, recorded_date: new Date().toISOString(), ...(await proof(delivery_code)) },
    request_key: crypto.randomUUID(),
    lines: [
      { unit_no: 1, received: 1 },
      { unit_no: 2, received: 1 },
    ],
    ...more,
  })
const cashOf = async (delivery_code: string) => {
  const [found] = await db.select().from(heldCash).where(eq(heldCash.delivery_code, delivery_code))
  return found
}
const receiptOf = async (delivery_code: string) => {
  const [found] = await db.select().from(receiptTable).where(eq(receiptTable.source_code, delivery_code))
  return found
}

test('the phone knows what is due; goods without their money are refused and nothing is lost', async () => {
  const trip = await onTruck(1)
  const day = await nobody(links.getDriverDay, trip)
  const stop = day.data.stops.find((one: links.DriverStop) => one.delivery_code === trip.delivery_code)
  expect(stop.door.orders).toMatchObject([{ order_code: trip.order_code, total: trip.total, covered: 0 }])
  expect(await report(trip)).toMatchObject({ code: '409', status: 'NotPaid' })
  const short = await report(trip, { taken: trip.total - 5000 })
  expect(short.message).toMatch(/^Rp 5\.000 of Rp .* is missing\. Call the office/)
  expect(await db.$count(deliveryReceipts, eq(deliveryReceipts.delivery_code, trip.delivery_code))).toBe(0)
  expect(await read(trip.delivery_code)).toMatchObject({ received_qty: 0 })
  expect(await report(trip, { taken: trip.total })).toMatchObject({ code: '200' })
  expect(await cashOf(trip.delivery_code)).toMatchObject({ due: trip.total, taken: trip.total, status: 'Collected' })
  expect(await receiptOf(trip.delivery_code)).toMatchObject({
    ...{ kind: 'cod', status: 'In_Transit', amount: trip.total, order_code: trip.order_code },
  })
})

test('sent three times by a bad network the money is taken once', async () => {
  const trip = await onTruck(1)
  await nobody(links.getDriverDay, trip)
  const same = { request_key: 'cod-1', taken: trip.total }
  await Promise.all([1, 2, 3].map(() => report(trip, same)))
  await report(trip, same)
  expect(await db.$count(heldCash, eq(heldCash.delivery_code, trip.delivery_code))).toBe(1)
  expect(await db.$count(receiptTable, eq(receiptTable.source_code, trip.delivery_code))).toBe(1)
})

test('nobody pays: the goods ride back and nothing is owed for them', async () => {
  const trip = await onTruck(1)
  await nobody(links.getDriverDay, trip)
  const back = {
    taken: null,
    lines: [
      { unit_no: 1, received: 0, short: 1, reason: 'Not paid' },
      { unit_no: 2, received: 0, short: 1, short_serials: trip.serials, reason: 'Not paid' },
    ],
  }
  expect(await report(trip, back)).toMatchObject({ code: '200' })
  expect(await cashOf(trip.delivery_code)).toBeUndefined()
})

test('let go without payment by finance, nothing is asked at the door', async () => {
  const trip = await onTruck(1)
  await nobody(links.getDriverDay, trip)
  await db
    .update(salesOrders)
    .set({ unpaid_released_date: new Date().toISOString(), unpaid_release_reason: 'A good customer' })
    .where(eq(salesOrders.order_code, trip.order_code))
  expect(await report(trip)).toMatchObject({ code: '200' })
  expect((await report(trip, { taken: 5 })).code).not.toBe('200')
  expect(await cashOf(trip.delivery_code)).toBeUndefined()
})

test('counted by the cashier, confirmed by somebody else, deposited; a difference is closed by neither', async () => {
  const trip = await onTruck(1)
  await nobody(links.getDriverDay, trip)
  await report(trip, { taken: trip.total })
  const held = (await cashOf(trip.delivery_code))!
  const { held_cash_code } = held
  const act = async (by: typeof cashier, action: 'handIn' | 'deposit' | 'closeDifference', more: object) => {
    const row_version = (await cashOf(trip.delivery_code))?.row_version
    return by(contract.actOnHeldCash[action], { held_cash_code, row_version, ...more })
  }
  const receipt = (await receiptOf(trip.delivery_code))!
  const confirm = async (by: typeof cashier) =>
    by(receipts.actOnReceipt.confirm, {
      receipt_code: receipt.receipt_code,
      row_version: (await receiptOf(trip.delivery_code))?.row_version,
    })
  expect(await confirm(finance)).toMatchObject({ code: '409' })
  expect(await act(cashier, 'deposit', { slip_no: 'S-1', deposited_date: companyToday() })).toMatchObject({
    code: '409',
  })
  const twice = await Promise.all([1, 2].map(() => act(cashier, 'handIn', { counted: trip.total - 50_000 })))
  expect(twice.map(({ code }) => code).sort()).toEqual(['200', '409'])
  expect(await cashOf(trip.delivery_code)).toMatchObject({ status: 'Handed_In', difference_state: 'Short' })
  expect(await receiptOf(trip.delivery_code)).toMatchObject({ status: 'Waiting', amount: trip.total })
  expect(await confirm(cashier)).toMatchObject({ message: 'Somebody else than who wrote it must approve it' })
  expect(await confirm(finance)).toMatchObject({ code: '200' })
  expect(await act(cashier, 'closeDifference', { reason: 'Lost' })).toMatchObject({ code: '403' })
  expect(await act(finance, 'closeDifference', { reason: 'Taken from the wage' })).toMatchObject({ code: '200' })
  expect(await act(cashier, 'deposit', { slip_no: 'S-1', deposited_date: companyToday() })).toMatchObject({
    code: '200',
  })
  const { rows: books } = await db.execute<{ event: string; amount: number }>(
    sql`select event, amount::float8 as amount from journals where document = ${held_cash_code} order by journal_id`,
  )
  expect(books).toEqual([
    { event: 'cod-collected', amount: trip.total },
    { event: 'cash-handed-in', amount: trip.total },
    { event: 'difference-closed', amount: 50_000 },
    { event: 'cash-deposited', amount: trip.total - 50_000 },
  ])
  const { data } = await cashier(contract.listHeldCash, { search: held_cash_code })
  expect(data).toMatchObject([{ status: 'Deposited', difference: -50_000, difference_state: 'Closed' }])
})

test('what a driver still has the next day is told to who counts, from the second on to who closes differences', async () => {
  const trip = await onTruck(1)
  await nobody(links.getDriverDay, trip)
  await report(trip, { taken: trip.total })
  const toldTo = async () => {
    await db.delete(notifications)
    await db.transaction((own) => tellLateCash({ db: own, jobs: server.jobs, config: server.config }, companyToday()))
    const found = await db.select().from(notifications).where(eq(notifications.event, 'driver-cash-late'))
    return found.map(({ usercode }) => usercode)
  }
  const taken = (days: number) =>
    db
      .update(heldCash)
      .set({ taken_date: new Date(Date.now() - days * 86_400_000).toISOString() })
      .where(eq(heldCash.delivery_code, trip.delivery_code))
  await taken(1)
  expect(await toldTo()).toContain('CASHIER')
  expect(await toldTo()).not.toContain('FINANCE-HEAD')
  await taken(3)
  expect(await toldTo()).toEqual(expect.arrayContaining(['CASHIER', 'FINANCE-HEAD']))
})
