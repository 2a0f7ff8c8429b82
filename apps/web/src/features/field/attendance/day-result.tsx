import type { DayResultKind } from '@sejuk/domain/field/day-results'
import { attendanceWords } from '@sejuk/words/field/attendance'
import type { ReactNode } from 'react'
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

const drawn = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.6, strokeLinecap: 'round' } as const
/** Of one tone, and still told apart: a clock past the hour, an arrow out of the door, half of a day. */
const ownShapes: Partial<Record<DayResultKind, ReactNode>> = {
  Late: <path {...drawn} d="M6 1.2a4.8 4.8 0 1 1 0 9.6a4.8 4.8 0 0 1 0-9.6zM6 3.4v2.8l2 1.4" />,
  Early_Leave: <path {...drawn} strokeLinejoin="round" d="M5 1.4H1.4v9.2H5M4.8 6h6M8.4 3.6L10.8 6L8.4 8.4" />,
  Incomplete: (
    <>
      <rect {...drawn} x="1.2" y="1.2" width="9.6" height="9.6" rx="1.6" strokeDasharray="2.4 1.6" />
      <path d="M2 2h4v8H2z" fill="currentColor" />
    </>
  ),
}

export const DayResultChip = ({ result }: { result: DayResultKind }) => {
  const t = useWords(attendanceWords)
  return <StatusChip tone={resultTones[result]}>{t(result)}</StatusChip>
}

/** The same in one cell of a month: shape and colour, the word for screen readers and on hover. */
export const DayResultMark = ({ result, label }: { result: DayResultKind; label: string }) => {
  const own = ownShapes[result]
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      data-result={result}
      style={{ color: `var(--${resultTones[result]})` }}
    >
      {own ? (
        <svg width={14} height={14} viewBox="0 0 12 12" aria-hidden="true">
          {own}
        </svg>
      ) : (
        <StatusIcon tone={resultTones[result]} size={14} />
      )}
    </span>
  )
}
