import type { SalesOrderDetail } from '@sejuk/contract/sales/sales-orders'
import { rupiah } from '@sejuk/domain/values/money'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { salesOrderWords } from '@sejuk/words/sales/sales-orders'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'

/** What a change makes of the order that was approved: only what differs. */
export const OrderDifference = ({ row }: { row: SalesOrderDetail }) => {
  const t = useWords(salesOrderWords)
  const dates = useDates()
  const { difference } = row
  if (!difference) return null
  const days = [difference.requested_delivery_date_before, row.requested_delivery_date]
  const figures: [string, string, string][] = [
    [t('totalWithTax'), rupiah(difference.total_amount_before), rupiah(row.total_amount)],
    [
      t('discount_percent'),
      `${writeNumber(difference.discount_percent_before, 2)}%`,
      `${writeNumber(row.discount_percent, 2)}%`,
    ],
    ...(days[0] !== days[1]
      ? [[t('requested'), dates.day(days[0] ?? null), dates.day(days[1] ?? null)] as [string, string, string]]
      : []),
  ]
  return (
    <Section title={t('changed')} sub={row.adjust_reason && `“${row.adjust_reason}”`}>
      <PlainTable>
        <thead>
          <tr>
            <th>{t('item')}</th>
            <th data-number>{t('before')}</th>
            <th data-number>{t('after')}</th>
            <th data-number>{t('amount')}</th>
          </tr>
        </thead>
        <tbody>
          {difference.lines.map((line) => (
            <tr key={line.item_code}>
              <td>
                <b>{line.item_code}</b> {line.item_name}
              </td>
              <td data-number>
                <s>{thousands(line.qty_before)}</s>
              </td>
              <td data-number>
                <b>{thousands(line.qty)}</b>
              </td>
              <td data-number data-whole>
                {line.amount >= line.amount_before ? '+ ' : '− '}
                {thousands(Math.abs(line.amount - line.amount_before))}
              </td>
            </tr>
          ))}
          {figures.map(([label, before, after]) => (
            <tr key={label}>
              <td>{label}</td>
              <td data-number data-whole>
                {before}
              </td>
              <td data-number data-whole>
                <b>{after}</b>
              </td>
              <td />
            </tr>
          ))}
        </tbody>
      </PlainTable>
      <SectionText>{t('otherLinesStay')}</SectionText>
    </Section>
  )
}
