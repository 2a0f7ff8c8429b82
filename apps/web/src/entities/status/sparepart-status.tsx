import type { SparepartStatus } from '@sejuk/domain/aftersales/statuses'
import { sparepartStatusWords } from '@sejuk/words/spareparts/sparepart-orders'
import { useWords } from '../../lib/language/words.ts'
import { StatusChip } from '../../ui/record/status-chip.tsx'
import type { Tone } from '../../ui/record/status-icon.tsx'

const tones: Record<SparepartStatus, Tone> = {
  Draft: 'neutral',
  Submitted: 'waiting',
  Checking: 'active',
  Checked: 'waiting',
  Approved: 'active',
  Rejected: 'bad',
  Start_to_Delivery: 'active',
  DO_LackStock: 'attention',
  DO_Picking: 'active',
  DO_Picked: 'active',
  DO_Sent: 'active',
  DO_Receipt_Uploaded: 'good',
}

export const SparepartChip = ({ status }: { status: SparepartStatus }) => (
  <StatusChip tone={tones[status]}>{useWords(sparepartStatusWords)(status)}</StatusChip>
)
