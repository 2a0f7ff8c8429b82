import type { Cheque } from '@sejuk/contract/finance/cheques'
import type { ChequeStatus } from '@sejuk/domain/finance/cheques'
import { chequeWords } from '@sejuk/words/finance/cheques'
import { useWords } from '../../lib/language/words.ts'
import { StatusChip } from '../../ui/record/status-chip.tsx'
import type { Tone } from '../../ui/record/status-icon.tsx'

const tones: Record<ChequeStatus, Tone> = {
  Saved: 'waiting',
  Submitted: 'active',
  Approved: 'good',
  Rejected: 'bad',
  Deleted: 'neutral',
}

export const ChequeChip = ({ status }: { status: ChequeStatus }) => {
  const t = useWords(chequeWords)
  return <StatusChip tone={tones[status]}>{t(status)}</StatusChip>
}

/** How long until it is due; of what is settled nothing. */
export const useDaysLeft = () => {
  const t = useWords(chequeWords)
  return ({ status, days_left: n }: Pick<Cheque, 'status' | 'days_left'>) => {
    if (status !== 'Saved' && status !== 'Submitted') return '-'
    if (n === 0) return t('dueToday')
    return n > 0 ? t('daysLeft', { n }) : t('daysPast', { n: -n })
  }
}
