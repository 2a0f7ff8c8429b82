import { and, eq } from 'drizzle-orm'
import { customers } from '../../db/tables/customers/customers.ts'
import { departments } from '../../db/tables/masters/departments.ts'
import { refuse } from '../../platform/http/refuse.ts'
import type { RequestContext } from '../../platform/http/serve.ts'
import { visibleTo } from '../../platform/scope/visible-to.ts'

/** The customer, if whoever asks sees them. */
export const requireCustomer = async (
  { db, viewer }: Pick<RequestContext<never>, 'db' | 'viewer'>,
  customer_code: string,
) => {
  const [found] = await db
    .select({ customer: customers, dept_name: departments.dept_name })
    .from(customers)
    .innerJoin(departments, eq(departments.dept_code, customers.dept_code))
    .where(and(eq(customers.customer_code, customer_code), visibleTo(viewer, customers)))
  return found ?? refuse('notFound')
}
