import type { Parsed } from '@sejuk/contract/endpoint'
import type { AskedPart } from '@sejuk/contract/spareparts/asked-parts'
import * as contract from '@sejuk/contract/spareparts/sparepart-orders'
import { normalizeSerial } from '@sejuk/domain/catalogue/serial-numbers'
import { because, labelled } from '@sejuk/domain/messages'
import { checkHours, needsMoney, sparepartOrder } from '@sejuk/domain/spareparts/sparepart-orders'
import { rupiah } from '@sejuk/domain/values/money'
import { nationalPhone } from '@sejuk/domain/values/phone'
import { and, eq, sql } from 'drizzle-orm'
import { supplyOf } from '../../../business/spareparts/part-places.ts'
import { visibleSparepartOrders } from '../../../business/spareparts/visible-sparepart-orders.ts'
import type { Db } from '../../../db/database.ts'
import { serviceCentres } from '../../../db/tables/aftersales/service-centres.ts'
import { workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { sparepartOrderLines as lines, sparepartOrders as t } from '../../../db/tables/spareparts/sparepart-orders.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import {
  allocateOrder,
  fillShipments,
  type OnOrder,
  pickShipment,
  receiveShipment,
  sendShipment,
  splitShipment,
} from './deliver.ts'
import { cancel, noRefund, refund, rejectedFor } from './ends.ts'
import { answerSubstitute, offerSubstitute, promiseDate, putFirst } from './lacking.ts'
import { amountsOf, judgeLines, kindOf, type Order, writeLines } from './lines.ts'
import { notifyOrder } from './notices.ts'
import { gateFacts } from './queries.ts'
import { type AskedUnit, serialOfUnit, unitOfModel, unitOfSerial, unitOfWorkOrder } from './unit.ts'
import { tellWorkOrder } from './work-order-link.ts'

export const records = recordsOf(sparepartOrder.entity, t, t.sparepart_order_code)

/** The unit an order was written for. */
const unitOf = async (db: Db, order: Order): Promise<AskedUnit | undefined> => {
  if (order.work_order_detail_id !== null) return unitOfWorkOrder(db, order.work_order_detail_id)
  if (order.serial_number) return unitOfSerial(db, order.serial_number, order)
  return order.unit_item_code ? unitOfModel(db, order.unit_item_code) : undefined
}

export const writtenLines = (db: Db, { sparepart_order_code }: Order) =>
  db.select().from(lines).where(eq(lines.sparepart_order_code, sparepart_order_code)).orderBy(lines.line_no)

export type Writing = Pick<RequestContext<typeof contract.createSparepartRequest>, 'db' | 'viewer' | 'actor'>
type Head = Pick<
  typeof t.$inferInsert,
  | 'order_kind'
  | 'dept_code'
  | 'delivery_to'
  | 'work_order_number'
  | 'work_order_detail_id'
  | 'asc_code'
  | 'customer_code'
  | 'technician_code'
  | 'consumer_name'
  | 'consumer_phone'
  | 'purchase_date'
  | 'urgency'
  | 'need_by'
  | 'delivery_address'
  | 'remark'
>

/** A new draft, with its parts judged. */
export const addOrder = async (
  { db, viewer, actor }: Writing,
  head: Head,
  unit: AskedUnit | undefined,
  asked: readonly AskedPart[],
) => {
  const supply = await supplyOf(db, head.dept_code)
  if (!supply) return refuse('conflict', { because: because('no-part-warehouse') })
  const about = { ...head, sparepart_order_code: null, work_order_number: head.work_order_number ?? null }
  const judged = await judgeLines(db, { viewer, order: about, unit, lines: asked })
  const amounts = await amountsOf(db, head, judged)
  const sparepart_order_code = await nextDocumentNumber(db, 'SPO', head.dept_code, companyToday())
  await records.add(
    db,
    actor,
    {
      ...{ ...head, ...amounts, ...supply, sparepart_order_code },
      order_kind: kindOf(about, judged),
      unit_item_code: unit?.item_code ?? null,
      unit_item_name: unit?.item_name ?? null,
      serial_number: unit ? serialOfUnit(unit) : null,
      error_code: unit?.error_code ?? null,
      business_unit_code: unit?.business_unit_code ?? null,
      ...{ created_by: viewer.usercode, create_user_name: viewer.username, authors: [viewer.usercode] },
    },
    { lines: asked },
  )
  await writeLines(db, sparepart_order_code, judged)
  return sparepart_order_code
}

