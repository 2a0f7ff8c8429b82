import type { SignatureStatus } from '@sejuk/domain/customers/signatures'
import { signatureStatusWords } from '@sejuk/words/customers/signatures'
import { useWords } from '../../lib/language/words.ts'
import { StatusChip } from '../../ui/record/status-chip.tsx'
import type { Tone } from '../../ui/record/status-icon.tsx'

const tones: Record<SignatureStatus, Tone> = {
  Draft: 'neutral',
  Submitted: 'waiting',
  Approved: 'good',
  Closed: 'neutral',
  Rejected: 'bad',
  Deleted: 'neutral',
}

export const SignatureChip = ({ status, size }: { status: SignatureStatus; size?: 'normal' | 'large' }) => (
  <StatusChip tone={tones[status]} size={size}>
    {useWords(signatureStatusWords)(status)}
  </StatusChip>
)
