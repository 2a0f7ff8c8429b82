import type { CourseStatus } from '@sejuk/domain/learning/courses'
import { courseWords } from '@sejuk/words/learning/courses'
import { useWords } from '../../../lib/language/words.ts'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'

const tones: Record<CourseStatus, Tone> = {
  Draft: 'neutral',
  Submitted: 'waiting',
  Approved: 'good',
  Closed: 'neutral',
}

export const CourseChip = ({ status }: { status: CourseStatus }) => {
  const t = useWords(courseWords)
  return <StatusChip tone={tones[status]}>{t(status)}</StatusChip>
}
