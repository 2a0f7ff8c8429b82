import { type CreditStanding, getCreditStanding } from '@sejuk/contract/sales/credit-limit-requests'
import { rupiah, shortRupiah } from '@sejuk/domain/values/money'
import { creditLimitRequestWords } from '@sejuk/words/sales/credit-limit-requests'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section, SectionBody, Total } from '../../../ui/record/section.tsx'
import style from './standing-card.module.css'

/** What a decision about a limit is made by: the exposure with its terms, a year of sales, and how it was paid. */
export const StandingCard = ({ customer_code }: { customer_code: string }) => {
  const t = useWords(creditLimitRequestWords)
  const found = useCall(getCreditStanding, { customer_code })
  const standing = found.data?.data
  if (found.error) return <FailedState error={found.error} onRetry={() => void found.refetch()} />
  if (!standing)
    return (
      <Section title={t('exposure')}>
        <Pending />
      </Section>
    )
  const terms = ['outstanding_invoice', 'open_order', 'uncleared_cheque'] as const
  return (
    <>
      <Section title={t('exposure')} sub={standing.customer_name}>
        <SectionBody>
          <Total data-tone={standing.available < 0 ? 'bad' : undefined}>
            {t('available')}: {rupiah(standing.available)}
          </Total>
        </SectionBody>
        <Facts
          facts={[
            [t('credit_limit'), rupiah(standing.credit_limit)],
            [t('temporary_limit'), <Temporary key="temporary" standing={standing} />],
            [t('exposure'), rupiah(standing.exposure)],
            ...terms.map((term) => [`+ ${t(term)}`, rupiah(standing[term])] as const),
            [`− ${t('unapplied_receipt')}`, rupiah(standing.unapplied_receipt)],
            [
              t('overdue'),
              standing.overdue_days_max > 0 &&
                t('overdueFor', { amount: rupiah(standing.overdue_amount), days: standing.overdue_days_max }),
            ],
          ]}
        />
      </Section>
      <History standing={standing} />
    </>
  )
}

const Temporary = ({ standing }: { standing: CreditStanding }) => {
  const dates = useDates()
  const until = standing.temporary_limits.map(({ valid_to }) => dates.day(valid_to)).join(', ')
  return (
    <>
      {rupiah(standing.temporary_limit)}
      {until && <small> → {until}</small>}
    </>
  )
}

const History = ({ standing }: { standing: CreditStanding }) => {
  const t = useWords(creditLimitRequestWords)
  const { sales, sales_by_month: months, paid_invoices: n, late_invoices: late, most_days_late: days } = standing
  const most = Math.max(1, ...months.map(({ amount }) => amount))
  return (
    <Section title={t('history')} sub={rupiah(sales)}>
      <SectionBody>
        <ol className={style.months}>
          {months.map(({ month, amount }) => (
            <li key={month} title={t('monthSales', { month, amount: rupiah(amount) })}>
              <span className={style.bar} style={{ height: `${Math.max(0, (amount / most) * 100)}%` }} />
              <span className={style.text}>{t('monthSales', { month, amount: shortRupiah(amount) })}</span>
            </li>
          ))}
        </ol>
      </SectionBody>
      <Facts
        facts={[
          [t('average_sales'), rupiah(Math.round(sales / 12))],
          [t('payment_term_days'), t('days', { n: standing.payment_term_days })],
          [
            t('average_days_to_pay'),
            standing.average_days_to_pay === null ? t('nothingYet') : t('days', { n: standing.average_days_to_pay }),
          ],
          [t('late_invoices'), n > 0 ? t('lateOf', { late, n, days }) : t('nothingYet')],
          [t('bounced_cheques'), String(standing.bounced_cheques)],
          [
            t('suggested_limit'),
            <>
              <b>{rupiah(standing.suggested_limit)}</b> <small>{t('suggestedHelp')}</small>
            </>,
            { wide: 2 },
          ],
        ]}
      />
    </Section>
  )
}
