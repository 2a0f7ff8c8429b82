import type * as contract from '@sejuk/contract/aftersales/reimbursements'
import { type BatchActionName, batchAction } from '@sejuk/domain/aftersales/reimbursements'
import { because } from '@sejuk/domain/messages'
import { addressTo } from '@sejuk/domain/pages'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { reimbursementLines as l, reimbursements as t } from '../../../db/tables/aftersales/reimbursements.ts'
import { workOrders as w } from '../../../db/tables/aftersales/work-orders.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { notify, type Within } from '../../../platform/notify/notify.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { addUp, type Batch, entity, lockBatch } from './lock.ts'

type Asking = Omit<RequestContext<typeof contract.receiveInvoice>, 'input'>
type Line = typeof l.$inferSelect

const ofLine = (batch: Batch, work_order_number: string) =>
  and(eq(l.reimbursement_code, batch.reimbursement_code), eq(l.work_order_number, work_order_number))

const findLine = async (db: Db, batch: Batch, work_order_number: string) => {
  const [line = refuse('notFound')] = await db.select().from(l).where(ofLine(batch, work_order_number))
  return line
}

export const write = async (
  { db, actor }: Asking,
  action: string,
  before: Batch,
  change: Partial<Batch>,
  reason: string | null = null,
) => {
  const after = { ...before, ...change }
  await db.update(t).set(change).where(eq(t.reimbursement_code, before.reimbursement_code))
  const entry = { action, from_status: before.invoice_status, to_status: after.invoice_status, reason }
  await logActions(db, actor, [{ ...entry, entity, entity_code: before.reimbursement_code, before, after }])
  return after
}

const writeLine = async (
  context: Asking,
  action: string,
  batch: Batch,
  line: Line,
  change: Partial<Line>,
  reason: string,
) => {
  const { db, actor } = context
  await db.update(l).set(change).where(ofLine(batch, line.work_order_number))
  await logActions(db, actor, [
    {
      entity,
      entity_code: batch.reimbursement_code,
      action,
      reason,
      before: line,
      after: { ...line, ...change },
    },
  ])
  await addUp(db, batch)
}

export const disputeLine = async ({ input, ...context }: RequestContext<typeof contract.disputeLine>) => {
  const batch = await lockBatch(context.db, context.viewer, 'dispute', input)
  const line = await findLine(context.db, batch, input.work_order_number)
  if (line.line_state !== 'Agreed') refuse('conflict', { because: because('line-disputed-already') })
  const change = { line_state: 'Disputed', dispute_reason: input.reason } as const
  await writeLine(context, 'dispute', batch, line, change, input.reason)
  return { data: null }
}

/** Taken out, a work order can be marked again when its costs are right. */
export const settleDispute = async ({ input, ...context }: RequestContext<typeof contract.settleDispute>) => {
  const { db } = context
  const batch = await lockBatch(db, context.viewer, 'settle-dispute', input)
  const line = await findLine(db, batch, input.work_order_number)
  if (line.line_state !== 'Disputed') refuse('conflict', { because: because('line-not-disputed') })
  const { is_accepted, answer } = input
  const change = {
    line_state: is_accepted ? 'Removed' : 'Refused',
    dispute_answer: answer,
    is_live: !is_accepted,
  } as const
  await writeLine(context, 'settle-dispute', batch, line, change, answer)
  if (is_accepted)
    await db
      .update(w)
      .set({ reimbursement_code: null, invoice_status: 'Confirmed_Reject' })
      .where(eq(w.work_order_number, line.work_order_number))
  return { data: null }
}

export const deductLine = async ({ input, ...context }: RequestContext<typeof contract.deductLine>) => {
  const batch = await lockBatch(context.db, context.viewer, 'deduct', input)
  const line = await findLine(context.db, batch, input.work_order_number)
  const { deduction_amount, deduction_kind, reason } = input
  if (line.line_state === 'Removed') refuse('notFound')
  if (deduction_amount > line.approved_amount) refuseField('deduction_amount', because('deduction-no-more-than-line'))
  await writeLine(
    context,
    'deduct',
    batch,
    line,
    { deduction_amount, deduction_kind, deduction_reason: reason },
    reason,
  )
  return { data: null }
}

export const sendInvoice = async ({ input, ...context }: RequestContext<typeof contract.sendInvoice>) => {
  const { reimbursement_code: _code, row_version: _version, ...form } = input
  const batch = await lockBatch(context.db, context.viewer, 'send-invoice', input)
  const by = { sent_date: new Date().toISOString(), sent_user_name: context.viewer.username }
  await write(context, 'send-invoice', batch, { ...form, ...by })
  return { data: null }
}

const decide = async (
  context: Asking,
  name: 'invoice-received' | 'confirmed-reject',
  input: { reimbursement_code: string; row_version: number; reason?: string },
) => {
  const { db, viewer } = context
  const batch = await lockBatch(db, viewer, name, input)
  const { reimbursement_code } = batch
  const invoice_status = invoiceAfter(name)
  const change = {
    invoice_status,
    decided_by: viewer.usercode,
    decide_user_name: viewer.username,
    decided_date: new Date().toISOString(),
    reject_reason: input.reason ?? null,
  }
  const after = await write(context, name, batch, change, input.reason ?? null)
  const live = db
    .select({ n: l.work_order_number })
    .from(l)
    .where(and(eq(l.reimbursement_code, reimbursement_code), eq(l.is_live, true)))
  await db.update(w).set({ invoice_status }).where(inArray(w.work_order_number, live))
  if (name === 'confirmed-reject')
    await db.update(l).set({ is_live: false }).where(eq(l.reimbursement_code, reimbursement_code))
  return after
}
const invoiceAfter = (name: BatchActionName) => batchAction(name).to?.invoice_status ?? 'Prepare_Invoice'

const deskOf = async (db: Db, asc_code: string) => {
  const found = await db
    .select({ usercode: users.usercode })
    .from(users)
    .where(and(eq(users.asc_code, asc_code), eq(users.is_active, true)))
  return found.map(({ usercode }) => usercode)
}
export const noticeTo = async ({ db }: Within, { reimbursement_code, asc_code }: Batch) => ({
  to: await deskOf(db, asc_code),
  url: addressTo('reimbursement', { code: reimbursement_code }),
  about: { entity, entity_code: reimbursement_code },
})

export const receiveInvoice = async ({ input, ...context }: RequestContext<typeof contract.receiveInvoice>) => {
  const batch = await decide(context, 'invoice-received', input)
  await notify(context, {
    ...(await noticeTo(context, batch)),
    event: 'reimbursement-received',
    variables: { batch: batch.reimbursement_code, amount: batch.net_amount },
  })
  return { data: null }
}

/** Its work orders are free, and may be marked for reimbursement again. */
export const rejectReimbursement = async ({
  input,
  ...context
}: RequestContext<typeof contract.rejectReimbursement>) => {
  const batch = await decide(context, 'confirmed-reject', input)
  await notify(context, {
    ...(await noticeTo(context, batch)),
    event: 'reimbursement-rejected',
    variables: { batch: batch.reimbursement_code, reason: input.reason },
  })
  return { data: null }
}
