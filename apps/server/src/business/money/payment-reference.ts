import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { paymentRefs } from '../../db/tables/money/payment-refs.ts'

type Asked = { customer_code: string; order_code?: string | null; invoice_code?: string | null }

/** What a customer is to write, and the number to pay to where there is one: on orders, invoices and statements. */
export const paymentReferenceOf = async (db: Db, { customer_code, order_code, invoice_code }: Asked) => {
  const [open] = await db
    .select({ ref: paymentRefs.ref, registered_date: paymentRefs.registered_date })
    .from(paymentRefs)
    .where(and(eq(paymentRefs.customer_code, customer_code), eq(paymentRefs.kind, 'va'), eq(paymentRefs.state, 'Open')))
  // Before the provider has taken it nobody can pay to it.
  return { va: open?.registered_date ? open.ref : null, reference: invoice_code ?? order_code ?? customer_code }
}
