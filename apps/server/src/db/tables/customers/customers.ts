import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate, rowVersion } from '../../columns.ts'
import { departments } from '../masters/departments.ts'

export const customers = pgTable(
  'customers',
  {
    customer_code: text().primaryKey(),
    customer_name: text().notNull(),
    dept_code: text()
      .notNull()
      .references(() => departments.dept_code),
    salesman_code: text(),
    created_by: text().notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('customers_name').on(t.customer_name, t.customer_code),
    index('customers_dept_name').on(t.dept_code, t.customer_name, t.customer_code),
    index('customers_salesman').on(t.salesman_code),
    index('customers_search').using('gin', t.dept_code, t.customer_name.op('gin_trgm_ops')),
    index('customers_code_search').using('gin', t.customer_code.op('gin_trgm_ops')),
  ],
)
