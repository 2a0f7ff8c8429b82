import type { SignatureStatus } from '@sejuk/domain/customers/signatures'
import { signatureStatusWords } from '@sejuk/words/customers/signatures'
import { useWords } from '../lib/words.ts'
import type { Tone } from '../ui/glyph.tsx'
import { StatusChip } from '../ui/status-chip.tsx'

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
