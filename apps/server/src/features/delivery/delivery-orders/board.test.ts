import * as contract from '@sejuk/contract/delivery/delivery-board'
import { addDays } from '@sejuk/domain/values/dates'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startDeliveries } from '../../../../test/deliveries.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { deliveryOrders } from '../../../db/tables/delivery/delivery-orders.ts'
import { logisticVendors } from '../../../db/tables/masters/drivers.ts'
import { outbox } from '../../../db/tables/platform/outbox.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const server = await startTestServer()
const { db, as } = server
const on = await startDeliveries(server)
const { logistics, read, act, plan } = on
await db.insert(logisticVendors).values([
  {
    ...{ logistic_vendor_code: 'LV-1', logistic_vendor: 'Cepat', vendor_type: 'Land' },
    email: 'cepat@example.com',
  },
  { logistic_vendor_code: 'LV-2', logistic_vendor: 'Lambat', vendor_type: 'Land' },
])
const today = companyToday()
const made = async () => {
  await on.stockUp(1)
  return on.create([await on.approved(1)])
}
const boardOf = async (by: typeof logistics, input: object = {}): Promise<contract.DeliveryBoard> =>
  (await by(contract.getDeliveryBoard, input)).data
const planned = async (delivery_code: string, over: object) => {
  const { message, data } = await act(logistics, 'plan', delivery_code, over)
  if (!data) throw new Error(message)
}
const codesOf = (rows: readonly { delivery_code: string }[]) => rows.map(({ delivery_code }) => delivery_code)

test('the board shows days, trucks and what has none; a stop that was moved goes back where it was', async () => {
  const first = await made()
  const second = await made()
  await planned(first, { ...plan, stop_no: 2 })
  expect(codesOf((await boardOf(logistics)).unplanned)).toContain(second)
  await planned(second, { ...plan, stop_no: 1 })
  const board = await boardOf(logistics)
  expect(board.days).toEqual([today, addDays(today, 1), addDays(today, 2)])
  expect(codesOf(board.stops)).toEqual([second, first])
  const before = await read(second)
  await planned(second, { ...plan, planned_date: addDays(today, 1), truck_no: 'B 1 XX', stop_no: 1 })
  expect(await read(second)).toMatchObject({ planned_date: addDays(today, 1), truck_no: 'B 1 XX' })
  const { planned_date, truck_no, driver_name, stop_no } = before
  await planned(second, { planned_date, truck_no, driver_name, stop_no })
  expect(await read(second)).toMatchObject({ planned_date: today, truck_no: plan.truck_no, stop_no: 1 })
  expect(codesOf((await boardOf(logistics, { from: addDays(today, 1), days: 1 })).stops)).toEqual([])
  expect((await boardOf(logistics, { warehouse_code: ['W2'] })).stops).toEqual([])
  const elsewhere = await on.person('Logistics', 'Rudi', '713')
  expect(await boardOf(elsewhere)).toMatchObject({ stops: [], unplanned: [] })
  expect((await logistics(contract.getDeliveryBoard, { days: 8 })).code).toBe('406')
  expect((await (await as([]))(contract.getDeliveryBoard, {})).code).toBe('403')
})

test('carriers are measured by what was received: on time, how soon its receipt was there, and damage', async () => {
  const serials = await on.stockUp(2)
  const codes = [
    await on.send([await on.approved(1)], serials.slice(0, 1)),
    await on.send([await on.approved(1)], serials.slice(1)),
  ]
  const [late] = codes
  await db
    .update(deliveryOrders)
    .set({ logistic_vendor_code: 'LV-1', received_date: new Date().toISOString() })
    .where(and(eq(deliveryOrders.status, 'Approved')))
  await db
    .update(deliveryOrders)
    .set({ planned_date: addDays(today, -1), received_qty: 1, damaged_qty: 1 })
    .where(eq(deliveryOrders.delivery_code, late ?? ''))
  const { data } = await logistics(contract.vendorScorecard, {})
  expect(data).toEqual([
    {
      ...{ logistic_vendor_code: 'LV-1', logistic_vendor: 'Cepat', email: 'cepat@example.com' },
      ...{ deliveries: 2, received: 2, on_time_percent: 50, receipt_hours: null, damage_percent: 50 },
    },
  ])
  expect((await logistics(contract.vendorScorecard, { to: addDays(today, -30) })).data).toEqual([])
  const elsewhere = await on.person('Logistics', 'Rudi', '713')
  expect((await elsewhere(contract.vendorScorecard, {})).data).toEqual([])
})

test('a carrier gets one e-mail with all that it is to fetch, where it has an address', async () => {
  const codes = [await made(), await made()]
  for (const code of codes) await planned(code, { ...plan, logistic_vendor_code: 'LV-2' })
  const write = (by: typeof logistics) => by(contract.emailVendors, { delivery_code: codes })
  expect(await write(logistics)).toMatchObject({ code: '409', message: 'The carrier has no e-mail address' })
  for (const code of codes) await planned(code, { ...plan, logistic_vendor_code: 'LV-1' })
  const elsewhere = await on.person('Logistics', 'Rudi', '713')
  expect((await write(elsewhere)).code).toBe('409')
  expect(await write(logistics)).toMatchObject({ data: { sent: 1 } })
  const letters = await db.select().from(outbox).where(eq(outbox.event, 'delivery-vendor'))
  expect(letters).toMatchObject([{ channel: 'email', address: 'cepat@example.com', recipient_name: 'Cepat' }])
  for (const code of codes) expect(letters[0]?.body).toContain(code)
  expect((await read(codes[0] ?? '')).vendor_emailed_date).not.toBeNull()
  expect(await write(logistics)).toMatchObject({
    code: '409',
    message: 'Already sent: the carrier has the e-mail for all of these deliveries',
  })
  expect(await db.$count(outbox, eq(outbox.event, 'delivery-vendor'))).toBe(1)
  await planned(codes[0] ?? '', { ...plan, logistic_vendor_code: 'LV-1', planned_date: addDays(today, 1) })
  expect(await write(logistics)).toMatchObject({ data: { sent: 1 } })
  expect(await db.$count(outbox, eq(outbox.event, 'delivery-vendor'))).toBe(2)
})
