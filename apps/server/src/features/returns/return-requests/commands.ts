import type { Parsed } from '@sejuk/contract/endpoint'
import * as contract from '@sejuk/contract/returns/return-requests'
import { because } from '@sejuk/domain/messages'
import { returnPhotoModule } from '@sejuk/domain/returns/return-photos'
import { branchReturnLimit, returnRequest } from '@sejuk/domain/returns/return-requests'
import { rupiah, total } from '@sejuk/domain/values/money'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, sql } from 'drizzle-orm'
import { visibleDeliveries } from '../../../business/delivery/visible-deliveries.ts'
import { requireWarehouse } from '../../../business/masters/require-warehouse.ts'
import { returnApproval } from '../../../business/returns/return-approvals.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { deliveryOrders } from '../../../db/tables/delivery/delivery-orders.ts'
import { deliveryProblems } from '../../../db/tables/delivery/delivery-receipts.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { returnRequestLines as lines, returnRequests as t } from '../../../db/tables/returns/return-requests.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { ActingWithin, Begun } from '../../../platform/documents/action-context.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { closeReturn } from './close.ts'
import { creditableLines, type ExchangedUnit } from './from-exchange.ts'
import { lockLinesOf, unitsFor } from './lines.ts'
import { notifyApproved, notifyClosed, notifyReceived, notifyRejected } from './notices.ts'
import { visibleReturns } from './queries.ts'
import { disposeReturn, receiveReturn } from './receive.ts'
import { worthOf, writeReturnLines } from './write-lines.ts'

const records = recordsOf(returnRequest.entity, t, t.return_code)
type Row = typeof t.$inferSelect
type Form = Parsed<(typeof contract.actOnReturnRequest)['modify']>
type Approved = Parsed<(typeof contract.actOnReturnRequest)['approve']>

/** A pickup names its place; no day is over. */
const requirePickup = (form: Pick<Form, 'handover' | 'pickup_address' | 'pickup_date'>) => {
  if (form.handover === 'Pickup' && !form.pickup_address)
    refuseField('pickup_address', because('pickup-address-missing'))
  if (form.pickup_date && form.pickup_date < companyToday()) refuseField('pickup_date', because('pickup-in-the-past'))
}

/** The problem of a delivery to this customer. */
const problemOf = async (db: Db, viewer: Viewer, problem_id: number, customer_code: string) => {
  const [found] = await db
    .select({ delivery_code: deliveryProblems.delivery_code, customer_code: deliveryOrders.customer_code })
    .from(deliveryProblems)
    .innerJoin(deliveryOrders, eq(deliveryOrders.delivery_code, deliveryProblems.delivery_code))
    .where(and(eq(deliveryProblems.problem_id, problem_id), visibleDeliveries(viewer)))
  if (!found) return refuseChoice('problem_id')
  if (found.customer_code !== customer_code) refuseField('problem_id', because('problem-of-another-customer'))
  return found.delivery_code
}

export const createReturnRequest = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.createReturnRequest>) => {
  const { lines: wanted, customer_code, problem_id, ...form } = input
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.customer_code, customer_code), visibleTo(viewer, customers)))
  if (!customer) return refuseChoice('customer_code')
  await requireWarehouse(db, viewer, form.warehouse_code)
  requirePickup(form)
  const delivery_code = problem_id ? await problemOf(db, viewer, problem_id, customer_code) : null
  const { dept_code, salesman_code } = customer
  const return_code = await nextDocumentNumber(db, 'RET', dept_code, companyToday())
  const row = {
    ...{ ...form, return_code, customer_code, dept_code, salesman_code, problem_id, delivery_code },
    ...{ created_by: viewer.usercode, create_user_name: viewer.username, authors: [viewer.usercode] },
  }
  await records.add(db, actor, row, { lines: wanted })
  const sums = await writeReturnLines(db, { return_code, customer_code }, wanted)
  await db
    .update(t)
    .set({ ...sums, row_version: sql`${t.row_version}` })
    .where(eq(t.return_code, return_code))
  if (problem_id)
    await db
      .update(deliveryProblems)
      .set({ document_code: return_code })
      .where(and(eq(deliveryProblems.problem_id, problem_id), eq(deliveryProblems.status, 'Open')))
  return { data: { return_code } }
}

