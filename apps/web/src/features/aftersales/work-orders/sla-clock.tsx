import { slaTone } from '@sejuk/domain/aftersales/sla'
import { workOrderWords } from '@sejuk/words/aftersales/work-orders'
import { useNow } from '../../../lib/browser/clock.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { StatusChip } from '../../../ui/record/status-chip.tsx'

const tones = { late: 'bad', soon: 'attention', 'in-time': 'neutral' } as const

/** Until when the next step is to be done; it grows late on the screen. */
export const SlaClock = ({ due, isNamed }: { due: string | null; isNamed?: boolean }) => {
  const t = useWords(workOrderWords)
  const dates = useDates()
  const tone = slaTone(due, useNow())
  if (!tone) return isNamed ? null : '-'
  const time = tone === 'late' ? t('late') : dates.visit(due)
  const text = isNamed ? `${t('sla_due')}: ${time}` : time
  return (
    <span title={t('dueAt', { time: dates.visit(due) })}>
      <StatusChip tone={tones[tone]}>{text}</StatusChip>
    </span>
  )
}
