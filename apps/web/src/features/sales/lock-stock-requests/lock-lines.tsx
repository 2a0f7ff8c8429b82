import type { LockStockDetail } from '@sejuk/contract/sales/lock-stock-requests'
import { remainOf } from '@sejuk/domain/sales/lock-stock-requests'
import { lockStockWords } from '@sejuk/words/sales/lock-stock-requests'
import { useWords } from '../../../lib/language/words.ts'
import { Section } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'

export const LockLines = ({ lock }: { lock: LockStockDetail }) => {
  const t = useWords(lockStockWords)
  const isHolding = lock.status === 'Approved' || lock.status === 'Adjusted'
  return (
    <Section title={t('lines')}>
      <PlainTable isStacked>
        <thead>
          <tr>
            <th>{t('item')}</th>
            {(['quantity', 'used_qty', 'released_qty', 'remain'] as const).map((field) => (
              <th key={field} data-number>
                {t(field)}
              </th>
            ))}
            <th>{t('orders')}</th>
          </tr>
        </thead>
        <tbody>
          {lock.lines.map((line) => (
            <tr key={line.line_no}>
              <td data-label={t('item')}>
                <b>{line.item_code}</b> {line.item_name}
                {line.sub_items.length > 0 && (
                  <div>{line.sub_items.map((sub) => `${sub.sub_quantity} × ${sub.sub_item_code}`).join(', ')}</div>
                )}
              </td>
              <td data-number data-label={t('quantity')}>
                {line.quantity}
                {line.new_quantity !== null && ` → ${line.new_quantity}`}
              </td>
              <td data-number data-label={t('used_qty')}>
                {line.used_qty}
              </td>
              <td data-number data-label={t('released_qty')}>
                {line.released_qty}
              </td>
              <td data-number data-label={t('remain')}>
                {isHolding ? remainOf(line) : 0}
              </td>
              <td data-label={t('orders')}>
                {line.uses.map(({ order_code, qty }) => `${order_code} (${qty})`).join(', ') || '-'}
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Section>
  )
}
