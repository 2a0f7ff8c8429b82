import type { Parsed } from '@sejuk/contract/endpoint'
import type { AskedPart } from '@sejuk/contract/spareparts/asked-parts'
import * as contract from '@sejuk/contract/spareparts/sparepart-orders'
import { normalizeSerial } from '@sejuk/domain/catalogue/serial-numbers'
import { because, labelled } from '@sejuk/domain/messages'
import { rupiah } from '@sejuk/domain/money'
import { nationalPhone } from '@sejuk/domain/phone'
import { checkHours, needsMoney, refundAfter, sparepartOrder } from '@sejuk/domain/spareparts/sparepart-orders'
import { and, eq, sql } from 'drizzle-orm'
import { visibleWorkOrders } from '../../../business/aftersales/visible-work-orders.ts'
import { visibleSparepartOrders } from '../../../business/spareparts/visible-sparepart-orders.ts'
import { unlockStock } from '../../../business/stock/locks.ts'
import type { Db } from '../../../db/database.ts'
import { serviceCentres } from '../../../db/tables/aftersales/service-centres.ts'
import { workOrderDetails, workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { sparepartOrderLines as lines, sparepartOrders as t } from '../../../db/tables/spareparts/sparepart-orders.ts'
import { sparepartShipments } from '../../../db/tables/spareparts/sparepart-shipments.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { Begun } from '../../../platform/documents/action-context.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import {
  allocateOrder,
  fillShipments,
  openShipments,
  pickShipment,
  receiveShipment,
  sendShipment,
  splitShipment,
} from './deliver.ts'
import { answerSubstitute, offerSubstitute, promiseDate, putFirst } from './lacking.ts'
import { amountsOf, judgeLines, kindOf, type Order, writeLines } from './lines.ts'
import { notifyOrder } from './notices.ts'
import { supplyOf } from './places.ts'
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

const writtenLines = (db: Db, { sparepart_order_code }: Order) =>
  db.select().from(lines).where(eq(lines.sparepart_order_code, sparepart_order_code)).orderBy(lines.line_no)

type Writing = Pick<RequestContext<typeof contract.createSparepartRequest>, 'db' | 'viewer' | 'actor'>
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

type OnOrder<Input = object> = Begun<Order, object, Input>
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
      ...{ taken_by: null, take_user_name: null, paid_amount: null },
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

/** What was locked for it is free again. */
const unlockAll = async ({ db, viewer, before }: OnOrder) => {
  const { sparepart_order_code, row_version } = before
  const open = await openShipments(db, sparepart_order_code)
  await unlockStock(
    db,
    viewer,
    { type: sparepartOrder.entity, code: sparepart_order_code },
    open.flatMap(({ shipment_no, warehouse_code, lines: of }) =>
      of
        .filter(({ allocated_qty }) => allocated_qty > 0)
        .map(({ line_no: line, item_code, allocated_qty: qty }) => ({
          ...{ warehouse_code, item_code, line, qty, part: `${shipment_no}/${row_version}` },
        })),
    ),
  )
  await db.delete(sparepartShipments).where(eq(sparepartShipments.sparepart_order_code, sparepart_order_code))
}

/** Whoever has paid an order that ends here gets it back, once somebody compared what arrived. */
const refundOf = async ({ db, before }: OnOrder) =>
  refundAfter({ ...before, ...(await gateFacts(db, before.sparepart_order_code)) })

const cancel = async (begun: OnOrder<Parsed<Acting['cancel']>>) => {
  await unlockAll(begun)
  return {
    set: {
      refund_status: await refundOf(begun),
      ...{ is_cancelled: true, reject_reason: begun.input.reason, shipment_count: 0, received_count: 0 },
      ...{ promised_date: null, desk_rank: null },
    },
  }
}
const rejectedFor = async (begun: OnOrder<{ reason: string }>) => ({
  set: { reject_reason: begun.input.reason, refund_status: await refundOf(begun) },
})

/** No more than was due: what finance had compared, or the sum of the order. */
const refund = async ({ before, input, viewer, at }: OnOrder<Parsed<Acting['refund']>>) => {
  const most = before.paid_amount ?? before.total_amount
  if (input.refund_amount > most) refuseField('refund_amount', because('payment-differs', { amount: rupiah(most) }))
  const { refund_amount, refund_note } = input
  return { set: { refund_amount, refund_note, refund_user_name: viewer.username, refund_date: at } }
}
const noRefund = async ({ input, viewer, at }: OnOrder<Parsed<Acting['no-refund']>>) => ({
  set: { refund_amount: 0, refund_note: input.reason, refund_user_name: viewer.username, refund_date: at },
})

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

type NeedOfWorkOrder = {
  work_order_number: string
  work_order_detail_id: number
  lines: readonly AskedPart[]
  remark: string | null
}

/** What a technician or the desk needs for a unit: into the draft there is, or into a new one. */
export const needForWorkOrder = async (context: Writing, need: NeedOfWorkOrder) => {
  const { db, viewer, actor } = context
  const [order] = await db
    .select()
    .from(workOrders)
    .where(and(eq(workOrders.work_order_number, need.work_order_number), visibleWorkOrders(viewer)))
  const isOfOrder = and(
    eq(workOrderDetails.work_order_detail_id, need.work_order_detail_id),
    eq(workOrderDetails.work_order_number, need.work_order_number),
  )
  const isOwn = (await db.$count(workOrderDetails, isOfOrder)) > 0
  const unit = isOwn ? await unitOfWorkOrder(db, need.work_order_detail_id) : undefined
  if (!order || !unit) return refuse('notFound')
  const [draft] = await db
    .select()
    .from(t)
    .where(and(eq(t.work_order_detail_id, need.work_order_detail_id), eq(t.status, 'Draft')))
    .orderBy(t.created_date)
    .limit(1)
    .for('update')
  if (!draft)
    return addOrder(
      context,
      {
        ...{ order_kind: 'In_Warranty', dept_code: order.dept_code, asc_code: order.asc_code, delivery_to: 'ASC' },
        ...{ work_order_number: order.work_order_number, work_order_detail_id: need.work_order_detail_id },
        ...{ technician_code: order.technician_code, remark: need.remark },
        ...{ consumer_name: order.customer_name, consumer_phone: order.customer_phone },
        ...{ purchase_date: unit.purchase_date, urgency: order.priority === 'Urgent' ? 'Urgent' : 'Normal' },
      },
      unit,
      need.lines,
    )
  const before = await writtenLines(db, draft)
  const added = [...need.lines, ...before]
  const judged = await judgeLines(db, { viewer, order: draft, unit, lines: added, before })
  await writeLines(db, draft.sparepart_order_code, judged)
  await records.change(
    db,
    actor,
    draft,
    {
      ...(await amountsOf(db, draft, judged)),
      order_kind: kindOf(draft, judged),
      authors: [...new Set([...draft.authors, viewer.usercode])],
    },
    { after: { lines: need.lines } },
  )
  return draft.sparepart_order_code
}

export const sparepartOrderLog = ({ db, viewer, input }: RequestContext<typeof contract.sparepartOrderLog>) =>
  records.history(db, input.code, input.page, visibleSparepartOrders(viewer))
