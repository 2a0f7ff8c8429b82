import * as batches from '@sejuk/contract/aftersales/reimbursements'
import { actOnWorkOrder } from '@sejuk/contract/aftersales/work-order-actions'
import * as contract from '@sejuk/contract/spareparts/old-parts'
import { actOnSparepartOrder as act } from '@sejuk/contract/spareparts/sparepart-orders'
import { checklist } from '@sejuk/domain/aftersales/work-orders/finishing'
import { addDays } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { held, startServiceServer } from '../../../../test/servers/service-server.ts'
import { makeParts, makeUnitNumber, photographOrder } from '../../../../test/spareparts.ts'
import { makeWorkOrder } from '../../../../test/work-orders.ts'
import { costSheets } from '../../../db/tables/aftersales/costs.ts'
import { reimbursements } from '../../../db/tables/aftersales/reimbursements.ts'
import { workOrderDetails } from '../../../db/tables/aftersales/work-orders.ts'
import { sparePartGroups, spareParts } from '../../../db/tables/catalogue/spare-parts.ts'
import { oldParts } from '../../../db/tables/spareparts/old-parts.ts'
import { sparepartOrders } from '../../../db/tables/spareparts/sparepart-orders.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const { db, as, desk, otherDesk, technician, everything, order, photograph } = await startServiceServer()
await makeParts(db)
await db.insert(sparePartGroups).values({ part_group_code: 'PCBO', part_group_name: 'Boards' })
await db.insert(spareParts).values({ item_code: 'PCB', part_group_code: 'PCBO', is_returnable: true })
const today = companyToday()
await makeUnitNumber(db, 'NEW-1', today)
const receiver = await as(held('After-Sales-Department'), { username: 'Citra' })

const current = async (code: string) => {
  const [found] = await db.select().from(sparepartOrders).where(eq(sparepartOrders.sparepart_order_code, code))
  return { sparepart_order_code: code, row_version: found!.row_version }
}
const owed = (input: object = {}, by = desk) =>
  by(contract.listOldParts, input) as Promise<{ data: contract.OldPart[]; code: string }>
const receive = (code: string, more: object = {}) =>
  receiver(contract.receiveOldPart, { code, disposition: 'Scrap', ...more })

let count = 0
const owe = async (over: Partial<typeof oldParts.$inferInsert> = {}) => {
  const work_order_number = `WO-OLD-${++count}`
  await makeWorkOrder(db, { work_order_number })
  const used_date = over.used_date ?? today
  const old_part_code = `OPR-T-${count}`
  await db.insert(oldParts).values({
    ...{ old_part_code, work_order_number, asc_code: '8-ASC-01', dept_code: '705', item_code: 'COMP' },
    ...{ item_name: 'Compressor', qty: 1, price: 100_000, due_date: addDays(used_date, 14), ...over, used_date },
  })
  return old_part_code
}
const markable = async (approved_amount: number) => {
  const work_order_number = `WO-PAY-${++count}`
  const finished_date = `${today}T01:00:00Z`
  await makeWorkOrder(db, { work_order_number, service_status: 'Confirmed', cost_status: 'Approved', finished_date })
  const sheet = { work_order_number, asc_code: '8-ASC-01', dept_code: '705', cost_status: 'Approved' as const }
  await db.insert(costSheets).values({ ...sheet, approved_amount })
  const { data } = await everything(batches.markAsReimbursement, { work_order_number })
  return (await everything(batches.getReimbursement, data)).data as batches.ReimbursementDetail
}

