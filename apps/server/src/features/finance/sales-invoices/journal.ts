import { invoiceApproved } from '@sejuk/domain/books/entries'
import { postJournal, postMirror } from '../../../business/books/post-journal.ts'
import type { Db } from '../../../db/database.ts'
import type { salesInvoices } from '../../../db/tables/finance/sales-invoices.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { linesOf } from './queries.ts'

type Invoice = typeof salesInvoices.$inferSelect

const billed = async (db: Db, invoice: Invoice) => {
  const { invoice_code, business_unit_code } = invoice
  const lines = await linesOf(db, invoice_code)
  return invoiceApproved(
    invoice,
    lines.map((line) => ({ ...line, business_unit_code: line.business_unit_code ?? business_unit_code })),
  )
}
const about = ({ invoice_code, dept_code, customer_code }: Invoice) => ({
  ...{ document_kind: 'sales-invoice' as const, document: invoice_code, dept_code, customer_code },
})

export const postInvoice = async ({ db, after }: Done<Invoice>) =>
  postJournal(db, {
    ...{ ...about(after), event: 'invoice-approved', date: after.invoice_date },
    lines: await billed(db, after),
  })

/** Its month may be closed: it is taken back today. */
export const takeBackInvoice = async ({ db, after }: Done<Invoice>) =>
  postMirror(db, {
    ...{ ...about(after), event: 'invoice-cancelled', of: 'invoice-approved', date: companyToday() },
    otherwise: await billed(db, after),
  })
