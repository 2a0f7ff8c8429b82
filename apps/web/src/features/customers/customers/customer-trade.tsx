import { type Customer, getCustomerTrade } from '@sejuk/contract/customers/customers'
import { agingBuckets } from '@sejuk/domain/customers/credit'
import { rupiah } from '@sejuk/domain/values/money'
import { customerWords } from '@sejuk/words/customers/customers'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { FailedState, ForbiddenState } from '../../../ui/list/list-states.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { RecordLines } from './customer-records.tsx'

/** What was ordered, what is owed, and for how long. */
export const CustomerTradeTab = ({ customer }: { customer: Customer }) => {
  const t = useWords(customerWords)
  const say = useSay()
  const dates = useDates()
  const gate = useGate(getCustomerTrade)
  const { customer_code } = customer
  const found = useCall(getCustomerTrade, { customer_code }, { enabled: gate.enabled })
  if (!gate.enabled) return <ForbiddenState reason={say(gate.because)} />
  if (found.error) return <FailedState error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return <Pending />
  const { orders, invoices, aging } = found.data.data
  return (
    <>
      <Section title={t('aging')}>
        <Facts facts={agingBuckets.map((bucket) => [t(bucket), rupiah(aging[bucket])] as const)} />
      </Section>
      <Section title={t('invoices')}>
        <RecordLines
          lines={invoices.map((row) => ({
            key: row.invoice_code,
            name: row.invoice_code,
            small: [
              `${t('invoice_date')} ${dates.day(row.invoice_date)}`,
              `${t('due_date')} ${dates.day(row.due_date)}`,
              row.overdue_days > 0 && t('overdueDays', { n: row.overdue_days }),
            ]
              .filter(Boolean)
              .join(' · '),
            right: rupiah(row.amount),
            rightSmall:
              row.paid_amount >= row.amount ? t('paid') : `${t('unpaid')} ${rupiah(row.amount - row.paid_amount)}`,
          }))}
        />
      </Section>
      <Section title={t('orders')}>
        <RecordLines
          lines={orders.map((row) => ({
            key: row.order_code,
            name: row.order_code,
            small: `${t('order_date')} ${dates.day(row.order_date)}`,
            right: rupiah(row.total_amount),
            rightSmall: row.is_open ? t('openOrder') : t('Closed'),
          }))}
        />
      </Section>
    </>
  )
}
