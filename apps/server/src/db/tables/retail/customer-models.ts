import { date, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { scopeOfCustomer } from '../../columns.ts'
import { customers } from '../customers/customers.ts'

/**
 * The models of which units were delivered to a customer, so that they are counted without their units. Triggers of `serial_numbers`
 * and `serial_events` write it, and nothing else.
 */
export const customerModels = pgTable(
  'customer_models',
  {
    customer_code: text().notNull(),
    /** Of a set, its own code and not that of its halves. */
    item_code: text().notNull(),
    first_came: date({ mode: 'string' }).notNull(),
    last_came: date({ mode: 'string' }).notNull(),
    /** 'infinity' while a unit is there. */
    last_left: date({ mode: 'string' }).notNull(),
    ...scopeOfCustomer(),
  },
  (t) => [
    primaryKey({ name: 'customer_models_pk', columns: [t.customer_code, t.item_code] }),
    foreignKey({
      name: 'customer_models_customer',
      columns: [t.customer_code],
      foreignColumns: [customers.customer_code],
    }).onDelete('cascade'),
    index('customer_models_branch').on(t.scope_dept_code, t.last_left),
    index('customer_models_salesman').on(t.scope_salesman_code, t.last_left),
    index('customer_models_owner').on(t.scope_created_by, t.last_left),
  ],
)
