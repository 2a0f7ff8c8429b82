import type { LockStockDetail } from '@sejuk/contract/sales/lock-stock-requests'
import { remainOf } from '@sejuk/domain/sales/lock-stock-requests'
import { lockStockWords } from '@sejuk/words/sales/lock-stock-requests'
import { useWords } from '../../../lib/language/words.ts'
import { Section } from '../../../ui/record/section.tsx'
import { LineTable } from '../../../ui/table/line-table.tsx'

export const LockLines = ({ lock }: { lock: LockStockDetail }) => {
  const t = useWords(lockStockWords)
  const isHolding = lock.status === 'Approved' || lock.status === 'Adjusted'
  return (
    <Section title={t('lines')}>
      <LineTable
        rows={lock.lines}
        keyOf={(line) => line.line_no}
        columns={[
          [
            t('item'),
            (line) => (
              <>
                <b>{line.item_code}</b> {line.item_name}
                {line.sub_items.length > 0 && (
                  <div>{line.sub_items.map((sub) => `${sub.sub_quantity} × ${sub.sub_item_code}`).join(', ')}</div>
                )}
              </>
            ),
          ],
          [
            t('quantity'),
            (line) => (line.new_quantity === null ? line.quantity : `${line.quantity} → ${line.new_quantity}`),
            'number',
          ],
          [t('used_qty'), (line) => line.used_qty, 'number'],
          [t('released_qty'), (line) => line.released_qty, 'number'],
          [t('remain'), (line) => (isHolding ? remainOf(line) : 0), 'number'],
          [t('orders'), (line) => line.uses.map(({ order_code, qty }) => `${order_code} (${qty})`).join(', ') || '-'],
        ]}
      />
    </Section>
  )
}
