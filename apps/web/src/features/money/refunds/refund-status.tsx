import type { RefundStatus } from '@sejuk/domain/money/refunds'
import { refundWords } from '@sejuk/words/money/refunds'
import { useWords } from '../../../lib/language/words.ts'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'

const tones: Record<RefundStatus, Tone> = {
  Draft: 'neutral',
  Submitted: 'waiting',
  Approved: 'active',
  In_Bank_File: 'active',
  Paid: 'good',
  Failed: 'bad',
  Rejected: 'bad',
}

export const RefundStatusChip = ({ status }: { status: RefundStatus }) => (
  <StatusChip tone={tones[status]}>{useWords(refundWords)(status)}</StatusChip>
)
