import { sendFieldReports } from '@sejuk/contract/aftersales/field-work'
import { actOnWorkOrder } from '@sejuk/contract/aftersales/work-order-actions'
import { getWorkOrder } from '@sejuk/contract/aftersales/work-orders'
import { getPartShelf } from '@sejuk/contract/spareparts/part-shelves'
import * as contract from '@sejuk/contract/spareparts/sparepart-orders'
import { reconcileStock, stockAvailability } from '@sejuk/contract/stock/stock'
import { checklist } from '@sejuk/domain/aftersales/work-orders/finishing'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { held, startServiceServer } from '../../../../test/servers/service-server.ts'
import { makeParts, makeUnitNumber, photographOrder, stockUpParts } from '../../../../test/spareparts.ts'
import { workOrderDetails } from '../../../db/tables/aftersales/work-orders.ts'
import { shelfDebts } from '../../../db/tables/spareparts/shelf-debts.ts'
import { sparepartOrders } from '../../../db/tables/spareparts/sparepart-orders.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const { db, as, desk, otherDesk, technician, department, branch, everything, order, photograph } =
  await startServiceServer()
await makeParts(db)
const today = companyToday()
const longAgo = `${Number(today.slice(0, 4)) - 4}${today.slice(4)}`
await makeUnitNumber(db, 'NEW-1', today)
await makeUnitNumber(db, 'OLD-1', longAgo)
await makeUnitNumber(db, 'NEW-2', today)
const warehouse = await as(held('Warehouse'), { view_data: 'View_Data_My_Branch', department: '713', username: 'Wati' })
const finance = await as(held('Finance-Manager'), { username: 'Fitri' })
const checker = await as(held('After-Sales-Department'), { username: 'Citra' })
const act = contract.actOnSparepartOrder

const visited = { first_visit_date: `${today}T01:00:00Z`, finish_due: `${today}T10:00:00Z` }
const working = async (serial_outdoor: string, over: object = {}) => {
  const made = await order({ service_status: 'Servicing', ...visited, ...over }, [
    { item_code: 'UNIT', serial_outdoor, category_code: 'SPL', error_code: 'E6' },
  ])
  const [unit] = await db
    .select()
    .from(workOrderDetails)
    .where(eq(workOrderDetails.work_order_number, made.work_order_number))
  return { work_order_number: made.work_order_number, work_order_detail_id: unit!.work_order_detail_id }
}
const need = (item_code: string, quantity = 1) => ({ lines: [{ item_code, quantity }] })
const orderOf = async (work_order_number: string) => {
  const [found] = await db
    .select()
    .from(sparepartOrders)
    .where(eq(sparepartOrders.work_order_number, work_order_number))
  return found!
}
const current = async (sparepart_order_code: string) => {
  const [found] = await db
    .select()
    .from(sparepartOrders)
    .where(eq(sparepartOrders.sparepart_order_code, sparepart_order_code))
  return { sparepart_order_code, row_version: found!.row_version }
}
/** A submitted and approved order for one part of a new unit. */
const approved = async (item_code = 'PCB', quantity = 1, serial = 'NEW-1') => {
  const at = await working(serial)
  expect((await desk(actOnWorkOrder['need-part'], { ...at, ...need(item_code, quantity) })).code).toBe('200')
  const { sparepart_order_code: code } = await orderOf(at.work_order_number)
  await photographOrder(db, code, 'defect')
  await desk(act['submit-sparepart'], await current(code))
  await checker(act.take, await current(code))
  expect((await checker(act['approve-sparepart'], await current(code))).data).toMatchObject({ status: 'Approved' })
  return { code, ...at }
}
const detail = async (code: string) =>
  (await everything(contract.getSparepartOrder, { sparepart_order_code: code })).data
const stockOf = async (warehouse_code: string, item_code: string) =>
  (await everything(stockAvailability, { item_code: [item_code], warehouse_code: [warehouse_code] })).data[0]

