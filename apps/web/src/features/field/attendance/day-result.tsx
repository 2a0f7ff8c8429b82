import type { DayResultKind } from '@sejuk/domain/field/day-results'
import { attendanceWords } from '@sejuk/words/field/attendance'
import { useWords } from '../../../lib/language/words.ts'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { StatusIcon, type Tone } from '../../../ui/record/status-icon.tsx'

const resultTones: Record<DayResultKind, Tone> = {
  Present: 'good',
  Trip: 'good',
  Late: 'attention',
  Early_Leave: 'attention',
  Incomplete: 'attention',
  Absent: 'bad',
  Leave: 'active',
  Holiday: 'neutral',
  Off: 'neutral',
}

export const DayResultChip = ({ result }: { result: DayResultKind }) => {
  const t = useWords(attendanceWords)
  return <StatusChip tone={resultTones[result]}>{t(result)}</StatusChip>
}

/** The same in one cell of a month: shape and colour, the word for screen readers and on hover. */
export const DayResultMark = ({ result, label }: { result: DayResultKind; label: string }) => (
  <span role="img" aria-label={label} title={label} style={{ color: `var(--${resultTones[result]})` }}>
    <StatusIcon tone={resultTones[result]} size={14} />
  </span>
)
