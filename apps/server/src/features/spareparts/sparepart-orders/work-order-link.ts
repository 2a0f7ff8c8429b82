import { and, eq, notInArray } from 'drizzle-orm'
import { sparepartOrders as t } from '../../../db/tables/spareparts/sparepart-orders.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { waitForParts } from '../../aftersales/work-orders/commands.ts'
import type { Order } from './lines.ts'

/** The work order waits for as long as one of its orders is under way. */
export const tellWorkOrder = async (done: Done<Order>) => {
  const { work_order_number } = done.after
  if (!work_order_number) return
  const isUnderWay = and(
    eq(t.work_order_number, work_order_number),
    notInArray(t.status, ['Draft', 'Rejected', 'DO_Receipt_Uploaded']),
  )
  const isWaiting = (await done.db.$count(t, isUnderWay)) > 0
  await waitForParts(done, work_order_number, isWaiting)
}
