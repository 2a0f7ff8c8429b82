import type { SalesOrderDetail } from '@sejuk/contract/sales/sales-orders'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { salesOrderWords } from '@sejuk/words/sales/sales-orders'
import { useWords } from '../../../lib/language/words.ts'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import style from './sales-order.module.css'

/** The customer's discounts of twelve months beside the one that is asked for. */
export const DiscountMonths = ({ row }: { row: SalesOrderDetail }) => {
  const t = useWords(salesOrderWords)
  const months = row.discount_months ?? []
  if (months.length === 0) return null
  const most = Math.max(1, ...months.map((month) => month.discount_percent))
  const average = months.reduce((sum, month) => sum + month.discount_percent, 0) / months.length
  return (
    <Section title={t('discount12')} sub={t('average', { percent: writeNumber(average, 2) })}>
      <SectionBody>
        <ol className={style.months} aria-label={t('discount12')}>
          {months.map(({ month, discount_percent }) => (
            <li key={month} title={`${month}: ${writeNumber(discount_percent, 2)}%`}>
              <i style={{ height: `${Math.max(4, (discount_percent / most) * 100)}%` }} />
              <span className={style.hidden}>{`${month}: ${writeNumber(discount_percent, 2)}%`}</span>
            </li>
          ))}
        </ol>
      </SectionBody>
    </Section>
  )
}
