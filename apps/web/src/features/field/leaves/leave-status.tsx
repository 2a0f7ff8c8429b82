import type { LeaveStatus } from '@sejuk/domain/field/leave'
import { leaveWords } from '@sejuk/words/field/leaves'
import { useWords } from '../../../lib/language/words.ts'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'

const tones: Record<LeaveStatus, Tone> = {
  Draft: 'neutral',
  Submitted: 'waiting',
  Approved: 'good',
  Rejected: 'bad',
  Adjusted: 'attention',
  Deleted: 'neutral',
}

export const LeaveChip = ({ status }: { status: LeaveStatus }) => {
  const t = useWords(leaveWords)
  return <StatusChip tone={tones[status]}>{t(status)}</StatusChip>
}
