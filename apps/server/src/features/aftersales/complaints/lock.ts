import {
  type ComplaintActionName,
  type ComplaintState,
  complaintAction,
  isPastReopening,
} from '@sejuk/domain/aftersales/complaints'
import { isClosed } from '@sejuk/domain/aftersales/statuses'
import { workOrder } from '@sejuk/domain/aftersales/work-orders'
import type { Viewer } from '@sejuk/domain/viewers'
import { gate } from '@sejuk/domain/workflow'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { complaints as t } from '../../../db/tables/aftersales/complaints.ts'
import { workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { enforce, refuse } from '../../../platform/http/refuse.ts'
import { stillCurrent } from '../../../platform/records/stale.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { type Complaint, entity } from './commands.ts'

type WorkOrder = typeof workOrders.$inferSelect

/** The work order first, then the complaint about it; in sight, and as the caller saw it. */
export const lockComplaint = async (db: Db, viewer: Viewer, asked: { complain_code: string; row_version: number }) => {
  const isSeen = and(eq(t.complain_code, asked.complain_code), visibleTo(viewer, t))
  const [seen = refuse('notFound')] = await db.select({ number: t.work_order_number }).from(t).where(isSeen)
  const [order] = seen.number
    ? await db.select().from(workOrders).where(eq(workOrders.work_order_number, seen.number)).for('update')
    : []
  const [found] = await db.select().from(t).where(isSeen).for('update')
  const complaint = await stillCurrent(db, found, {
    entity,
    entity_code: asked.complain_code,
    row_version: asked.row_version,
    form: {},
  })
  return { complaint, order }
}

export const stateOf = async (db: Db, complaint: Complaint, order: WorkOrder | undefined): Promise<ComplaintState> => {
  const [next] = complaint.new_work_order_number
    ? await db
        .select({ status: workOrders.service_status })
        .from(workOrders)
        .where(eq(workOrders.work_order_number, complaint.new_work_order_number))
    : []
  return {
    complaint_status: complaint.status,
    is_withdrawn: complaint.is_withdrawn,
    has_work_order: complaint.work_order_number !== null,
    is_past_reopening: isPastReopening(complaint.solved_date, new Date().toISOString()),
    is_being_paid: Boolean(order?.reimbursement_code) && order?.invoice_status !== 'Confirmed_Reject',
    has_open_work_order: next !== undefined && !isClosed(next.status),
  }
}

/** The complaint's own table, and for what is an action on the work order that table too, on the locked row. */
export const requireAllowed = async (
  { db, viewer }: { db: Db; viewer: Viewer },
  name: ComplaintActionName,
  complaint: Complaint,
  order: WorkOrder | undefined,
) => {
  enforce(gate(complaintAction(name), await stateOf(db, complaint, order), viewer.permission))
  const ofOrder = workOrder.names.find((one) => one === name)
  if (order && ofOrder) enforce(workOrder.gate(ofOrder, order, viewer, new Date().toISOString()))
}