type Exchange = Pick<
  Row,
  'customer_code' | 'dept_code' | 'salesman_code' | 'warehouse_code' | 'created_by' | 'create_user_name'
> & {
  rma_code: string
  symptom: string
  approved_user_name: string | null
  approved_date: string | null
  credit_amount: number
}

/** What finance would credit for these units of an exchange, or why it could not. */
export const creditOfExchange = async (db: Db, customer_code: string | null, units: readonly ExchangedUnit[]) =>
  worthOf(db, customer_code ?? '', await creditableLines(db, customer_code, units))

/**
 * The units of an approved exchange came back and are to be credited: a return that is approved and received already, for
 * finance to close. Call it before the units are received, or say that they are back. Neither who asked for the exchange nor who received it closes it.
 */
export const addReturnOfExchange = async (
  {
    db,
    viewer,
    actor,
    jobs,
    config,
    at,
  }: Pick<Begun<Row, object>, 'db' | 'viewer' | 'actor' | 'jobs' | 'config' | 'at'>,
  { rma_code, symptom, credit_amount, ...of }: Exchange,
  units: readonly ExchangedUnit[],
  areBack = false,
) => {
  const wanted = await creditableLines(db, of.customer_code, units, 'lines')
  const return_code = await nextDocumentNumber(db, 'RET', of.dept_code, companyToday())
  const row = {
    ...{ ...of, return_code, reason_code: 'Defective' as const, handover: 'Self_Deliver' as const },
    ...{ status: 'Approved' as const, note: `${rma_code}: ${symptom}`, submitted_date: at, is_received: true },
    ...{ received_date: at, received_user_name: viewer.username },
    authors: [...new Set([of.created_by, viewer.usercode])],
  }
  await records.add(db, actor, row, { rma_code, lines: wanted })
  const sums = await writeReturnLines(db, { return_code, customer_code: of.customer_code }, wanted, areBack)
  // Another unit than the approved one may come; above the limit it is not credited by that approval.
  if (sums.amount > Math.max(credit_amount, branchReturnLimit))
    refuseField('lines', because('rma-credit-above-approved', { amount: rupiah(sums.amount) }))
  await db
    .update(lines)
    .set({
      ...{ approved_qty: sql`${lines.quantity}`, accepted_qty: sql`${lines.quantity}` },
      ...{ accepted_serials: sql`${lines.serial_numbers}`, disposition: 'Vendor_Claim' },
    })
    .where(eq(lines.return_code, return_code))
  const [after] = await db
    .update(t)
    .set({
      ...{ ...sums, approved_qty: sums.quantity, accepted_qty: sums.quantity },
      row_version: sql`${t.row_version}`,
    })
    .where(eq(t.return_code, return_code))
    .returning()
  if (after) await notifyReceived({ db, jobs, config, after })
  return return_code
}

type Half = { item_code: string; qty: number; serial_numbers: string[] }
type OfDelivery = Pick<Begun<typeof deliveryOrders.$inferSelect, object>, 'db' | 'viewer' | 'actor' | 'before'>

/** Halves of sets whose rest nobody sends: fetched from where they were delivered, and worth nothing, since nobody billed them. */
export const draftReturnOfHalves = async ({ db, viewer, actor, before }: OfDelivery, halves: readonly Half[]) => {
  const { delivery_code, customer_code, dept_code, salesman_code, warehouse_code, detail_address } = before
  const return_code = await nextDocumentNumber(db, 'RET', dept_code, companyToday())
  const names = await unitsFor(
    db,
    halves.map(({ item_code }) => item_code),
  )
  const row = {
    ...{ return_code, customer_code, dept_code, salesman_code, warehouse_code, delivery_code, note: delivery_code },
    ...{ reason_code: 'Half_Set' as const, handover: 'Pickup' as const, pickup_address: detail_address },
    ...{ line_count: halves.length, quantity: total(halves.map(({ qty }) => qty)) },
    ...{ created_by: viewer.usercode, create_user_name: viewer.username, authors: [viewer.usercode] },
  }
  await records.add(db, actor, row, { lines: halves })
  await db.insert(lines).values(
    halves.map(({ item_code, qty, serial_numbers }, n) => ({
      ...{ return_code, line_no: n + 1, item_code, quantity: qty, serial_numbers, condition: 'Sealed' as const },
      ...{ item_name: names.get(item_code)?.[0]?.item_name ?? item_code, unit_price: 0, amount: 0 },
    })),
  )
  return return_code
}

