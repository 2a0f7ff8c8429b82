import { actOnWorkOrder } from '@sejuk/contract/aftersales/work-order-actions'
import * as contract from '@sejuk/contract/spareparts/lack-stock'
import { actOnSparepartOrder } from '@sejuk/contract/spareparts/sparepart-orders'
import { actOnTransfer, getTransfer } from '@sejuk/contract/stock/transfers'
import { addDays } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { held, startServiceServer } from '../../../../test/servers/service-server.ts'
import { makeParts, makeUnitNumber, photographOrder, stockUpParts } from '../../../../test/spareparts.ts'
import { workOrderDetails } from '../../../db/tables/aftersales/work-orders.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { outbox } from '../../../db/tables/platform/outbox.ts'
import { sparepartOrders } from '../../../db/tables/spareparts/sparepart-orders.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { tellBroken } from './promises.ts'

const { db, as, desk, everything, order, jobs, config } = await startServiceServer()
await makeParts(db)
const today = companyToday()
await makeUnitNumber(db, 'NEW-1', today)
const warehouse = await as(held('Warehouse'), { view_data: 'View_Data_My_Branch', department: '713', username: 'Wati' })
const elsewhere = await as(held('Warehouse'), { view_data: 'View_Data_Technician' })
const checker = await as(held('After-Sales-Department'), { username: 'Citra' })
const act = actOnSparepartOrder

const current = async (sparepart_order_code: string) => {
  const [found] = await db
    .select()
    .from(sparepartOrders)
    .where(eq(sparepartOrders.sparepart_order_code, sparepart_order_code))
  return { sparepart_order_code, row_version: found!.row_version, status: found!.status }
}
/** An approved order that waits for boards. */
const lacking = async (quantity: number, over: object = {}) => {
  const made = await order({ service_status: 'Servicing', ...over }, [{ item_code: 'UNIT', serial_outdoor: 'NEW-1' }])
  const { work_order_number } = made
  const [unit] = await db
    .select()
    .from(workOrderDetails)
    .where(eq(workOrderDetails.work_order_number, work_order_number))
  const need = { work_order_number, work_order_detail_id: unit!.work_order_detail_id }
  await desk(actOnWorkOrder['need-part'], { ...need, lines: [{ item_code: 'PCB', quantity }] })
  const [draft] = await db
    .select()
    .from(sparepartOrders)
    .where(eq(sparepartOrders.work_order_number, work_order_number))
  const code = draft!.sparepart_order_code
  await photographOrder(db, code, 'defect')
  await desk(act['submit-sparepart'], await current(code))
  await checker(act.take, await current(code))
  await checker(act['approve-sparepart'], await current(code))
  await warehouse(act.release, await current(code))
  await warehouse(act.allocate, await current(code))
  return code
}
const part = { item_code: 'PCB', warehouse_code: 'WSP' }
const partNow = async () => (await warehouse(contract.getLackingPart, part)).data

const first = await lacking(2)
const second = await lacking(1)
const urgent = await lacking(1, { priority: 'Urgent' })

test('a part that orders wait for stands once, with the pieces that are missing and the best way out', async () => {
  expect((await warehouse(contract.listLackingParts)).data).toMatchObject([
    { ...part, short_qty: 4, order_count: 3, way: 'none', broken_promises: 0 },
  ])
  expect((await warehouse(contract.listLackingParts, { search: 'compressor' })).data).toEqual([])
  expect((await warehouse(contract.listLackingParts, { search: urgent })).data).toMatchObject([{ short_qty: 4 }])
  expect((await elsewhere(contract.listLackingParts)).data).toEqual([])
  expect((await elsewhere(contract.getLackingPart, part)).data.orders).toEqual([])
  expect((await desk(contract.listLackingParts)).code).toBe('403')
  await stockUpParts(db, 'PCB', 3, 'WSP2')
  expect((await warehouse(contract.listLackingParts)).data[0]).toMatchObject({ way: 'transfer', way_qty: 3 })
  expect((await partNow()).warehouses).toEqual([
    { warehouse_code: 'WSP2', warehouse_name: 'Warehouse WSP2', available: 3 },
  ])
  expect((await warehouse(contract.getLackingPart, { ...part, item_code: 'NONE' })).code).toBe('404')
})

test('no cooling waits first, then by age; a planner puts somebody first with a reason', async () => {
  const codes = async () => (await partNow()).orders.map((one: contract.WaitingOrder) => one.sparepart_order_code)
  expect(await codes()).toEqual([urgent, first, second])
  expect((await warehouse(act['put-first'], { ...(await current(second)), reason: '' })).code).toBe('406')
  await warehouse(act['put-first'], { ...(await current(second)), reason: 'Hospital' })
  expect(await codes()).toEqual([second, urgent, first])
})

test('a promised date is told to the customer, never in the past, and a broken one is reported once', async () => {
  const promise = async (promised_date: string) => warehouse(act.promise, { ...(await current(first)), promised_date })
  expect((await promise(addDays(today, -1))).errors).toEqual({
    promised_date: ['The promised date must not be in the past'],
  })
  expect((await promise(addDays(today, 2))).code).toBe('200')
  const sent = await db.select().from(outbox).where(eq(outbox.entity_code, first))
  expect(sent.map(({ event }) => event)).toContain('sparepart-promised')
  const dayAfter = addDays(today, 3)
  expect(await tellBroken(db, { jobs, config }, dayAfter)).toBe(1)
  expect(await tellBroken(db, { jobs, config }, dayAfter)).toBe(0)
  expect(await db.$count(notifications, eq(notifications.event, 'sparepart-promise-broken'))).toBe(1)
})