test('from the need at a unit over submit, check, allocation, picking and sending to the receipt on the shelf', async () => {
  await stockUpParts(db, 'PCB', 1)
  const at = await working('NEW-1')
  expect((await technician(actOnWorkOrder['need-part'], { ...at, ...need('PCB') })).message).toBe(
    'Spare-part order saved',
  )
  const { sparepart_order_code: code, ...draft } = await orderOf(at.work_order_number)
  expect(code).toMatch(/^SPO-705-\d{4}-00001$/)
  expect(draft).toMatchObject({
    order_kind: 'In_Warranty',
    asc_code: '8-ASC-01',
    total_amount: 0,
    free_amount: 111_000,
  })
  expect((await desk(act['submit-sparepart'], await current(code))).message).toBe(
    'A photo of the broken part is needed for a part in warranty',
  )
  await photographOrder(db, code, 'defect')
  expect((await technician(act['submit-sparepart'], await current(code))).code).toBe('403')
  expect((await otherDesk(act['submit-sparepart'], await current(code))).code).toBe('404')
  expect((await desk(act['submit-sparepart'], await current(code))).data).toMatchObject({ status: 'Submitted' })
  expect((await desk(getWorkOrder, at)).data).toMatchObject({ is_waiting_part: true, sla_due: null })
  expect((await checker(act['approve-sparepart'], await current(code))).message).toContain('Needs status')
  await checker(act.take, await current(code))
  const { data } = await checker(act['approve-sparepart'], await current(code))
  expect(data).toMatchObject({ status: 'Approved' })

  expect((await desk(act.release, await current(code))).code).toBe('403')
  await warehouse(act.release, await current(code))
  expect((await warehouse(act.allocate, await current(code))).data).toMatchObject({ status: 'DO_Picking' })
  expect(await stockOf('WSP', 'PCB')).toMatchObject({ on_hand: 1, available: 0 })
  const picking = { shipment_no: 1, lines: [{ line_no: 1, qty: 0 }] }
  expect((await warehouse(act.pick, { ...(await current(code)), ...picking })).errors).toEqual({
    lines: ['Pick every piece of the shipment, or split it first'],
  })
  await warehouse(act.pick, { ...(await current(code)), shipment_no: 1, lines: [{ line_no: 1, qty: 1 }] })
  const sending = { shipment_no: 1, courier: 'JNE', tracking_no: 'JT88' }
  expect((await warehouse(act.send, { ...(await current(code)), ...sending })).data).toMatchObject({
    status: 'DO_Sent',
  })
  expect(await stockOf('SHELF-8-ASC-01', 'PCB')).toMatchObject({ on_hand: 0, in_transit: 1 })
  const came = { shipment_no: 1, lines: [{ line_no: 1, qty: 1, damaged: 0 }] }
  expect((await desk(act['upload-receipt'], { ...(await current(code)), ...came })).message).toBe(
    'A photo of what arrived is needed',
  )
  await photographOrder(db, code, 'receipt')
  expect((await desk(act['upload-receipt'], { ...(await current(code)), ...came })).data).toMatchObject({
    status: 'DO_Receipt_Uploaded',
  })
  expect(await stockOf('SHELF-8-ASC-01', 'PCB')).toMatchObject({ on_hand: 1, in_transit: 0 })
  const after = (await desk(getWorkOrder, at)).data
  expect(after.is_waiting_part).toBe(false)
  expect(after.sla_due).not.toBeNull()

  await photograph(at.work_order_number, 'before', 'after')
  const parts = [{ item_code: 'PCB', item_name: 'Board', quantity: 1, item_flag: 'OUT' }]
  const answers = Object.fromEntries(checklist.map((question) => [question, true]))
  const unit = { work_order_detail_id: at.work_order_detail_id, parts, is_done: true, checklist: answers }
  const units = [unit]
  const finished = await technician(actOnWorkOrder.finish, { ...at, units, signed_by: 'Budi' })
  expect(finished.errors ?? {}).toEqual({})
  expect(finished.code).toBe('200')
  expect(await stockOf('SHELF-8-ASC-01', 'PCB')).toMatchObject({ on_hand: 0 })
  expect((await everything(reconcileStock)).data.differences).toEqual([])
})