/** Whoever asks over the counter asks for a branch in sight. */
const requirePlaces = async ({ db, viewer }: Writing, dept_code: string, asc_code: string | null) => {
  const isOwn = and(eq(departments.dept_code, dept_code), visibleTo(viewer, departments))
  if (!(await db.$count(departments, isOwn))) refuseChoice('dept_code')
  if (asc_code && !(await db.$count(serviceCentres, eq(serviceCentres.asc_code, asc_code)))) refuseChoice('asc_code')
}

export const createSparepartRequest = async (context: RequestContext<typeof contract.createSparepartRequest>) => {
  const { lines: asked, serial_number, error_code, consumer_phone, ...form } = context.input
  await requirePlaces(context, form.dept_code, form.asc_code)
  if (form.delivery_to === 'ASC' && !form.asc_code) refuseChoice('asc_code')
  const phone = nationalPhone(consumer_phone)
  if (!phone) refuseField('consumer_phone', because('not-in-list'))
  const unit = await unitOfSerial(context.db, normalizeSerial(serial_number), {
    purchase_date: form.purchase_date,
    error_code,
  })
  const head = { ...form, order_kind: 'In_Warranty' as const, consumer_phone: phone }
  return { data: { sparepart_order_code: await addOrder(context, head, unit, asked) } }
}

type Acting = typeof contract.actOnSparepartOrder

const modify = async ({ db, viewer, input, before }: OnOrder<Parsed<Acting['modify']>>) => {
  const { lines: asked, sparepart_order_code, row_version: _version, ...form } = input
  const order = { ...before, ...form }
  if (form.delivery_to === 'ASC' && !before.asc_code) refuseChoice('delivery_to')
  const unit = await unitOf(db, before)
  const judged = await judgeLines(db, { viewer, order, unit, lines: asked, before: await writtenLines(db, before) })
  await writeLines(db, sparepart_order_code, judged)
  return {
    set: {
      ...{ ...form, ...(await amountsOf(db, form, judged)), order_kind: kindOf(order, judged) },
      ...{ reject_reason: null, is_cancelled: false, checked_by: null, check_user_name: null, checked_date: null },
      ...{ taken_by: null, take_user_name: null, paid_amount: null, ended_by: null },
      // The proof that is there pays the order that is sent again.
      ...{ refund_status: null, refund_amount: null, refund_note: null, refund_user_name: null, refund_date: null },
    },
    also: { lines: asked },
  }
}

const submit = async ({ db, before, at }: OnOrder) => {
  const { sparepart_order_code } = before
  const unpriced = and(
    eq(lines.sparepart_order_code, sparepart_order_code),
    eq(lines.is_free, false),
    eq(lines.price, 0),
  )
  if (await db.$count(lines, unpriced)) refuse('conflict', { because: because('part-has-no-price') })
  const check_due = new Date(Date.parse(at) + checkHours * 3_600_000).toISOString()
  return { set: { submitted_date: at, check_due } }
}

