import { type Customer, getCustomerTrade } from '@sejuk/contract/customers/customers'
import { agingBuckets } from '@sejuk/domain/customers/credit'
import { rupiah } from '@sejuk/domain/money'
import { customerWords } from '@sejuk/words/customers/customers'
import { useDates } from '../../../lib/dates.ts'
import { useCall } from '../../../lib/queries.ts'
import { useGate } from '../../../lib/viewer.ts'
import { useSay, useWords } from '../../../lib/words.ts'
import { FailedList, ShutList } from '../../../ui/list-states.tsx'
import { Pending } from '../../../ui/pending.tsx'
import { FactList, Slab, slab } from '../../../ui/slab.tsx'

/** What was ordered, what is owed, and for how long. */
export const CustomerTradeTab = ({ customer }: { customer: Customer }) => {
  const t = useWords(customerWords)
  const say = useSay()
  const dates = useDates()
  const gate = useGate(getCustomerTrade)
  const { customer_code } = customer
  const found = useCall(getCustomerTrade, { customer_code }, { enabled: gate.enabled })
  if (!gate.enabled) return <ShutList reason={say(gate.why_not)} />
  if (found.error) return <FailedList error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return <Pending />
  const { orders, invoices, aging } = found.data.data
  return (
    <>
      <Slab title={t('aging')}>
        <FactList facts={agingBuckets.map((bucket) => [t(bucket), rupiah(aging[bucket])] as const)} />
      </Slab>
      <Slab title={t('invoices')}>
        {invoices.length === 0 && <p className={slab.inside}>{t('nothingYet')}</p>}
        <div className={slab.scroll}>
          <table className={slab.table}>
            <thead>
              <tr>
                <th>{t('invoice_code')}</th>
                <th>{t('invoice_date')}</th>
                <th>{t('due_date')}</th>
                <th data-number>{t('total_amount')}</th>
                <th data-number>{t('unpaid')}</th>
              </tr>
            </thead>
            <tbody>
              {invoices.map((row) => (
                <tr key={row.invoice_code}>
                  <td>{row.invoice_code}</td>
                  <td>{dates.day(row.invoice_date)}</td>
                  <td>
                    {dates.day(row.due_date)}
                    {row.overdue_days > 0 && <small>{t('overdueDays', { n: row.overdue_days })}</small>}
                  </td>
                  <td data-number>{rupiah(row.amount)}</td>
                  <td data-number>
                    {row.paid_amount >= row.amount ? t('paid') : rupiah(row.amount - row.paid_amount)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Slab>
      <Slab title={t('orders')}>
        {orders.length === 0 && <p className={slab.inside}>{t('nothingYet')}</p>}
        <div className={slab.scroll}>
          <table className={slab.table}>
            <thead>
              <tr>
                <th>{t('order_code')}</th>
                <th>{t('order_date')}</th>
                <th>{t('status')}</th>
                <th data-number>{t('total_amount')}</th>
              </tr>
            </thead>
            <tbody>
              {orders.map((row) => (
                <tr key={row.order_code}>
                  <td>{row.order_code}</td>
                  <td>{dates.day(row.order_date)}</td>
                  <td>{row.is_open ? t('openOrder') : t('Closed')}</td>
                  <td data-number>{rupiah(row.total_amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Slab>
    </>
  )
}
