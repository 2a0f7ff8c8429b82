import type { SalesOrderDetail, SalesOrderLine } from '@sejuk/contract/sales/sales-orders'
import { writeNumber } from '@sejuk/domain/numbers'
import { salesOrderWords } from '@sejuk/words/sales/sales-orders'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Section } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'

/** Everything between list price and what is paid for the line. */
const discountOf = ({ list_amount, discount_amount }: SalesOrderLine) =>
  discount_amount > 0 && list_amount > 0 ? `−${writeNumber((discount_amount / list_amount) * 100, 2)}%` : ''

export const OrderLines = ({ row }: { row: SalesOrderDetail }) => {
  const t = useWords(salesOrderWords)
  const locked = row.lines.reduce((sum, line) => sum + line.locked_qty, 0)
  const sub = [
    t('linesAndUnits', { lines: row.line_count, units: thousands(row.total_qty) }),
    t('stockLocked', { n: thousands(locked), all: thousands(row.total_qty) }),
  ].join(' · ')
  return (
    <Section title={t('lines')} sub={sub}>
      <PlainTable isStacked>
        <thead>
          <tr>
            <th>{t('item')}</th>
            <th data-number>{t('total_qty')}</th>
            <th data-number>{t('locked_qty')}</th>
            <th data-number>{t('delivered_qty')}</th>
            <th data-number>{t('invoiced_qty')}</th>
            <th data-number>{t('list_price')}</th>
            <th data-number>{t('unit_price')}</th>
            <th data-number>{t('amount')}</th>
          </tr>
        </thead>
        <tbody>
          {row.lines.map((line) => (
            <tr key={line.line_no}>
              <td data-label={t('item')}>
                <b>{line.item_code}</b> {line.item_name}
                {line.sub_items.length > 0 && (
                  <div>
                    <small>{t('setOf', { units: line.sub_items.map((one) => one.sub_item_code).join(' + ') })}</small>
                  </div>
                )}
                {line.remark && (
                  <div>
                    <small>{line.remark}</small>
                  </div>
                )}
              </td>
              <td data-number data-label={t('total_qty')}>
                {thousands(line.ordered_qty)}
              </td>
              <td data-number data-label={t('locked_qty')}>
                {thousands(line.locked_qty)}
              </td>
              <td data-number data-label={t('delivered_qty')}>
                {thousands(line.delivered_qty)}
              </td>
              <td data-number data-label={t('invoiced_qty')}>
                {thousands(line.invoiced_qty)}
              </td>
              <td data-number data-label={t('list_price')}>
                {thousands(line.list_price)}
              </td>
              <td data-number data-label={t('unit_price')}>
                {thousands(line.unit_price)} <small>{discountOf(line)}</small>
              </td>
              <td data-number data-label={t('amount')}>
                <b>{thousands(line.amount)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Section>
  )
}