test('a purchase request is incoming; bad ones are refused', async () => {
  const asked = { ...part, qty: 5, supplier: 'Gree', eta: addDays(today, 10) }
  expect((await warehouse(contract.requestPurchase, { ...asked, qty: 0 })).code).toBe('406')
  expect((await warehouse(contract.requestPurchase, { ...asked, item_code: 'UNIT' })).errors).toEqual({
    item_code: ['This choice is not in the list'],
  })
  expect((await warehouse(contract.requestPurchase, { ...asked, eta: addDays(today, -1) })).errors).toEqual({
    eta: ['The expected date must not be in the past'],
  })
  const { message, data } = await warehouse(contract.requestPurchase, asked)
  expect(message).toBe('Purchase requested')
  expect(await warehouse(contract.requestPurchase, asked)).toMatchObject({
    code: '409',
    message: `Already sent: request ${data.purchase_code} for the same quantity is open`,
  })
  expect((await partNow()).incoming).toMatchObject([{ kind: 'purchase', qty: 5, eta: addDays(today, 10) }])
})

test('a transfer brings the part: on arrival it goes to those who wait, in their order, and never twice', async () => {
  const asked = { ...part, from_warehouse: 'WSP2', qty: 3, eta: addDays(today, 1) }
  expect((await warehouse(contract.transferPart, asked)).errors).toEqual({
    from_warehouse: ['This choice is not in the list'],
  })
  expect((await everything(contract.transferPart, { ...asked, qty: 4 })).errors).toEqual({
    qty: ['Only 3 pieces are free in WSP2'],
  })
  expect((await everything(contract.transferPart, { ...asked, eta: addDays(today, -1) })).code).toBe('406')
  const { data } = await everything(contract.transferPart, asked)
  const transfer_code = data.transfer_code as string
  const seen = async () => {
    const { row_version } = (await everything(getTransfer, { transfer_code })).data
    return { transfer_code, row_version }
  }
  const second705 = await as(undefined, { view_data: 'View_Data_My_Branch', department: '705' })
  const incoming = async () => (await partNow()).incoming.map(({ code }: { code: string }) => code)
  await everything(actOnTransfer.submit, await seen())
  expect(await incoming()).not.toContain(transfer_code)
  await second705(actOnTransfer.approve, await seen())
  expect(await incoming()).toContain(transfer_code)
  const came = { lines: [{ line_no: 1, qty: 3, damaged: 0 }] }
  expect((await everything(actOnTransfer.receive, { ...(await seen()), ...came })).data).toMatchObject({
    status: 'Closed',
  })
  expect((await current(second)).status).toBe('DO_Picking')
  expect((await current(urgent)).status).toBe('DO_Picking')
  expect((await current(first)).status).toBe('DO_LackStock')
  expect((await partNow()).orders).toMatchObject([{ sparepart_order_code: first, short: 1 }])
  expect((await warehouse(contract.confirmPlan, part)).data).toEqual({ filled: 0, left: 1, promised: 0 })
  await stockUpParts(db, 'PCB', 1)
  expect((await warehouse(contract.confirmPlan, part)).data).toEqual({ filled: 1, left: 0, promised: 0 })
  expect((await current(first)).status).toBe('DO_Picking')
  expect((await warehouse(contract.listLackingParts)).data).toEqual([])
  expect((await warehouse(contract.supplyMeasures)).code).toBe('200')
})

test('a plan is confirmed whole: days are told and pieces given, and a stale order leaves everything as it was', async () => {
  const [early, late] = [await lacking(1), await lacking(1)]
  await stockUpParts(db, 'PCB', 1)
  const promise = async (code: string, days: number) => {
    const { status: _, ...seen } = await current(code)
    return { ...seen, promised_date: addDays(today, days) }
  }
  const stale = { ...(await promise(late, 3)), row_version: 99 }
  const told = () => db.$count(outbox, eq(outbox.event, 'sparepart-promised'))
  const before = await told()
  const refused = await warehouse(contract.confirmPlan, { ...part, promises: [await promise(early, 1), stale] })
  expect(refused.code).toBe('409')
  expect(await told()).toBe(before)
  expect((await current(early)).status).toBe('DO_LackStock')
  const past = await warehouse(contract.confirmPlan, { ...part, promises: [await promise(late, -1)] })
  expect(past.code).toBe('406')
  expect((await desk(contract.confirmPlan, part)).code).toBe('403')
  const promises = [await promise(late, 3), await promise(early, 1)]
  expect((await elsewhere(contract.confirmPlan, { ...part, promises })).code).toBe('404')
  expect((await warehouse(contract.confirmPlan, { ...part, promises })).data).toEqual({
    ...{ filled: 1, left: 1, promised: 2 },
  })
  expect(await told()).toBe(before + 2)
  expect((await current(early)).status).toBe('DO_Picking')
  expect((await partNow()).orders).toMatchObject([{ sparepart_order_code: late, promised_date: addDays(today, 3) }])
  expect((await partNow()).promise_text).toContain('{day}')
})
