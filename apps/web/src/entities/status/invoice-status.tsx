import type { InvoiceStatus } from '@sejuk/domain/finance/sales-invoices'
import { invoiceStatusWords } from '@sejuk/words/finance/invoice-statuses'
import { useWords } from '../../lib/language/words.ts'
import { StatusChip } from '../../ui/record/status-chip.tsx'
import type { Tone } from '../../ui/record/status-icon.tsx'

const tones: Record<InvoiceStatus, Tone> = {
  '1': 'neutral',
  '2': 'good',
  '3': 'attention',
  '4': 'neutral',
  '5': 'bad',
  '7': 'waiting',
  '8': 'bad',
}

export const InvoiceChip = ({ status }: { status: InvoiceStatus }) => (
  <StatusChip tone={tones[status]}>{useWords(invoiceStatusWords)(status)}</StatusChip>
)