/** What is approved of each line: all of it where nothing is said. The sums follow. */
const approve = async ({ db, viewer, input, before, at }: OnOrder<Parsed<Acting['approve-sparepart']>>) => {
  const { sparepart_order_code } = before
  const found = await db
    .select()
    .from(lines)
    .where(eq(lines.sparepart_order_code, sparepart_order_code))
    .orderBy(lines.line_no)
  const decided = found.map((line) => {
    const n = input.lines.findIndex(({ line_no }) => line_no === line.line_no)
    const said = input.lines[n]
    if (said && said.approved_qty > line.quantity)
      refuseField(`lines.${n}.approved_qty`, because('approved-more-than-asked'))
    if (said && said.approved_qty < line.quantity && !said.decide_reason)
      refuseField(`lines.${n}.decide_reason`, because('required', { label: labelled('reason') }))
    return { ...line, approved_qty: said?.approved_qty ?? line.quantity, decide_reason: said?.decide_reason ?? null }
  })
  if (decided.every(({ approved_qty }) => approved_qty === 0)) refuseField('lines', because('nothing-approved'))
  if (before.order_kind === 'New_Buy' && decided.some((line) => line.approved_qty !== line.quantity))
    refuseField('lines', because('bought-approved-whole'))
  for (const { line_no, approved_qty, decide_reason } of decided)
    await db
      .update(lines)
      .set({ approved_qty, decide_reason })
      .where(and(eq(lines.sparepart_order_code, sparepart_order_code), eq(lines.line_no, line_no)))
  const judged = decided.map((line) => ({ ...line, quantity: line.approved_qty, weight: line.approved_qty }))
  const { line_count: _count, part_name: _name, has_repeat: _repeat, ...amounts } = await amountsOf(db, before, judged)
  const isMoney = needsMoney(amounts)
  return {
    facts: { needsMoney: isMoney },
    set: {
      ...amounts,
      ...{ checked_by: viewer.usercode, check_user_name: viewer.username, checked_date: at },
      ...(isMoney ? {} : { approved_date: at }),
    },
    also: { lines: decided.map(({ line_no, approved_qty }) => ({ line_no, approved_qty })) },
  }
}

/** What was paid is what is due, to the rupiah. */
const approveCost = async ({ input, before, at }: OnOrder<Parsed<Acting['approve-cost']>>) => {
  const { total_amount } = before
  if (total_amount > 0 && input.paid_amount !== total_amount)
    refuseField('paid_amount', because('payment-differs', { amount: rupiah(total_amount) }))
  return { set: { approved_date: at, paid_amount: total_amount > 0 ? input.paid_amount : null } }
}

/** The work order first: whoever works on it locks it before its orders. */
const lockWorkOrder = async ({ db }: { db: Db }, sparepart_order_code: string) => {
  const of = db.select({ number: t.work_order_number }).from(t).where(eq(t.sparepart_order_code, sparepart_order_code))
  await db.select({ one: sql`1` }).from(workOrders).where(eq(workOrders.work_order_number, of)).for('update')
}

export const onSparepartOrder = acting(sparepartOrder, {
  table: t,
  key: 'sparepart_order_code',
  endpoints: contract.actOnSparepartOrder,
  visible: visibleSparepartOrders,
  lockFirst: lockWorkOrder,
  facts: async ({ db }, { sparepart_order_code }) => gateFacts(db, sparepart_order_code),
  changes: {
    modify,
    'submit-sparepart': submit,
    take: async ({ viewer }) => ({ set: { taken_by: viewer.usercode, take_user_name: viewer.username } }),
    'approve-sparepart': approve,
    'approve-cost': approveCost,
    reject: rejectedFor,
    'reject-cost': rejectedFor,
    cancel,
    allocate: allocateOrder,
    fill: fillShipments,
    split: splitShipment,
    pick: pickShipment,
    send: sendShipment,
    'upload-receipt': receiveShipment,
    'offer-substitute': offerSubstitute,
    'answer-substitute': answerSubstitute,
    promise: promiseDate,
    'put-first': putFirst,
    refund,
    'no-refund': noRefund,
  },
  derived: (row, { before, at }) => (row.status === before.status ? {} : { status_date: at }),
  effects: {
    'submit-sparepart': [tellWorkOrder],
    withdraw: [tellWorkOrder],
    reject: [tellWorkOrder],
    'reject-cost': [tellWorkOrder],
    cancel: [tellWorkOrder],
    'upload-receipt': [tellWorkOrder],
  },
  notices: notifyOrder,
})

export const sparepartOrderLog = ({ db, viewer, input }: RequestContext<typeof contract.sparepartOrderLog>) =>
  records.history(db, input.code, input.page, visibleSparepartOrders(viewer))