/** By line: never more than was asked for, and something of it. */
const approveLines = async ({ db, before, input }: Begun<Row, object, Approved>) => {
  const own = await lockLinesOf(db, before.return_code)
  const said = new Map(input.lines.map(({ line_no, approved_qty }, n) => [line_no, { approved_qty, n }]))
  for (const line of own) {
    const { approved_qty, n } = said.get(line.line_no) ?? { approved_qty: 0, n: 0 }
    if (before.reason_code === 'Half_Set' && approved_qty !== line.quantity)
      refuseField(`lines.${n}.approved_qty`, because('half-set-comes-back'))
    if (approved_qty > line.quantity)
      refuseField(`lines.${n}.approved_qty`, because('return-more-than-approved', { n: line.quantity }))
    await db
      .update(lines)
      .set({ approved_qty })
      .where(and(eq(lines.return_code, before.return_code), eq(lines.line_no, line.line_no)))
  }
  const approved_qty = total(own.map(({ line_no }) => said.get(line_no)?.approved_qty ?? 0))
  if (approved_qty === 0) refuse('conflict', { because: because('return-approves-nothing') })
  return { set: { approved_qty, reject_reason: null }, also: { lines: input.lines } }
}

export const onReturnRequest = acting(returnRequest, {
  table: t,
  key: 'return_code',
  endpoints: contract.actOnReturnRequest,
  visible: visibleReturns,
  facts: async ({ db }, row) => ({
    photo_count: await db.$count(
      attachments,
      and(
        eq(attachments.module_name, returnPhotoModule),
        eq(attachments.module_code, row.return_code),
        eq(attachments.kind, 'photo'),
      ),
    ),
  }),
  changes: {
    modify: async ({ db, viewer, input, before }) => {
      const { return_code, row_version: _version, lines: wanted, ...form } = input
      await requireWarehouse(db, viewer, form.warehouse_code)
      requirePickup(form)
      const sums = await writeReturnLines(db, before, wanted)
      return { set: { ...form, ...sums, reject_reason: null }, also: { lines: wanted } }
    },
    // Others may have asked for the same pieces since it was written.
    submit: async ({ db, before, at }) => {
      if (before.reason_code === 'Half_Set') return { set: { submitted_date: at } }
      const own = (await lockLinesOf(db, before.return_code)).map((line) => ({
        ...line,
        ...{ invoice_code: line.invoice_code ?? '', invoice_line_no: line.invoice_line_no ?? 0 },
      }))
      const sums = await writeReturnLines(db, before, own)
      return { set: { ...sums, submitted_date: at } }
    },
    approve: approveLines,
    reject: async ({ input }) => ({ set: { reject_reason: input.reason } }),
    planPickup: async ({ input }) => {
      const { return_code: _code, row_version: _version, ...set } = input
      if (set.pickup_date < companyToday()) refuseField('pickup_date', because('pickup-in-the-past'))
      return { set: { ...set, collected_date: null, collected_from: null } }
    },
    collect: async ({ input, at }) => ({ set: { collected_from: input.collected_from, collected_date: at } }),
    receive: receiveReturn,
    dispose: disposeReturn,
    close: closeReturn,
  },
  marks: {
    approve: ({ username, at }) => ({ approved_user_name: username, approved_date: at }),
    close: ({ at }) => ({ closed_date: at }),
  },
  approval: ({ customer_code, amount }) => returnApproval(customer_code, amount),
  notices: { approve: notifyApproved, reject: notifyRejected, receive: notifyReceived, close: notifyClosed },
})

/** The driver says by a link that the goods are on the truck. */
export const collectBySystem = async (
  within: ActingWithin,
  return_code: string,
  collected: { collected_from: string; collected_date: string },
) => {
  const begun = await onReturnRequest.beginBySystem(within, 'collect', return_code)
  if (!begun) {
    const isReceived = await within.db.$count(t, and(eq(t.return_code, return_code), eq(t.is_received, true)))
    return isReceived ? refuse('conflict', { because: because('return-received-already') }) : refuse('busy')
  }
  if (begun.before.collected_date === null) await onReturnRequest.end(begun, { set: collected })
}

export const returnRequestLog = ({ db, viewer, input }: RequestContext<typeof contract.returnRequestLog>) =>
  records.history(db, input.code, input.page, visibleReturns(viewer))
