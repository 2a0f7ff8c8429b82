import type { TransferDetail } from '@sejuk/contract/stock/transfers'
import { onWayOf } from '@sejuk/domain/stock/transfers'
import { transferWords } from '@sejuk/words/stock/transfers'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section } from '../../../ui/record/section.tsx'

/** What did not arrive, by number, and what arrived without having been sent. */
export const DifferenceReport = ({ row }: { row: TransferDetail }) => {
  const t = useWords(transferWords)
  const dates = useDates()
  const missing = row.lines.filter((line) => onWayOf(line) > 0)
  return (
    <Section title={t('differences')}>
      <RowList>
        {missing.map((line) => (
          <li key={line.line_no}>
            <b>{t('missing', { item: line.item_code, n: onWayOf(line) })}</b>
            <span>{line.serial_numbers.filter((serial) => !line.received_serials.includes(serial)).join(', ')}</span>
          </li>
        ))}
        {row.surplus.map((one) => (
          <li key={one.serial_number} title={t(one.is_moved ? 'surplusMoved' : 'surplusText')}>
            <span>
              <b>
                {t(one.is_moved ? 'surplusTaken' : 'surplus')}: {one.serial_number}
              </b>{' '}
              {one.item_code} {one.note}
            </span>
            <span>
              {one.username}, {dates.dateTime(one.created_date)}
            </span>
          </li>
        ))}
      </RowList>
    </Section>
  )
}
