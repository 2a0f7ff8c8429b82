import type { AdjustmentStatus } from '@sejuk/domain/stock/stock-adjustments'
import { stockAdjustmentWords } from '@sejuk/words/stock/stock-adjustments'
import { useWords } from '../../../lib/language/words.ts'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'

const tones: Record<AdjustmentStatus, Tone> = {
  Draft: 'neutral',
  Submitted: 'waiting',
  Approved: 'good',
  Rejected: 'bad',
  Deleted: 'neutral',
}

export const AdjustmentChip = ({ status }: { status: AdjustmentStatus }) => {
  const t = useWords(stockAdjustmentWords)
  return <StatusChip tone={tones[status]}>{t(status)}</StatusChip>
}
