import type { CashbackStatus, ChangeStatus, PlanState } from '@sejuk/domain/sales/cashbacks/cashbacks'
import { cashbackStatusWords, changeStatusWords, planStateWords } from '@sejuk/words/sales/cashbacks'
import { useWords } from '../../lib/language/words.ts'
import { StatusChip } from '../../ui/record/status-chip.tsx'
import type { Tone } from '../../ui/record/status-icon.tsx'

const tones: Record<CashbackStatus, Tone> = {
  Draft: 'neutral',
  Submitted: 'waiting',
  Approved: 'good',
  Adjusted: 'good',
  Closed: 'neutral',
  Rejected: 'bad',
}
const planTones: Record<PlanState, Tone> = { Planned: 'active', Consumed: 'good', Released: 'neutral' }
const changeTones: Record<ChangeStatus, Tone> = { Submitted: 'waiting', Approved: 'good', Rejected: 'bad' }

type Props<Status> = { status: Status; size?: 'normal' | 'large' }

export const CashbackChip = ({ status, size }: Props<CashbackStatus>) => (
  <StatusChip tone={tones[status]} size={size}>
    {useWords(cashbackStatusWords)(status)}
  </StatusChip>
)
export const PlanStateChip = ({ status, size }: Props<PlanState>) => (
  <StatusChip tone={planTones[status]} size={size}>
    {useWords(planStateWords)(status)}
  </StatusChip>
)
export const ChangeChip = ({ status, size }: Props<ChangeStatus>) => (
  <StatusChip tone={changeTones[status]} size={size}>
    {useWords(changeStatusWords)(status)}
  </StatusChip>
)