test('two orders for the last part: one is picked, the other lacks stock; a substitute with consent fills it', async () => {
  await stockUpParts(db, 'PCB', 1)
  const [one, other] = [await approved(), await approved()]
  for (const { code } of [one, other]) await warehouse(act.release, await current(code))
  const [first, second] = await Promise.all(
    [one, other].map(async ({ code }) => warehouse(act.allocate, await current(code))),
  )
  expect([first!.data.status, second!.data.status].toSorted()).toEqual(['DO_LackStock', 'DO_Picking'])
  const lacking = first!.data.status === 'DO_LackStock' ? one : other
  expect((await detail(lacking.code)).short_qty).toBe(1)

  expect((await warehouse(act.fill, await current(lacking.code))).message).toBe(
    'Nothing of what is missing is in stock',
  )
  expect((await warehouse(act.split, { ...(await current(lacking.code)), shipment_no: 1 })).message).toBe(
    'Nothing of this shipment is in stock yet',
  )
  const offer = async (item_code: string) =>
    warehouse(act['offer-substitute'], { ...(await current(lacking.code)), line_no: 1, item_code })
  expect((await offer('REMOTE')).errors).toEqual({ item_code: ['This part is no substitute for the one asked for'] })
  const yes = async () => ({ ...(await current(lacking.code)), line_no: 1, is_accepted: true })
  expect((await desk(act['answer-substitute'], await yes())).message).toBe('No substitute was offered')
  await stockUpParts(db, 'PCB2', 1)
  expect((await offer('PCB2')).code).toBe('200')
  expect((await desk(act['answer-substitute'], await yes())).data).toMatchObject({ status: 'DO_Picking' })
  expect((await detail(lacking.code)).lines[0]).toMatchObject({ item_code: 'PCB', replacement_item_code: 'PCB2' })
  for (const { code } of [one, other])
    expect((await desk(act.cancel, { ...(await current(code)), reason: 'Unit was sold' })).data).toMatchObject({
      status: 'Rejected',
    })
  expect(await stockOf('WSP', 'PCB')).toMatchObject({ available: 1 })
  expect(await stockOf('WSP', 'PCB2')).toMatchObject({ available: 1 })
  expect((await everything(reconcileStock)).data.differences).toEqual([])
})

test('what is in stock goes ahead: the order shows its least advanced shipment, and a difference is said', async () => {
  const at = await working('NEW-2')
  await desk(actOnWorkOrder['need-part'], {
    ...at,
    lines: [
      { item_code: 'PCB', quantity: 2 },
      { item_code: 'COMP', quantity: 1 },
    ],
  })
  const { sparepart_order_code: code } = await orderOf(at.work_order_number)
  await photographOrder(db, code, 'defect')
  await desk(act['submit-sparepart'], await current(code))
  await checker(act.take, await current(code))
  await checker(act['approve-sparepart'], await current(code))
  await warehouse(act.release, await current(code))
  expect((await warehouse(act.allocate, await current(code))).data).toMatchObject({ status: 'DO_LackStock' })
  await warehouse(act.split, { ...(await current(code)), shipment_no: 1 })
  const split = await detail(code)
  expect(split.shipment_statuses).toEqual(['DO_LackStock', 'DO_Picking'])
  const pieces = split.shipments[1].lines
  await warehouse(act.pick, {
    ...(await current(code)),
    shipment_no: 2,
    lines: pieces.map(({ line_no, qty }: { line_no: number; qty: number }) => ({ line_no, qty })),
  })
  expect(
    (await warehouse(act.send, { ...(await current(code)), shipment_no: 2, courier: 'JNE', tracking_no: '1' })).data,
  ).toMatchObject({ status: 'DO_LackStock' })
  await photographOrder(db, code, 'receipt')
  const came = { shipment_no: 2, lines: [{ line_no: 1, qty: 0, damaged: 0 }] }
  expect((await desk(act['upload-receipt'], { ...(await current(code)), ...came })).errors).toEqual({
    receipt_note: ['Say what is missing or damaged'],
  })
  const said = { ...came, receipt_note: 'The box was empty' }
  expect((await desk(act['upload-receipt'], { ...(await current(code)), ...said })).data).toMatchObject({
    status: 'DO_LackStock',
  })
  expect((await desk(getWorkOrder, at)).data.is_waiting_part).toBe(true)
  expect((await desk(act.cancel, { ...(await current(code)), reason: 'Too long' })).message).toBe(
    'Parts of this order were picked already',
  )
  expect((await everything(reconcileStock)).data.differences).toEqual([])
})

test('a compressor is free by its own months; outside the warranty a part is paid, and finance checks the payment', async () => {
  const at = await working('OLD-1')
  await desk(actOnWorkOrder['need-part'], { ...at, ...need('COMP') })
  expect(await orderOf(at.work_order_number)).toMatchObject({ order_kind: 'In_Warranty', total_amount: 0 })
  await desk(actOnWorkOrder['need-part'], { ...at, ...need('PCB') })
  const { sparepart_order_code: code, ...merged } = await orderOf(at.work_order_number)
  expect(merged).toMatchObject({ order_kind: 'Out_Warranty', line_count: 2, total_amount: 111_000 })
  await desk(act['submit-sparepart'], await current(code))
  await checker(act.take, await current(code))
  expect((await checker(act['approve-sparepart'], await current(code))).data).toMatchObject({ status: 'Checked' })
  const pay = async (paid_amount: number) => finance(act['approve-cost'], { ...(await current(code)), paid_amount })
  expect((await pay(111_000)).message).toBe('The proof of payment is missing')
  await photographOrder(db, code, 'payment')
  expect((await pay(110_000)).errors).toEqual({ paid_amount: ['The payment must be Rp 111.000'] })
  expect((await checker(act['approve-cost'], { ...(await current(code)), paid_amount: 111_000 })).code).toBe('403')
  expect((await pay(111_000)).data).toMatchObject({ status: 'Approved' })
})

