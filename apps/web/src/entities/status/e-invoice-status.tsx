import type { EInvoiceStatus } from '@sejuk/domain/finance/electronic-invoices'
import { eInvoiceStatusWords } from '@sejuk/words/finance/e-invoice-statuses'
import { useWords } from '../../lib/language/words.ts'
import { StatusChip } from '../../ui/record/status-chip.tsx'
import type { Tone } from '../../ui/record/status-icon.tsx'

export const eInvoiceTones: Record<EInvoiceStatus, Tone> = {
  Not_Ready: 'attention',
  Ready: 'neutral',
  Uploading: 'active',
  Waiting_DJP: 'waiting',
  Approved_DJP: 'good',
  Rejected_DJP: 'bad',
  Replacing: 'waiting',
  Replaced: 'neutral',
  Cancelling: 'waiting',
  Cancelled: 'bad',
}

type Props = { status: EInvoiceStatus; size?: 'normal' | 'large' }
export const EInvoiceChip = ({ status, size = 'normal' }: Props) => (
  <StatusChip tone={eInvoiceTones[status]} size={size}>
    {useWords(eInvoiceStatusWords)(status)}
  </StatusChip>
)
