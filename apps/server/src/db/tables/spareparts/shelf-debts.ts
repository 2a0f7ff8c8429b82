import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdDate, instant } from '../../columns.ts'
import { serviceCentres } from '../aftersales/service-centres.ts'
import { workOrders } from '../aftersales/work-orders.ts'
import { items } from '../catalogue/items.ts'

/** Parts that were put in and were not on the shelf of the centre: it owes them until one arrives. */
export const shelfDebts = pgTable(
  'shelf_debts',
  {
    debt_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    asc_code: text()
      .notNull()
      .references(() => serviceCentres.asc_code),
    work_order_number: text()
      .notNull()
      .references(() => workOrders.work_order_number),
    item_code: text()
      .notNull()
      .references(() => items.item_code),
    /** Still owed. */
    owed_qty: integer().notNull(),
    /** Where the part came from, in the technician's words. */
    reason: text().notNull(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    settled_date: instant(),
  },
  (t) => [
    unique('shelf_debts_once').on(t.work_order_number, t.item_code),
    check('shelf_debts_owed', sql`${t.owed_qty} >= 0`),
    index('shelf_debts_open').on(t.asc_code, t.item_code).where(sql`owed_qty > 0`),
  ],
)
