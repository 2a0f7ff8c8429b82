import type { SalesInvoice } from '@sejuk/contract/finance/sales-invoices'
import type { PaperStatus } from '@sejuk/domain/finance/sales-invoices'
import { salesInvoiceWords } from '@sejuk/words/finance/sales-invoices'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'
import style from './sales-invoice.module.css'

const tones: Record<PaperStatus, Tone> = {
  Prepare_Invoice: 'neutral',
  Confirmed_Reject: 'bad',
  Invoice_Received: 'good',
}

export const PaperChip = ({ status }: { status: PaperStatus }) => (
  <StatusChip tone={tones[status]}>{useWords(salesInvoiceWords)(status)}</StatusChip>
)

/** The day it is due, and how long it has been open since. */
export const OverdueText = ({ row }: { row: Pick<SalesInvoice, 'due_date' | 'overdue_days'> }) => {
  const t = useWords(salesInvoiceWords)
  const dates = useDates()
  return (
    <>
      {dates.day(row.due_date)}
      {row.overdue_days > 0 && <span className={style.late}> {t('lateBy', { n: row.overdue_days })}</span>}
    </>
  )
}
