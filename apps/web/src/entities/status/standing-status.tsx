import type { Standing } from '@sejuk/domain/learning/enrolments'
import { studentWords } from '@sejuk/words/learning/students'
import { useWords } from '../../lib/language/words.ts'
import { StatusChip } from '../../ui/record/status-chip.tsx'
import type { Tone } from '../../ui/record/status-icon.tsx'

const tones: Record<Standing, Tone> = {
  Not_Started: 'neutral',
  In_Progress: 'active',
  Passed: 'good',
  Failed: 'bad',
  Overdue: 'attention',
  Expired: 'neutral',
}

export const StandingChip = ({ standing }: { standing: Standing }) => {
  const t = useWords(studentWords)
  return <StatusChip tone={tones[standing]}>{t(standing)}</StatusChip>
}
