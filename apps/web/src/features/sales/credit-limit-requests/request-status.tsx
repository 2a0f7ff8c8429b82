import type { CreditRequestStatus } from '@sejuk/domain/sales/credit-limit-requests'
import { creditLimitRequestWords } from '@sejuk/words/sales/credit-limit-requests'
import { useWords } from '../../../lib/language/words.ts'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'

const tones: Record<CreditRequestStatus, Tone> = {
  Draft: 'neutral',
  Submitted: 'waiting',
  Approved: 'good',
  Rejected: 'bad',
}

export const RequestChip = ({ row }: { row: { status: CreditRequestStatus; ended_date: string | null } }) => {
  const t = useWords(creditLimitRequestWords)
  return (
    <>
      <StatusChip tone={tones[row.status]}>{t(row.status)}</StatusChip>{' '}
      {row.ended_date && <StatusChip tone="neutral">{t('ended')}</StatusChip>}
    </>
  )
}
