import { noNewBusiness, takesBusiness } from '@sejuk/domain/customers/customers'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { customers } from '../../db/tables/customers/customers.ts'
import { refuse } from '../../platform/http/refuse.ts'

/** The same, of a customer that was read already. */
export const requireOpenCustomer = ({ status }: Pick<typeof customers.$inferSelect, 'status'>) => {
  if (!takesBusiness(status)) refuse('conflict', { message: noNewBusiness })
}

/** Refuses what a closed customer would get, also where somebody asked for it before the closing. */
export const requireBusiness = async (db: Db, customer_code: string) => {
  const [customer] = await db
    .select({ status: customers.status })
    .from(customers)
    .where(eq(customers.customer_code, customer_code))
  if (!customer) return refuse('conflict', { message: noNewBusiness })
  return requireOpenCustomer(customer)
}
