import type { SubDealerOrderStatus } from '@sejuk/domain/retail/sub-dealer-orders'
import { subDealerOrderWords } from '@sejuk/words/retail/sub-dealers'
import { useWords } from '../../../lib/language/words.ts'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'

const tones: Record<SubDealerOrderStatus, Tone> = {
  Draft: 'neutral',
  Submitted: 'waiting',
  Approved: 'active',
  Rejected: 'bad',
  Closed: 'good',
  Adjusted: 'neutral',
}

export const SubDealerOrderChip = ({ status, isOverdue }: { status: SubDealerOrderStatus; isOverdue?: boolean }) => {
  const t = useWords(subDealerOrderWords)
  return <StatusChip tone={isOverdue ? 'attention' : tones[status]}>{t(isOverdue ? 'overdue' : status)}</StatusChip>
}
