import { changeStatuses } from '@sejuk/domain/customers/salesman-changes'
import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdDate, instant, scopeOfCustomer } from '../../columns.ts'
import { customers } from './customers.ts'
import { shops } from './shops.ts'

/** Who sold to whom, and since when: commissions are split by it. A row without a shop is of the customer itself. */
export const salesmanChanges = pgTable(
  'salesman_changes',
  {
    change_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customer_code: text()
      .notNull()
      .references(() => customers.customer_code),
    shop_code: text().references(() => shops.shop_code),
    from_salesman_code: text(),
    to_salesman_code: text().notNull(),
    effective_date: date({ mode: 'string' }).notNull(),
    move_open_documents: boolean().notNull(),
    reason: text().notNull(),
    status: text({ enum: changeStatuses }).notNull(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    applied_date: instant(),
    ...scopeOfCustomer(),
  },
  (t) => [
    uniqueIndex('salesman_changes_one_at_a_time')
      .on(t.customer_code, sql`coalesce(${t.shop_code}, '')`)
      .where(sql`status = 'Scheduled'`),
    index('salesman_changes_due').on(t.effective_date).where(sql`status = 'Scheduled'`),
    index('salesman_changes_created').on(t.created_date, t.change_id),
    index('salesman_changes_branch').on(t.scope_dept_code, t.created_date, t.change_id),
    index('salesman_changes_salesman').on(t.scope_salesman_code, t.created_date, t.change_id),
    index('salesman_changes_creator').on(t.scope_created_by, t.created_date, t.change_id),
    index('salesman_changes_customer').on(t.customer_code, t.change_id),
  ],
)
