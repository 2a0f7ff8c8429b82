import { sql } from 'drizzle-orm'
import { customerCredits as t } from '../../db/tables/money/customer-credits.ts'

export const isLeft = sql`${t.left_amount} > 0`
/** Its customer owes as well. */
export const isOwing = sql`exists (select from customer_invoices i where i.customer_code = ${t.customer_code} and i.paid_amount < i.amount)`
