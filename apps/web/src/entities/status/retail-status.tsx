import type { RetailStatus } from '@sejuk/domain/retail/retail-orders'
import type { RetailFlag } from '@sejuk/domain/retail/review-hints'
import { retailOrderWords } from '@sejuk/words/retail/retail-orders'
import { useWords } from '../../lib/language/words.ts'
import { StatusChip } from '../../ui/record/status-chip.tsx'
import type { Tone } from '../../ui/record/status-icon.tsx'

const tones: Record<RetailStatus, Tone> = {
  Submitted: 'waiting',
  Approved: 'good',
  Rejected: 'bad',
  Adjusted: 'neutral',
  Deleted: 'neutral',
}

export const RetailChip = ({ status }: { status: RetailStatus }) => {
  const t = useWords(retailOrderWords)
  return <StatusChip tone={tones[status]}>{t(status)}</StatusChip>
}

export const useFlagText = () => {
  const t = useWords(retailOrderWords)
  return (flags: readonly RetailFlag[]) => flags.map((flag) => t(flag)).join(', ') || '-'
}
