import type * as contract from '@sejuk/contract/aftersales/complaints'
import { afterNotSolved, type ComplaintActionName, dueOf, type NoteKind } from '@sejuk/domain/aftersales/complaints'
import { headOffice } from '@sejuk/domain/dates'
import { addressTo } from '@sejuk/domain/pages'
import { and, eq } from 'drizzle-orm'
import { complaintNotes, complaints as t } from '../../../db/tables/aftersales/complaints.ts'
import { surveys } from '../../../db/tables/aftersales/surveys.ts'
import { workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { userRoles, users } from '../../../db/tables/platform/users.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { notify, type Within } from '../../../platform/notify/notify.ts'
import { writeToCustomer } from '../../../platform/notify/write-to-customer.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { onWorkOrder } from '../work-orders/commands.ts'
import { type Complaint, entity, findOpen } from './commands.ts'
import { lockComplaint, requireAllowed } from './lock.ts'

type WorkOrder = typeof workOrders.$inferSelect
type Asking = Pick<
  RequestContext<typeof contract.replyComplaint>,
  'db' | 'viewer' | 'actor' | 'jobs' | 'config' | 'offers'
>
type Seen = { complain_code: string; row_version: number }

export const begin = async (context: Asking, name: ComplaintActionName, input: Seen) => {
  const { complaint, order } = await lockComplaint(context.db, context.viewer, input)
  await requireAllowed(context, name, complaint, order)
  return { complaint, order }
}

export const note = async ({ db, viewer }: Asking, complain_code: string, kind: NoteKind, body: string) => {
  const { usercode, username } = viewer
  await db.insert(complaintNotes).values({ complain_code, kind, body, usercode, username })
}

type Change = { reason?: string | null; complaint_status?: WorkOrder['complaint_status'] }

/** The complaint and its log; `complaint_status` is what its work order shows from now on. */
export const write = async (
  { db, actor }: Asking,
  action: string,
  before: Complaint,
  change: Partial<Complaint>,
  { reason = null, complaint_status }: Change = {},
) => {
  const after = { ...before, ...change }
  await db.update(t).set(change).where(eq(t.complain_code, before.complain_code))
  if (before.work_order_number && complaint_status !== undefined)
    await db
      .update(workOrders)
      .set({ complaint_status })
      .where(eq(workOrders.work_order_number, before.work_order_number))
  const entry = { action, from_status: before.status, to_status: after.status, reason }
  await logActions(db, actor, [{ ...entry, entity, entity_code: before.complain_code, before, after }])
  return after
}

type About = { complaint: Complaint; order?: WorkOrder | undefined }

const reply = async (context: Asking, { complaint, order }: About, text: string) => {
  await note(context, complaint.complain_code, 'Reply', text)
  await write(context, 'reply-complain', complaint, { last_reply_date: new Date().toISOString() })
  if (order)
    await onWorkOrder.end(await onWorkOrder.beginOn(context, 'reply-complain', order), { reason: text.slice(0, 1000) })
  const [branch] = await context.db
    .select({ timezone: departments.timezone })
    .from(departments)
    .where(eq(departments.dept_code, complaint.dept_code))
  await writeToCustomer(context, {
    event: 'complaint-answered',
    variables: { complaint: complaint.complain_code, reply: text },
    name: complaint.customer_name,
    phone: complaint.customer_phone,
    timezone: branch?.timezone ?? headOffice,
    about: { entity, entity_code: complaint.complain_code },
  })
}

type OfOrder = { work_order_number: string; row_version?: number | undefined }

/** From the work order: in sight, as it was seen, and with an open complaint. */
export const beginOnOrder = async (context: Asking, name: OrderComplaintAction, input: OfOrder) => {
  const { before: order } = await onWorkOrder.begin(context, name, input)
  const complaint = (await findOpen(context.db, order.work_order_number)) ?? refuse('notFound')
  await requireAllowed(context, name, complaint, order)
  return { complaint, order }
}
type OrderComplaintAction = 'reply-complain' | 'withdraw-back' | 'generate-new-work-order'

export const replyOnOrder = async ({
  input,
  ...context
}: RequestContext<(typeof contract.actOnOrderComplaint)['reply-complain']>) => {
  await reply(context, await beginOnOrder(context, 'reply-complain', input), input.reply)
  return { data: null }
}

export const withdrawOnOrder = async ({
  input,
  ...context
}: RequestContext<(typeof contract.actOnOrderComplaint)['withdraw-back']>) => {
  await withdraw(context, await beginOnOrder(context, 'withdraw-back', input), input.reason)
  return { data: null }
}

export const replyComplaint = async ({ input, ...context }: RequestContext<typeof contract.replyComplaint>) => {
  await reply(context, await begin(context, 'reply-complain', input), input.reply)
  return { data: null }
}

export const solveComplaint = async ({ input, ...context }: RequestContext<typeof contract.solveComplaint>) => {
  const { complaint } = await begin(context, 'solve', input)
  const { root_cause, compensation_type, compensation_amount } = input
  const isGiven = compensation_type !== 'None'
  if (isGiven && !context.viewer.permission.has('Complain-Compensate'))
    refuse('noPermission', { errors: { compensation_type: ['You may not grant a compensation'] } })
  const given = { compensation_type, compensation_amount: isGiven ? compensation_amount : 0 }
  const change = { status: 'Complain_Solved', root_cause, ...given, solved_date: new Date().toISOString() } as const
  await write(context, 'solve', complaint, change, { complaint_status: 'Complain_Solved' })
  return { data: null }
}

const worse = async (context: Asking, action: 'not-solve' | 'reopen', complaint: Complaint, reason: string) => {
  const { severity, reopen_count, isEscalated } = afterNotSolved(complaint)
  const change = {
    status: 'Complain_Not_Solve',
    severity,
    reopen_count,
    is_escalated: complaint.is_escalated || isEscalated,
    due_date: dueOf(severity, new Date().toISOString()),
    solved_date: null,
    task_status: 'Task_Assigned',
  } as const
  await note(context, complaint.complain_code, 'Note', reason)
  const after = await write(context, action, complaint, change, {
    reason,
    complaint_status: 'Complain_Not_Solve',
  })
  if (isEscalated) await escalate(context, after)
}

export const notSolveComplaint = async ({ input, ...context }: RequestContext<typeof contract.notSolveComplaint>) => {
  const { complaint } = await begin(context, 'not-solve', input)
  await worse(context, 'not-solve', complaint, input.reason)
  return { data: null }
}

export const reopenComplaint = async ({ input, ...context }: RequestContext<typeof contract.reopenComplaint>) => {
  const { complaint } = await begin(context, 'reopen', input)
  await worse(context, 'reopen', complaint, input.reason)
  return { data: null }
}

const escalate = async (within: Within, { complain_code, customer_name, reopen_count, dept_code }: Complaint) => {
  const heads = await within.db
    .select({ usercode: users.usercode })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.usercode, users.usercode))
    .where(and(eq(userRoles.role_code, 'Branch-Manager'), eq(users.department, dept_code)))
  await notify(within, {
    to: heads.map(({ usercode }) => usercode),
    event: 'complaint-escalated',
    variables: { complaint: complain_code, customer: customer_name, times: reopen_count },
    url: addressTo('complaint', { code: complain_code }),
    about: { entity, entity_code: complain_code },
  })
}

/** Withdrawn: a work order confirmed with this complaint waits for the call centre again. */
const withdraw = async (context: Asking, { complaint, order }: About, reason: string) => {
  await write(context, 'withdraw-back', complaint, { is_withdrawn: true, withdraw_reason: reason }, { reason })
  if (!order) return
  const before = complaint.service_status_before
  const isBack = order.service_status === 'Confirmed' && (before === 'CallCenter_Survery' || before === 'Confirmed_ASS')
  const now = new Date().toISOString()
  const set = isBack ? { service_status: before, status_date: now, closed_date: null } : {}
  await onWorkOrder.end(await onWorkOrder.beginOn(context, 'withdraw-back', order), { reason, set })
  if (isBack)
    await context.db
      .update(surveys)
      .set({ is_closed: false })
      .where(eq(surveys.work_order_number, order.work_order_number))
}

export const withdrawComplaint = async ({ input, ...context }: RequestContext<typeof contract.withdrawComplaint>) => {
  await withdraw(context, await begin(context, 'withdraw-back', input), input.reason)
  return { data: null }
}
