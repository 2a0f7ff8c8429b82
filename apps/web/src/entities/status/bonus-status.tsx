import type { CallBackStatus } from '@sejuk/domain/installers/bonus-call-backs'
import type { FlagTone } from '@sejuk/domain/installers/bonus-checks'
import type { RuleStatus } from '@sejuk/domain/installers/bonus-rules'
import type { PaymentStatus, TicketStatus } from '@sejuk/domain/installers/bonus-tickets'
import type { SettlementLabel, SettlementStatus } from '@sejuk/domain/installers/settlements'
import { ruleStatusWords } from '@sejuk/words/installers/bonus-rules'
import {
  bonusTicketWords,
  callBackWords,
  paymentStatusWords,
  ticketStatusWords,
} from '@sejuk/words/installers/bonus-tickets'
import { settlementLabelWords, settlementStatusWords } from '@sejuk/words/installers/settlements'
import { useWords } from '../../lib/language/words.ts'
import { StatusChip } from '../../ui/record/status-chip.tsx'
import type { Tone } from '../../ui/record/status-icon.tsx'

const ticketTones: Record<TicketStatus, Tone> = {
  Draft: 'neutral',
  Submitted: 'waiting',
  Approved_By_Branch: 'active',
  Approved_By_Finance: 'good',
  Withdrawn: 'attention',
  Denied: 'bad',
  On_Hold: 'attention',
}
const paymentTones: Record<PaymentStatus, Tone> = {
  Not_Yet: 'neutral',
  Payment_Processing: 'active',
  Payment_Successful: 'good',
  Payment_Failed: 'bad',
}
const flagTones: Record<FlagTone, Tone> = { green: 'good', amber: 'attention', red: 'bad' }
const callTones: Record<CallBackStatus, Tone> = {
  Due: 'waiting',
  Confirmed: 'good',
  Disputed: 'bad',
  Not_Reached: 'attention',
}
const labelTones: Record<SettlementLabel, Tone> = { Paid: 'good', Overdue: 'bad', 'On-Time': 'waiting' }
const settlementTones: Record<SettlementStatus, Tone> = {
  Draft: 'neutral',
  Submitted: 'waiting',
  Approved: 'active',
  Processing: 'active',
  Finished: 'good',
}
const ruleTones: Record<RuleStatus, Tone> = {
  Draft: 'neutral',
  Submitted: 'waiting',
  Approved: 'good',
  Closed: 'neutral',
}

type Props<Status> = { status: Status; size?: 'normal' | 'large' }

export const TicketChip = ({ status, size }: Props<TicketStatus>) => (
  <StatusChip tone={ticketTones[status]} size={size}>
    {useWords(ticketStatusWords)(status)}
  </StatusChip>
)
export const PaymentChip = ({ status, size }: Props<PaymentStatus>) => (
  <StatusChip tone={paymentTones[status]} size={size}>
    {useWords(paymentStatusWords)(status)}
  </StatusChip>
)
export const FlagChip = ({ status }: Props<FlagTone>) => (
  <StatusChip tone={flagTones[status]}>{useWords(bonusTicketWords)(status)}</StatusChip>
)
export const CallBackChip = ({ status }: Props<CallBackStatus>) => (
  <StatusChip tone={callTones[status]}>{useWords(callBackWords)(status)}</StatusChip>
)
export const SettlementLabelChip = ({ status, size }: Props<SettlementLabel>) => (
  <StatusChip tone={labelTones[status]} size={size}>
    {useWords(settlementLabelWords)(status)}
  </StatusChip>
)
export const SettlementChip = ({ status, size }: Props<SettlementStatus>) => (
  <StatusChip tone={settlementTones[status]} size={size}>
    {useWords(settlementStatusWords)(status)}
  </StatusChip>
)
export const RuleChip = ({ status, size }: Props<RuleStatus>) => (
  <StatusChip tone={ruleTones[status]} size={size}>
    {useWords(ruleStatusWords)(status)}
  </StatusChip>
)
