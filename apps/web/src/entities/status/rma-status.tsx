import type { InStatus, OutStatus, RmaStatus } from '@sejuk/domain/returns/rma-requests'
import { rmaWords } from '@sejuk/words/returns/rma-requests'
import { useWords } from '../../lib/language/words.ts'
import { documentTones } from '../../ui/record/document-tones.ts'
import { StatusChip } from '../../ui/record/status-chip.tsx'
import type { Tone } from '../../ui/record/status-icon.tsx'

const ways: Record<OutStatus | InStatus, Tone> = {
  None: 'neutral',
  Locked: 'waiting',
  Sent: 'active',
  Received: 'good',
  Waiting: 'waiting',
  Missing: 'bad',
}

export const RmaChip = ({ status }: { status: RmaStatus }) => (
  <StatusChip tone={documentTones[status]}>{useWords(rmaWords)(status)}</StatusChip>
)
export const WayChip = ({ status }: { status: OutStatus | InStatus }) => (
  <StatusChip tone={ways[status]}>{useWords(rmaWords)(status)}</StatusChip>
)
