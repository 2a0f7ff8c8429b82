import type { customers } from '../../src/db/tables/customers/customers.ts'

type Row = typeof customers.$inferInsert

/** A customer for demo data and tests: what every row must have, replaced by what is given. */
export const customerRow = <Given extends Partial<Row> & { customer_code: string }>(given: Given) => ({
  customer_name: given.customer_code,
  dept_code: '705',
  created_by: 'U-0',
  ...given,
})
