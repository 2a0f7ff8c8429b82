import type { TransferDetail } from '@sejuk/contract/stock/transfers'
import { onWayOf } from '@sejuk/domain/stock/transfers'
import { transferWords } from '@sejuk/words/stock/transfers'
import { LineItem } from '../../../entities/stock/line-item.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { Section } from '../../../ui/record/section.tsx'
import { LineTable } from '../../../ui/table/line-table.tsx'

const numbers = ['qty', 'received_qty', 'damaged_qty', 'lost_qty', 'returned_qty'] as const

export const TransferLines = ({ row }: { row: TransferDetail }) => {
  const t = useWords(transferWords)
  const isSent = row.approved_date !== null
  return (
    <Section title={t('lines')} sub={t('sum', { received: row.received_qty, sent: row.qty })}>
      <LineTable
        rows={row.lines}
        keyOf={(line) => line.line_no}
        columns={[
          [t('item'), (line) => <LineItem line={line} serials={t('serials', { n: line.serial_numbers.length })} />],
          ...numbers.map(
            (field) => [t(field), (line: TransferDetail['lines'][number]) => line[field], 'number'] as const,
          ),
          [t('onWay'), (line) => (isSent ? onWayOf(line) : '-'), 'number'],
        ]}
      />
    </Section>
  )
}
