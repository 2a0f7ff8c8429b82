import { isOverdue, type TransferStatus } from '@sejuk/domain/stock/transfers'
import { transferWords } from '@sejuk/words/stock/transfers'
import { useToday } from '../../lib/language/dates.ts'
import { useWords } from '../../lib/language/words.ts'
import { documentTones } from '../../ui/record/document-tones.ts'
import { StatusChip } from '../../ui/record/status-chip.tsx'

export const TransferStatusChip = ({ status }: { status: TransferStatus }) => (
  <StatusChip tone={documentTones[status]}>{useWords(transferWords)(status)}</StatusChip>
)

/** With a second one where it should have arrived. */
export const TransferChip = ({ row }: { row: { status: TransferStatus; eta: string } }) => {
  const t = useWords(transferWords)
  const today = useToday()
  return (
    <>
      <TransferStatusChip status={row.status} />{' '}
      {isOverdue(row, today) && <StatusChip tone="bad">{t('late')}</StatusChip>}
    </>
  )
}
