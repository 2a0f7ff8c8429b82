import { isClosed } from '@sejuk/domain/aftersales/statuses'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import type { Complaint } from './commands.ts'

/** What gates read of the work order complained of, and of the one that was made for it. */
export const factsOf = async (db: Db, { work_order_number, new_work_order_number }: Complaint) => {
  const numbers = [work_order_number, new_work_order_number].filter((one) => one !== null)
  const found = numbers.length
    ? await db.select().from(workOrders).where(inArray(workOrders.work_order_number, numbers))
    : []
  const order = found.find((one) => one.work_order_number === work_order_number)
  const next = found.find((one) => one.work_order_number === new_work_order_number)
  return {
    service_status: order?.service_status ?? null,
    new_service_status: next?.service_status ?? null,
    is_being_paid: Boolean(order?.reimbursement_code) && order?.invoice_status !== 'Confirmed_Reject',
    has_open_work_order: next !== undefined && !isClosed(next.service_status),
  }
}
