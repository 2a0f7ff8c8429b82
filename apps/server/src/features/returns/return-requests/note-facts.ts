import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { salesInvoices } from '../../../db/tables/finance/sales-invoices.ts'
import { creditNotes } from '../../../db/tables/returns/credit-notes.ts'
import { returnRequestLines, returnRequests } from '../../../db/tables/returns/return-requests.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import { visibleReturns } from './queries.ts'

/** A credit note with what its papers say: invoice, buyer, and the pieces that came back. */
export const noteFactsOf = async ({ db, viewer }: { db: Db; viewer: Viewer }, credit_note_code: string) => {
  const [found] = await db
    .select({ note: creditNotes, invoice: salesInvoices, customer: customers })
    .from(creditNotes)
    .innerJoin(returnRequests, eq(returnRequests.return_code, creditNotes.return_code))
    .innerJoin(salesInvoices, eq(salesInvoices.invoice_code, creditNotes.invoice_code))
    .innerJoin(customers, eq(customers.customer_code, creditNotes.customer_code))
    .where(and(eq(creditNotes.credit_note_code, credit_note_code), visibleReturns(viewer)))
  if (!found) return refuse('notFound')
  const lines = await db
    .select()
    .from(returnRequestLines)
    .where(eq(returnRequestLines.credit_note_code, credit_note_code))
    .orderBy(asc(returnRequestLines.line_no))
  return {
    ...found,
    lines: lines.map((line) => ({
      ...{ item_code: line.item_code, item_name: line.item_name, serials: line.accepted_serials },
      qty: line.accepted_qty ?? line.approved_qty ?? line.quantity,
      base: line.credit?.base ?? 0,
      amount: line.credit?.amount ?? line.amount,
    })),
  }
}
export type NoteFacts = Awaited<ReturnType<typeof noteFactsOf>>
