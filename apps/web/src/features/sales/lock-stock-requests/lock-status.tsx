import type { LockStatus } from '@sejuk/domain/sales/lock-stock-requests'
import { lockStockWords } from '@sejuk/words/sales/lock-stock-requests'
import { useWords } from '../../../lib/language/words.ts'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'

const tones: Record<LockStatus, Tone> = {
  Draft: 'neutral',
  Submitted: 'waiting',
  Approved: 'active',
  Adjusted: 'waiting',
  Rejected: 'bad',
  Closed: 'good',
  Deleted: 'neutral',
}

export const LockChip = ({ status }: { status: LockStatus }) => {
  const t = useWords(lockStockWords)
  return <StatusChip tone={tones[status]}>{t(status)}</StatusChip>
}
