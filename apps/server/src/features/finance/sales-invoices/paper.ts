import type { saveInvoiceReceivedStatus as contract } from '@sejuk/contract/finance/sales-invoices'
import { countedStatuses, papersBefore, salesInvoice } from '@sejuk/domain/finance/sales-invoices'
import { because, needsStatus } from '@sejuk/domain/messages'
import { addDays } from '@sejuk/domain/values/dates'
import { and, eq } from 'drizzle-orm'
import { salesInvoices as t } from '../../../db/tables/finance/sales-invoices.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { records } from './commands.ts'
import { isLocked } from './facts.ts'
import { visibleInvoices } from './queries.ts'
import { moveDueDate } from './receivable.ts'

/** Whether the customer took the paper. Where it was agreed so, the days to pay begin with it. */
export const saveInvoiceReceivedStatus = async (context: RequestContext<typeof contract>) => {
  const { db, viewer, actor, input } = context
  const { invoice_code, status, reason_code, reason, received_by_name, photo_code } = input
  const [before] = await db
    .select()
    .from(t)
    .where(and(eq(t.invoice_code, invoice_code), visibleInvoices(viewer)))
    .for('update')
  if (!before) return refuse('notFound')
  if (!countedStatuses.some((one) => one === before.status))
    refuse('conflict', { because: because('paper-needs-approved-invoice') })
  const earlier = papersBefore(status)
  if (!earlier.includes(before.receipt_status))
    refuse('conflict', { because: needsStatus('receipt_status', earlier, salesInvoice.entity) })
  const isReceived = status === 'Invoice_Received'
  const received_date = isReceived ? (input.received_date ?? companyToday()) : null
  if (received_date && received_date > companyToday()) refuseField('received_date', because('receipt-in-future'))
  const isMoved =
    isReceived && before.due_basis === 'receipt' && received_date && !(await isLocked(db, before.tax_date))
  const due_date = isMoved ? addDays(received_date, before.payment_term_days) : before.due_date
  const isRefused = status === 'Confirmed_Reject'
  if (isRefused && reason_code === null) refuseField('reason_code', because('choice-missing'))
  const after = await records.change(db, actor, before, {
    ...{ receipt_status: status, received_date, due_date },
    receipt_reason_code: isRefused ? (reason_code ?? null) : null,
    receipt_reason: isRefused ? reason : null,
    received_by_name: isReceived ? received_by_name : null,
    receipt_photo_code: photo_code ?? before.receipt_photo_code,
  })
  if (due_date !== before.due_date) await moveDueDate(db, invoice_code, due_date)
  return { data: { invoice_code, receipt_status: status, due_date, row_version: after.row_version } }
}
