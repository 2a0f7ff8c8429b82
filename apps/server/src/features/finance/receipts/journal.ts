import { receiptConfirmed } from '@sejuk/domain/books/entries'
import { postJournal, postMirror } from '../../../business/books/post-journal.ts'
import type { receipts } from '../../../db/tables/finance/receipts.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { Done } from '../../../platform/documents/action-context.ts'

type Receipt = typeof receipts.$inferSelect

const about = ({ receipt_code, dept_code, customer_code }: Receipt) => ({
  ...{ document_kind: 'receipt' as const, document: receipt_code, dept_code, customer_code },
})

export const postReceipt = ({ db, after }: Done<Receipt>) =>
  postJournal(db, {
    ...{ ...about(after), event: 'receipt-confirmed', date: after.received_date },
    lines: receiptConfirmed(after),
  })

/** What nobody had confirmed was in no books. */
export const takeBackReceipt = async ({ db, before, after }: Done<Receipt>) => {
  if (before.status !== 'Confirmed') return
  await postMirror(db, {
    ...{ ...about(after), event: 'receipt-void', of: 'receipt-confirmed', date: companyToday() },
    otherwise: receiptConfirmed(before),
  })
}
