import type { LotteryStatus } from '@sejuk/domain/learning/lotteries'
import { lotteryWords } from '@sejuk/words/learning/lotteries'
import { useWords } from '../../../lib/language/words.ts'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'

const tones: Record<LotteryStatus, Tone> = {
  Draft: 'neutral',
  Submitted: 'waiting',
  Approved: 'active',
  Closed: 'good',
}

export const LotteryChip = ({ status }: { status: LotteryStatus }) => {
  const t = useWords(lotteryWords)
  return <StatusChip tone={tones[status]}>{t(status)}</StatusChip>
}
