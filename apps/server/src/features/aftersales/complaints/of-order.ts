import { eq } from 'drizzle-orm'
import { surveys } from '../../../db/tables/aftersales/surveys.ts'
import { workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { onWorkOrder } from '../work-orders/commands.ts'
import type { Complaint } from './commands.ts'

export type OrderComplaintAction = 'reply-complain' | 'withdraw-back' | 'generate-new-work-order'
type Change = NonNullable<Parameters<typeof onWorkOrder.end>[1]>

/** What is done to a complaint is an action of its work order too, judged by that table. */
export const actOnOrder = async (
  done: Done<Complaint>,
  name: OrderComplaintAction,
  change: Change | ((order: typeof workOrders.$inferSelect) => Change),
) => {
  const { work_order_number } = done.before
  if (!work_order_number) return undefined
  const [order] = await done.db.select().from(workOrders).where(eq(workOrders.work_order_number, work_order_number))
  if (!order) return undefined
  const begun = await onWorkOrder.beginOn(done, name, order)
  return onWorkOrder.end(begun, typeof change === 'function' ? change(order) : change)
}

/** Withdrawn: a work order confirmed with this complaint waits for the call centre again. */
export const withdrawOrder = async (done: Done<Complaint>) => {
  const { service_status_before: before } = done.before
  const isAsked = before === 'CallCenter_Survery' || before === 'Confirmed_ASS'
  const after = await actOnOrder(done, 'withdraw-back', ({ service_status }) => ({
    reason: done.reason,
    ...(isAsked && service_status === 'Confirmed'
      ? { set: { service_status: before, status_date: done.at, closed_date: null } }
      : {}),
  }))
  if (isAsked && after?.service_status === before)
    await done.db
      .update(surveys)
      .set({ is_closed: false })
      .where(eq(surveys.work_order_number, after.work_order_number))
}
