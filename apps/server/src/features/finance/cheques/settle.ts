import { chequeCleared } from '@sejuk/domain/books/entries'
import { and, eq } from 'drizzle-orm'
import { postJournal } from '../../../business/books/post-journal.ts'
import { payInvoices } from '../../../business/finance/open-invoices.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { type cheques, chequeAllocations as parts } from '../../../db/tables/finance/cheques.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { logActions } from '../../../platform/records/action-log.ts'

type Row = typeof cheques.$inferSelect

/** What a cleared cheque was given for is paid; the rest of it stays an unapplied receipt. */
export const payByCheque = async ({ db, after }: Done<Row>) => {
  const given = await db
    .select()
    .from(parts)
    .where(eq(parts.cheque_code, after.cheque_code))
    .orderBy(parts.invoice_code)
  await payInvoices(db, given, companyToday())
  const { cheque_code, dept_code, customer_code } = after
  await postJournal(db, {
    ...{ document_kind: 'cheque', document: cheque_code, event: 'cheque-cleared', date: companyToday() },
    ...{ dept_code, customer_code, lines: chequeCleared(after) },
  })
}

/** True where cheques were taken until now. */
export const refuseFurther = async ({ db, actor, after }: Done<Row>, times: number) => {
  const { customer_code, cheque_code } = after
  const [closed] = await db
    .update(customers)
    .set({ cheque_allowed: 'N' })
    .where(and(eq(customers.customer_code, customer_code), eq(customers.cheque_allowed, 'Y')))
    .returning({ customer_code: customers.customer_code })
  if (!closed) return false
  await logActions(db, actor, [
    {
      ...{ entity: 'customer', entity_code: customer_code, action: 'update', reason: cheque_code },
      ...{ before: { cheque_allowed: 'Y' }, after: { cheque_allowed: 'N', bounced_cheques: times } },
    },
  ])
  return true
}