test('a part outside the model is only for the department, with a reason; more than twice the number needs one', async () => {
  const at = await working('NEW-1')
  const asked = (over: object) => ({ ...at, lines: [{ item_code: 'REMOTE', quantity: 1, ...over }] })
  expect((await technician(actOnWorkOrder['need-part'], asked({}))).errors).toEqual({
    'lines.0.item_code': ['Part does not belong to this model'],
  })
  expect((await department(actOnWorkOrder['need-part'], asked({}))).errors).toEqual({
    'lines.0.override_reason': ['Say why a part outside the model is ordered'],
  })
  expect((await department(actOnWorkOrder['need-part'], asked({ override_reason: 'Fits too' }))).code).toBe('200')
  expect((await desk(actOnWorkOrder['need-part'], { ...at, ...need('PCB', 3) })).errors).toEqual({
    'lines.0.quantity_reason': ['More than 2 needs a reason'],
  })
  expect((await desk(actOnWorkOrder['need-part'], { ...at, ...need('UNIT') })).errors).toEqual({
    'lines.0.item_code': ['This item is not a spare part'],
  })
})

test('parts are ordered for a unit of the work order itself', async () => {
  const [one, other] = [await working('NEW-1'), await working('NEW-2')]
  const mixed = { work_order_number: one.work_order_number, work_order_detail_id: other.work_order_detail_id }
  expect((await desk(actOnWorkOrder['need-part'], { ...mixed, ...need('PCB') })).code).toBe('404')
})

test('the same part on the same unit within ninety days is marked, and often used parts are proposed', async () => {
  await approved('COMP', 1, 'NEW-2')
  const at = await working('NEW-2')
  const { data } = await desk(contract.sparepartSuggestions, at)
  const compressor = data.parts.find(({ item_code }: { item_code: string }) => item_code === 'COMP')
  expect(compressor).toMatchObject({ repeat_days: 0, is_free: true, is_compressor: true })
  expect(compressor.often).toBeGreaterThan(0)
  expect(data.views).toEqual([{ item_code: 'UNIT', bom_type: 'Outdoor' }])
  await desk(actOnWorkOrder['need-part'], { ...at, ...need('COMP') })
  expect((await orderOf(at.work_order_number)).has_repeat).toBe(true)
})

test('over the counter only what is in warranty, for a branch in sight; who wrote it does not approve it', async () => {
  const form = {
    ...{ dept_code: '705', serial_number: 'old-1', consumer_name: 'Dewi', consumer_phone: '0812 3456 789' },
    ...{ delivery_to: 'Branch_Counter', lines: [{ item_code: 'PCB', quantity: 1 }] },
  }
  expect((await department(contract.createSparepartRequest, form)).errors).toEqual({
    'lines.0.item_code': [expect.stringMatching(/^Part warranty ended on \d{4}-\d\d-\d\d$/)],
  })
  expect((await desk(contract.createSparepartRequest, form)).code).toBe('403')
  const { data } = await department(contract.createSparepartRequest, { ...form, serial_number: 'NEW-1' })
  const code = data.sparepart_order_code as string
  await photographOrder(db, code, 'defect')
  await department(act['submit-sparepart'], await current(code))
  await department(act.take, await current(code))
  expect((await department(act['approve-sparepart'], await current(code))).message).toBe(
    'Somebody else than who wrote it must approve it',
  )
  const none = { ...(await current(code)), lines: [{ line_no: 1, approved_qty: 0, decide_reason: 'No' }] }
  expect((await checker(act['approve-sparepart'], none)).errors).toEqual({
    lines: ['Approve at least one part, or reject the order'],
  })
  expect((await checker(act.reject, { ...(await current(code)), reason: 'Blurred photo' })).data).toMatchObject({
    status: 'Rejected',
  })
  const codes = async (user: typeof desk, endpoint: typeof contract.listSparepartOrders) =>
    (await user(endpoint, { limit: 100 })).data.map((one: { sparepart_order_code: string }) => one.sparepart_order_code)
  expect(await codes(department, contract.listSparepartRequests)).toEqual([code])
  expect(await codes(branch, contract.listSparepartOrders)).toContain(code)
  expect(await codes(warehouse, contract.listSparepartOrders)).toContain(code)
  expect(await codes(desk, contract.listSparepartOrders)).not.toContain(code)
})

