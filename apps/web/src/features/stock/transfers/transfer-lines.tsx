import type { TransferDetail } from '@sejuk/contract/stock/transfers'
import { onWayOf } from '@sejuk/domain/stock/transfers'
import { transferWords } from '@sejuk/words/stock/transfers'
import { useWords } from '../../../lib/language/words.ts'
import { Section } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'

const numbers = ['qty', 'received_qty', 'damaged_qty', 'lost_qty', 'returned_qty'] as const

export const TransferLines = ({ row }: { row: TransferDetail }) => {
  const t = useWords(transferWords)
  const isSent = row.approved_date !== null
  return (
    <Section title={t('lines')} sub={t('sum', { received: row.received_qty, sent: row.qty })}>
      <PlainTable isStacked>
        <thead>
          <tr>
            <th>{t('item')}</th>
            {numbers.map((field) => (
              <th key={field} data-number>
                {t(field)}
              </th>
            ))}
            <th data-number>{t('onWay')}</th>
          </tr>
        </thead>
        <tbody>
          {row.lines.map((line) => (
            <tr key={line.line_no}>
              <td data-label={t('item')}>
                <b>{line.item_code}</b> {line.item_name}
                {line.serial_numbers.length > 0 && (
                  <details>
                    <summary>{t('serials', { n: line.serial_numbers.length })}</summary>
                    {line.serial_numbers.join(', ')}
                  </details>
                )}
              </td>
              {numbers.map((field) => (
                <td key={field} data-number data-label={t(field)}>
                  {line[field]}
                </td>
              ))}
              <td data-number data-label={t('onWay')}>
                {isSent ? onWayOf(line) : '-'}
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Section>
  )
}
