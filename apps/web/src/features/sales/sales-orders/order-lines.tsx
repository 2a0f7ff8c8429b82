import type { SalesOrderDetail, SalesOrderLine } from '@sejuk/contract/sales/sales-orders'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { salesOrderWords } from '@sejuk/words/sales/sales-orders'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Section } from '../../../ui/record/section.tsx'
import { LineTable } from '../../../ui/table/line-table.tsx'

/** How far the net price lies below the list price: what is taken off the whole order is not in it. */
const discountOf = ({ list_price, net_price }: SalesOrderLine) =>
  net_price < list_price ? `−${writeNumber((1 - net_price / list_price) * 100, 2)}%` : ''

export const OrderLines = ({ row }: { row: SalesOrderDetail }) => {
  const t = useWords(salesOrderWords)
  const locked = row.lines.reduce((sum, line) => sum + line.locked_qty, 0)
  const sub = [
    t('linesAndUnits', { lines: row.line_count, units: thousands(row.total_qty) }),
    t('stockLocked', { n: thousands(locked), all: thousands(row.total_qty) }),
  ].join(' · ')
  return (
    <Section title={t('lines')} sub={sub}>
      <LineTable
        rows={row.lines}
        keyOf={(line) => line.line_no}
        columns={[
          [
            t('item'),
            (line) => (
              <>
                <b>{line.item_code}</b> {line.item_name}
                {line.sub_items.length > 0 && (
                  <div>
                    <small>{t('setOf', { units: line.sub_items.map((one) => one.sub_item_code).join(' + ') })}</small>
                  </div>
                )}
                {line.lock_stock_order_detail_code && (
                  <div>
                    <small>{t('fromLock', { code: line.lock_stock_order_detail_code })}</small>
                  </div>
                )}
                {line.remark && (
                  <div>
                    <small>{line.remark}</small>
                  </div>
                )}
              </>
            ),
          ],
          [t('total_qty'), (line) => thousands(line.ordered_qty), 'number'],
          [t('locked_qty'), (line) => thousands(line.locked_qty), 'number'],
          [t('delivered_qty'), (line) => thousands(line.delivered_qty), 'number'],
          [t('invoiced_qty'), (line) => thousands(line.invoiced_qty), 'number'],
          [t('list_price'), (line) => thousands(line.list_price), 'number'],
          [
            t('unit_price'),
            (line) => (
              <>
                {thousands(line.net_price)} <small>{discountOf(line)}</small>
              </>
            ),
            'number',
          ],
          [t('amount'), (line) => <b>{thousands(line.amount)}</b>, 'number'],
        ]}
      />
    </Section>
  )
}
