import type { SalesOrderDetail } from '@sejuk/contract/sales/sales-orders'
import { rupiah } from '@sejuk/domain/values/money'
import { salesOrderWords } from '@sejuk/words/sales/sales-orders'
import { OrderChip } from '../../../entities/status/order-status.tsx'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import style from './sales-order.module.css'

/** What a phone shows first: who orders, for how much, and how far it is. */
export const OrderSum = ({ row }: { row: SalesOrderDetail }) => {
  const t = useWords(salesOrderWords)
  return (
    <div className={style.sum}>
      <p>
        <b>{row.customer_name}</b>
        <OrderChip status={row.status} />
      </p>
      <p>
        <span>
          {t('totalWithTax')}
          {row.difference && ` · ${t('sumBefore', { amount: rupiah(row.difference.total_amount_before) })}`}
        </span>
        <span>{t('sumUnits', { n: thousands(row.total_qty) })}</span>
      </p>
      <strong>{rupiah(row.total_amount)}</strong>
      <span>{row.salesman_name}</span>
    </div>
  )
}
