import type { SalesOrder } from '@sejuk/contract/sales/sales-orders'
import type { ApprovalStatus } from '@sejuk/domain/sales/order-approvals'
import { type OrderStatus, type Progress, progressOf } from '@sejuk/domain/sales/sales-orders'
import { rupiah } from '@sejuk/domain/values/money'
import {
  approvalStatusWords,
  invoicedWords,
  orderStatusWords,
  progressWords,
  salesOrderWords,
} from '@sejuk/words/sales/sales-orders'
import { useWords } from '../../lib/language/words.ts'
import { StatusChip } from '../../ui/record/status-chip.tsx'
import type { Tone } from '../../ui/record/status-icon.tsx'

const tones: Record<OrderStatus, Tone> = {
  Saved: 'neutral',
  Draft: 'neutral',
  Submitting: 'active',
  Submitted: 'waiting',
  Approved: 'good',
  Rejected: 'bad',
  Adjusted: 'attention',
  Closed: 'neutral',
  Deleted: 'neutral',
}
const approvalTones: Record<ApprovalStatus, Tone> = {
  Waiting: 'waiting',
  Approved: 'good',
  Rejected: 'bad',
  Withdrawn: 'neutral',
}
const progressTones: Record<Progress, Tone> = {
  'Not Yet': 'neutral',
  'Half Delivery': 'active',
  'Full Delivery': 'good',
}

type Props<Status> = { status: Status; size?: 'normal' | 'large' }

export const OrderChip = ({ status, size }: Props<OrderStatus>) => (
  <StatusChip tone={tones[status]} size={size}>
    {useWords(orderStatusWords)(status)}
  </StatusChip>
)
export const ApprovalChip = ({ status }: Props<ApprovalStatus>) => (
  <StatusChip tone={approvalTones[status]}>{useWords(approvalStatusWords)(status)}</StatusChip>
)
export const ProgressChip = ({ done, total }: { done: number; total: number }) => {
  const progress = progressOf(done, total)
  return <StatusChip tone={progressTones[progress]}>{useWords(progressWords)(progress)}</StatusChip>
}

/** How much of an order was invoiced, in words of its own. */
export const InvoicedChip = ({ done, total }: { done: number; total: number }) => {
  const progress = progressOf(done, total)
  return <StatusChip tone={progressTones[progress]}>{useWords(invoicedWords)(progress)}</StatusChip>
}

/** What stands against the customer's credit, as it was judged last. */
export const CreditFlag = ({ row }: { row: Pick<SalesOrder, 'over_credit_amount' | 'overdue_days'> }) => {
  const t = useWords(salesOrderWords)
  if (row.over_credit_amount > 0)
    return <StatusChip tone="bad">{t('creditOver', { amount: rupiah(row.over_credit_amount) })}</StatusChip>
  if (row.overdue_days > 0) return <StatusChip tone="bad">{t('creditOverdue', { n: row.overdue_days })}</StatusChip>
  return <StatusChip tone="good">{t('creditGood')}</StatusChip>
}

export const AddressFlag = ({ row }: { row: Pick<SalesOrder, 'address_code' | 'address_type'> }) => {
  const t = useWords(salesOrderWords)
  if (!row.address_code || !row.address_type) return <StatusChip tone="attention">{t('addressMissing')}</StatusChip>
  if (row.address_type === 'temporary-address') return <StatusChip tone="waiting">{t('addressWaits')}</StatusChip>
  if (row.address_type === 'rejected-temporary-address')
    return <StatusChip tone="bad">{t('addressRejected')}</StatusChip>
  return <StatusChip tone="good">{t('addressGood')}</StatusChip>
}
