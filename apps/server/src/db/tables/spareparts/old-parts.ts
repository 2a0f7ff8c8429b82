import { dispositions, oldPartStatuses } from '@sejuk/domain/spareparts/old-parts'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdDate, instant, rowVersion, rupiah } from '../../columns.ts'
import { reimbursements } from '../aftersales/reimbursements.ts'
import { serviceCentres } from '../aftersales/service-centres.ts'
import { workOrders } from '../aftersales/work-orders.ts'
import { items } from '../catalogue/items.ts'
import { departments } from '../masters/departments.ts'

/** Broken parts that centres owe, because the new ones were free. */
export const oldParts = pgTable(
  'old_parts',
  {
    old_part_code: text().primaryKey(),
    asc_code: text()
      .notNull()
      .references(() => serviceCentres.asc_code),
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    technician_code: text(),
    work_order_number: text()
      .notNull()
      .references(() => workOrders.work_order_number),
    item_code: text()
      .notNull()
      .references(() => items.item_code),
    item_name: text().notNull(),
    qty: integer().notNull(),
    received_qty: integer().notNull().default(0),
    /** What one is worth. */
    price: rupiah().notNull(),
    used_date: date({ mode: 'string' }).notNull(),
    due_date: date({ mode: 'string' }).notNull(),
    status: text({ enum: oldPartStatuses }).notNull().default('Owed'),
    disposition: text({ enum: dispositions }),
    received_date: instant(),
    received_user_name: text(),
    /** The batch it was taken off. */
    reimbursement_code: text().references(() => reimbursements.reimbursement_code),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    unique('old_parts_once').on(t.work_order_number, t.item_code),
    index('old_parts_due').on(t.due_date, t.old_part_code),
    index('old_parts_status').on(t.status, t.due_date, t.old_part_code),
    index('old_parts_asc').on(t.asc_code, t.due_date, t.old_part_code),
    index('old_parts_technician').on(t.technician_code, t.due_date, t.old_part_code),
    index('old_parts_dept').on(t.dept_code, t.due_date, t.old_part_code),
    index('old_parts_batch').on(t.reimbursement_code),
    index('old_parts_owed').on(t.item_code, t.asc_code).where(sql`status = 'Owed'`),
    check('old_parts_quantity', sql`${t.qty} > 0 and ${t.received_qty} between 0 and ${t.qty} and ${t.price} >= 0`),
  ],
)