test('what was noted without a network is ordered once, however often it is sent', async () => {
  const at = await working('NEW-1')
  const report = {
    ...{ client_uuid: '0190d5c4-7a1a-7c3e-8f0a-0123456789ab', work_order_number: at.work_order_number },
    ...{ action: 'need-part', at_device: new Date().toISOString(), lat: null, lng: null },
    payload: { work_order_detail_id: at.work_order_detail_id, ...need('PCB'), remark: 'Burnt' },
  }
  const sending = { sent_at_device: new Date().toISOString(), reports: [report] }
  for (const _ of [1, 2])
    expect((await technician(sendFieldReports, sending)).data.results[0]).toMatchObject({ outcome: 'Taken' })
  const draft = await orderOf(at.work_order_number)
  expect(draft).toMatchObject({ line_count: 1, remark: 'Burnt', status: 'Draft' })
  expect((await detail(draft.sparepart_order_code)).lines[0]).toMatchObject({ item_code: 'PCB', quantity: 1 })
  const strange = {
    ...report,
    client_uuid: '0190d5c4-7a1a-7c3e-8f0a-0123456789ac',
    payload: { ...report.payload, ...need('REMOTE') },
  }
  expect((await technician(sendFieldReports, { ...sending, reports: [strange] })).data.results[0]).toMatchObject({
    outcome: 'Refused',
    errors: { 'lines.0.item_code': ['Part does not belong to this model'] },
  })
})

test('a part that is not on the shelf is put in with a reason: the shelf owes it, its order ends, and what arrives settles it', async () => {
  const at = await working('NEW-1')
  expect((await desk(actOnWorkOrder['need-part'], { ...at, ...need('PCB') })).code).toBe('200')
  const { sparepart_order_code: code } = await orderOf(at.work_order_number)
  await photograph(at.work_order_number, 'before', 'after')
  const checked = Object.fromEntries(checklist.map((question) => [question, true]))
  const parts = [{ item_code: 'PCB', item_name: 'Board', quantity: 1, item_flag: 'OUT' }]
  const units = [{ work_order_detail_id: at.work_order_detail_id, parts, is_done: true, checklist: checked }]
  const finish = (more: object) =>
    technician(actOnWorkOrder.finish, { work_order_number: at.work_order_number, units, signed_by: 'Budi', ...more })
  expect(await finish({})).toMatchObject({
    code: '406',
    errors: { parts_reason: ['PCB is not on the shelf of the centre: say where it came from'] },
  })
  expect((await finish({ parts_reason: 'Bought next door' })).code).toBe('200')
  const owed = async () =>
    (await db.select().from(shelfDebts).where(eq(shelfDebts.work_order_number, at.work_order_number)))[0]
  expect(await owed()).toMatchObject({ owed_qty: 1, reason: 'Bought next door', settled_date: null })
  const shelf = await desk(getPartShelf, {})
  expect(shelf.data.parts).toContainEqual(expect.objectContaining({ item_code: 'PCB', owed: 1 }))
  expect(await orderOf(at.work_order_number)).toMatchObject({
    ...{ sparepart_order_code: code, status: 'Rejected', is_cancelled: true, reject_reason: 'Bought next door' },
  })
  await stockUpParts(db, 'PCB', 1)
  const coming = await approved('PCB', 1, 'NEW-2')
  await warehouse(act.release, await current(coming.code))
  await warehouse(act.allocate, await current(coming.code))
  const lines = [{ line_no: 1, qty: 1 }]
  await warehouse(act.pick, { ...(await current(coming.code)), shipment_no: 1, lines })
  await warehouse(act.send, { ...(await current(coming.code)), shipment_no: 1, courier: 'JNE', tracking_no: 'JT9' })
  await photographOrder(db, coming.code, 'receipt')
  const came = { shipment_no: 1, lines: [{ line_no: 1, qty: 1, damaged: 0 }] }
  expect((await desk(act['upload-receipt'], { ...(await current(coming.code)), ...came })).code).toBe('200')
  expect(await owed()).toMatchObject({ owed_qty: 0, settled_date: expect.any(String) })
  expect(await stockOf('SHELF-8-ASC-01', 'PCB')).toMatchObject({ on_hand: 0, in_transit: 0 })
  expect((await everything(reconcileStock)).data.differences).toEqual([])
})