test('a free part that goes back is owed from the finish of the work order on, and only once', async () => {
  const { work_order_number } = await order({ service_status: 'Servicing', first_visit_date: `${today}T01:00:00Z` }, [
    { item_code: 'UNIT', serial_outdoor: 'NEW-1', category_code: 'SPL', error_code: 'E6' },
  ])
  const [unit] = await db
    .select()
    .from(workOrderDetails)
    .where(eq(workOrderDetails.work_order_number, work_order_number))
  const at = { work_order_number, work_order_detail_id: unit!.work_order_detail_id }
  await technician(actOnWorkOrder['need-part'], { ...at, lines: [{ item_code: 'PCB', quantity: 1 }] })
  const [need] = await db.select().from(sparepartOrders).where(eq(sparepartOrders.work_order_number, work_order_number))
  const code = need!.sparepart_order_code
  await photographOrder(db, code, 'defect')
  await desk(act['submit-sparepart'], await current(code))
  await receiver(act.take, await current(code))
  await receiver(act['approve-sparepart'], await current(code))
  await receiver(act.cancel, { ...(await current(code)), reason: 'Not needed' })
  expect((await owed()).data).toEqual([])
  await db
    .update(sparepartOrders)
    .set({ status: 'DO_Receipt_Uploaded' })
    .where(eq(sparepartOrders.sparepart_order_code, code))
  await photograph(work_order_number, 'before', 'after')
  const parts = [{ item_code: 'PCB', item_name: 'Board', item_flag: 'OUT', quantity: 1 }]
  const answers = Object.fromEntries(checklist.map((question) => [question, true]))
  const units = [{ work_order_detail_id: at.work_order_detail_id, parts, is_done: true, checklist: answers }]
  const told = { signed_by: 'Budi', parts_reason: 'From the van' }
  const finished = await technician(actOnWorkOrder.finish, { ...at, units, ...told })
  expect(finished.errors ?? {}).toEqual({})
  expect(finished.code).toBe('200')
  const [part] = (await owed({ status: 'Owed' })).data
  expect(part).toMatchObject({
    ...{ asc_code: '8-ASC-01', work_order_number, item_code: 'PCB', qty: 1, received_qty: 0, amount: 111_000 },
    ...{ due_date: addDays(today, 14), is_overdue: false },
  })
  expect((await owed({}, otherDesk)).data).toEqual([])
  expect((await desk(contract.receiveOldPart, { code: 'PCB', disposition: 'Scrap' })).code).toBe('403')
  expect((await receive(part!.old_part_code)).data).toMatchObject({ received_qty: 1, work_order_number })
  expect((await owed({ status: 'Received' })).data).toMatchObject([{ old_part_code: part!.old_part_code, amount: 0 }])
  expect((await receive(part!.old_part_code)).errors).toEqual({ code: [`Nobody owes ${part!.old_part_code}`] })
})

test('a scanned part code is the oldest that is owed, of the centre that was named', async () => {
  const late = await owe({ used_date: addDays(today, -20), qty: 2 })
  const later = await owe({ used_date: addDays(today, -3) })
  expect((await owed({ overdue: true })).data.map(({ old_part_code }) => old_part_code)).toEqual([late])
  expect((await receive('COMP', { asc_code: '8-ASC-02' })).code).toBe('406')
  expect((await receive('COMP')).data).toMatchObject({ old_part_code: late, received_qty: 1, qty: 2 })
  expect((await receive('COMP')).data).toMatchObject({ old_part_code: late, received_qty: 2 })
  expect((await receive('COMP', { asc_code: '8-ASC-01' })).data).toMatchObject({ old_part_code: later })
  expect((await receive('COMP')).code).toBe('406')
})

test('after 30 days it is a line of the reimbursement batch, as far as the batch pays; a rejected batch gives it back', async () => {
  const young = await owe({ used_date: addDays(today, -29), price: 10_000 })
  const dear = await owe({ used_date: addDays(today, -40), price: 400_000 })
  const cheap = await owe({ used_date: addDays(today, -31), price: 50_000 })
  const batch = await markable(300_000)
  expect(batch.old_parts).toMatchObject([{ old_part_code: cheap, amount: 50_000 }])
  expect(batch).toMatchObject({ gross_amount: 300_000, deduction_amount: 50_000 })
  expect(batch.net_amount).toBe(250_000 - batch.tax_amount)
  const next = await markable(300_000)
  expect(next.reimbursement_code).toBe(batch.reimbursement_code)
  expect(next.old_parts.map(({ old_part_code }) => old_part_code).toSorted()).toEqual([dear, cheap].toSorted())
  expect(next).toMatchObject({ gross_amount: 600_000, deduction_amount: 450_000 })
  expect((await receive(cheap)).code).toBe('406')
  const { reimbursement_code, row_version } = next
  const reason = 'Wrong month'
  await db
    .update(reimbursements)
    .set({ sent_date: new Date().toISOString(), row_version })
    .where(eq(reimbursements.reimbursement_code, reimbursement_code))
  expect(
    (await everything(batches.actOnReimbursement['confirmed-reject'], { reimbursement_code, row_version, reason }))
      .code,
  ).toBe('200')
  const again = (await owed({ status: 'Owed' })).data.map(({ old_part_code }) => old_part_code)
  expect(again.toSorted()).toEqual([young, dear, cheap].toSorted())
})
