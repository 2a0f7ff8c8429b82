import type { OrderCustomer } from '@sejuk/contract/sales/order-forms'
import { orderFormWords } from '@sejuk/words/sales/order-forms'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import style from './order-line.module.css'
import type { LineValues } from './order-values.ts'

export type LineLock = OrderCustomer['locks'][number]
type Props = { line: LineValues; locks: readonly LineLock[]; onChange: (part: Partial<LineValues>) => void }

/** What one line has for itself: a day of its own, and stock that was locked for the customer before. */
export const LineExtras = ({ line, locks, onChange }: Props) => {
  const t = useWords(orderFormWords)
  const dates = useDates()
  const { requested_delivery_date: day, lock_stock_order_detail_code: lock } = line
  return (
    <div className={style.extras}>
      <FieldGrid>
        <DateField
          label={t('lineDay', { item: line.item_code })}
          hint={t('lineDayHelp')}
          value={day}
          onChange={(requested_delivery_date) => onChange({ requested_delivery_date })}
        />
        {(locks.length > 0 || lock !== '') && (
          <ChoiceField
            label={t('lineLock', { item: line.item_code })}
            value={lock}
            options={locks.map((one) => ({
              value: one.lock_stock_order_detail_code,
              label: t('lockOf', {
                ...{ code: one.lock_stock_order_detail_code, n: one.left, day: dates.day(one.valid_to) },
              }),
            }))}
            onChange={(code) => onChange({ lock_stock_order_detail_code: code })}
          />
        )}
      </FieldGrid>
    </div>
  )
}
