import type { ReturnStatus } from '@sejuk/domain/returns/return-requests'
import { returnWords } from '@sejuk/words/returns/return-requests'
import { useWords } from '../../lib/language/words.ts'
import { StatusChip } from '../../ui/record/status-chip.tsx'
import type { Tone } from '../../ui/record/status-icon.tsx'

const tones: Record<ReturnStatus, Tone> = {
  Draft: 'neutral',
  Submitted: 'waiting',
  Approved: 'active',
  Adjusted: 'attention',
  Rejected: 'bad',
  Closed: 'good',
  Deleted: 'neutral',
}

export const ReturnChip = ({ status }: { status: ReturnStatus }) => (
  <StatusChip tone={tones[status]}>{useWords(returnWords)(status)}</StatusChip>
)
