import type { ClaimResult, ClaimStatus } from '@sejuk/domain/returns/vendor-claims'
import { claimWords } from '@sejuk/words/returns/vendor-claims'
import { useWords } from '../../../lib/language/words.ts'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'

const tones: Record<ClaimStatus | ClaimResult, Tone> = {
  Draft: 'neutral',
  Sent: 'waiting',
  Answered: 'good',
  Deleted: 'neutral',
  Accepted: 'good',
  Rejected: 'bad',
}

export const ClaimChip = ({ status }: { status: ClaimStatus | ClaimResult }) => (
  <StatusChip tone={tones[status]}>{useWords(claimWords)(status)}</StatusChip>
)
