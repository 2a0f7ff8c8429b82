import type * as contract from '@sejuk/contract/aftersales/complaints'
import {
  type ComplaintCategory,
  type ComplaintSource,
  dueOf,
  type Severity,
  taskOf,
} from '@sejuk/domain/aftersales/tickets/complaints'
import { because } from '@sejuk/domain/messages'
import { addressTo } from '@sejuk/domain/pages'
import { dayIn, headOffice } from '@sejuk/domain/values/dates'
import { isPhone, nationalPhone } from '@sejuk/domain/values/phone'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { complaintNotes, complaints as t } from '../../../db/tables/aftersales/complaints.ts'
import { serviceCentres } from '../../../db/tables/aftersales/service-centres.ts'
import { workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { notify, type Within } from '../../../platform/notify/notify.ts'
import { type Actor, logActions } from '../../../platform/records/action-log.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

export const entity = 'complaint'
export type Complaint = typeof t.$inferSelect
type WorkOrder = typeof workOrders.$inferSelect

export const findOpen = async (db: Db, work_order_number: string) => {
  const [open] = await db
    .select()
    .from(t)
    .where(and(eq(t.work_order_number, work_order_number), ne(t.status, 'Complain_Solved'), eq(t.is_withdrawn, false)))
  return open
}

/** The active user with this code. */
export const activeUser = async (db: Db, usercode: string) => {
  const [found] = await db
    .select({ owner_code: users.usercode, owner_name: users.username })
    .from(users)
    .where(and(eq(users.usercode, usercode), eq(users.is_active, true)))
  return found
}

/** The task goes to the user responsible for the centre; without one it stays unassigned. */
const caretakerOf = async (db: Db, asc_code: string) => {
  const [centre] = await db
    .select({ codes: serviceCentres.ass_admin_user_codes })
    .from(serviceCentres)
    .where(eq(serviceCentres.asc_code, asc_code))
  const codes = centre?.codes ?? []
  if (codes.length === 0) return undefined
  const found = await db
    .select({ owner_code: users.usercode, owner_name: users.username })
    .from(users)
    .where(and(inArray(users.usercode, codes), eq(users.is_active, true)))
  return codes.map((code) => found.find(({ owner_code }) => owner_code === code)).find(Boolean)
}

export const notifyOwner = async (
  within: Within,
  { complain_code, owner_code, customer_name, due_date }: Complaint,
) => {
  if (!owner_code) return
  await notify(within, {
    to: [owner_code],
    event: 'complaint-assigned',
    variables: { complaint: complain_code, customer: customer_name, due: due_date },
    url: addressTo('complaint', { code: complain_code }),
    about: { entity, entity_code: complain_code },
  })
}

const keep = async (within: Within, actor: Actor, row: Omit<typeof t.$inferInsert, 'complain_code' | 'due_date'>) => {
  const { db } = within
  const now = new Date().toISOString()
  const complain_code = await nextDocumentNumber(db, 'CPL', row.dept_code, dayIn(now, headOffice))
  const [kept] = await db
    .insert(t)
    .values({ ...row, task_status: taskOf(Boolean(row.owner_code)), complain_code, due_date: dueOf(row.severity, now) })
    .returning()
  if (!kept) throw new Error('The complaint was not kept')
  if (kept.work_order_number)
    await db
      .update(workOrders)
      .set({ complaint_status: 'Complained' })
      .where(eq(workOrders.work_order_number, kept.work_order_number))
  await logActions(db, actor, [
    { entity, entity_code: complain_code, action: 'create', to_status: 'Complained', after: kept },
  ])
  await notifyOwner(within, kept)
  return kept
}

type Opening = {
  /** Locked, as it stood before. */
  order: WorkOrder
  source: ComplaintSource
  survey_code: string | null
  category: ComplaintCategory
  severity: Severity
  description: string
}

/** A complaint about a work order. If one is open already, the new text is added to it. */
export const openComplaint = async (within: Within, actor: Actor, { order, ...said }: Opening) => {
  const open = await findOpen(within.db, order.work_order_number)
  if (open) {
    const { usercode, username } = actor
    await within.db
      .insert(complaintNotes)
      .values({ complain_code: open.complain_code, kind: 'Note', body: said.description, usercode, username })
    return open.complain_code
  }
  const { complain_code } = await keep(within, actor, {
    ...said,
    ticket_number: order.ticket_number,
    work_order_number: order.work_order_number,
    asc_code: order.asc_code,
    technician_code: order.technician_code,
    dept_code: order.dept_code,
    customer_name: order.customer_name,
    customer_phone: order.customer_phone,
    service_status_before: order.service_status,
    ...(await caretakerOf(within.db, order.asc_code)),
    created_by: actor.usercode,
    create_user_name: actor.username,
  })
  return complain_code
}

export const createComplaint = async ({ input, ...context }: RequestContext<typeof contract.createComplaint>) => {
  const { db, viewer, actor } = context
  const { work_order_number, owner_code, dept_code, ...form } = input
  const customer_phone = nationalPhone(form.customer_phone)
  if (!isPhone(customer_phone)) refuseField('customer_phone', because('not-phone-number'))
  const order = work_order_number ? await lockOrder(context, work_order_number) : undefined
  const owner = owner_code ? await activeUser(db, owner_code) : order && (await caretakerOf(db, order.asc_code))
  if (owner_code && !owner) refuseField('owner_code', because('person-not-or-no-longer'))
  if (!order) await requireBranchOrOwner(db, input)
  const { complain_code } = await keep(context, actor, {
    ...form,
    customer_phone,
    dept_code: order?.dept_code ?? dept_code ?? viewer.department,
    ...(order
      ? {
          ticket_number: order.ticket_number,
          work_order_number: order.work_order_number,
          asc_code: order.asc_code,
          technician_code: order.technician_code,
          service_status_before: order.service_status,
        }
      : {}),
    ...owner,
    created_by: viewer.usercode,
    create_user_name: viewer.username,
  })
  return { data: { complain_code } }
}

/** What is about no work order would otherwise be nobody's. */
const requireBranchOrOwner = async (
  db: Db,
  { dept_code, owner_code }: Pick<RequestContext<typeof contract.createComplaint>['input'], 'dept_code' | 'owner_code'>,
) => {
  const missing = because('branch-or-owner-required')
  if (!dept_code && !owner_code)
    refuse('invalid', { because: missing, errors: { dept_code: [missing], owner_code: [missing] } })
  if (dept_code && !(await db.$count(departments, eq(departments.dept_code, dept_code)))) refuseChoice('dept_code')
}

const lockOrder = async (
  { db, viewer }: Pick<RequestContext<typeof contract.createComplaint>, 'db' | 'viewer'>,
  number: string,
) => {
  const [order] = await db
    .select()
    .from(workOrders)
    .where(and(eq(workOrders.work_order_number, number), visibleTo(viewer, workOrders)))
    .for('update')
  if (!order) return refuseField('work_order_number', because('no-such-work-order'))
  const open = await findOpen(db, number)
  if (open)
    refuse('conflict', {
      status: 'AlreadyOpen',
      because: because('about-work-order-still-open', { code: open.complain_code }),
      data: { complain_code: open.complain_code },
    })
  return order
}
