import { timeSlots } from '@sejuk/domain/values/time-slots'
import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate } from '../../columns.ts'
import { workOrders } from './work-orders.ts'

/** Every appointment that was made, also those that were moved. The one that counts stands in the work order. */
export const workOrderSchedules = pgTable(
  'work_order_schedules',
  {
    schedule_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    work_order_number: text()
      .notNull()
      .references(() => workOrders.work_order_number, { onDelete: 'cascade' }),
    scheduled_date: date({ mode: 'string' }).notNull(),
    slot: text({ enum: timeSlots }).notNull(),
    technician_code: text(),
    /** Why it was moved. */
    reason: text(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
  },
  (t) => [index('work_order_schedules_order').on(t.work_order_number, t.schedule_id)],
)
