import type { ReceiptStatus } from '@sejuk/domain/finance/receipts'
import { receiptWords } from '@sejuk/words/finance/receipts'
import { useWords } from '../../../lib/language/words.ts'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'

const tones: Record<ReceiptStatus, Tone> = {
  In_Transit: 'active',
  Waiting: 'waiting',
  Confirmed: 'good',
  Void: 'neutral',
}

export const ReceiptStatusChip = ({ status }: { status: ReceiptStatus }) => (
  <StatusChip tone={tones[status]}>{useWords(receiptWords)(status)}</StatusChip>
)
