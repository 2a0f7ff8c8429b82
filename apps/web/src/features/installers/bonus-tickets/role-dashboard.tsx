import { partnerDashboard } from '@sejuk/contract/retail/partner-dashboard'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { partnerDashboardWords } from '@sejuk/words/retail/partner-dashboard'
import type { ReactNode } from 'react'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section, SectionBody, Total } from '../../../ui/record/section.tsx'

const links = {
  open_orders: pageTo('mobileOrder', { page: 'ListOrder' }),
  cashback_remain: pageTo('cashbacks'),
  unanswered_orders: pageTo('myDealerOrders'),
} as const

/** For everybody who is no installer: keypersons and promotors by what they sell, customers and staff by their business. */
export const RoleDashboard = () => {
  const t = useWords(partnerDashboardWords)
  const dates = useDates()
  const found = useCall(partnerDashboard, {})
  const data = found.data?.data
  if (found.error) return <FailedState error={found.error} onRetry={() => void found.refetch()} />
  if (!data) return <Pending />
  // One of our own people who neither sold nor earned anything is no seller.
  const sells =
    data.seller &&
    (data.seller.seller_role !== 'salesman' || data.seller.units > 0 || data.seller.incentive + data.seller.paid > 0)
  const seller = sells ? data.seller : null
  const linked = (key: keyof typeof links, shown: string): ReactNode => <Link {...links[key]}>{shown}</Link>
  const figures: (readonly [string, ReactNode] | null)[] = [
    data.open_orders === null ? null : [t('open_orders'), linked('open_orders', String(data.open_orders))],
    data.deliveries_today === null ? null : [t('deliveries_today'), String(data.deliveries_today)],
    data.cashback_remain === null
      ? null
      : [t('cashback_remain'), linked('cashback_remain', rupiah(data.cashback_remain))],
    data.unanswered_orders === null
      ? null
      : [t('unanswered_orders'), linked('unanswered_orders', String(data.unanswered_orders))],
    data.part_orders === null ? null : [t('part_orders'), String(data.part_orders)],
    data.open_tickets === null ? null : [t('open_tickets'), String(data.open_tickets)],
    [
      t('courses'),
      <Link key="courses" {...pageTo('learning')}>
        {String(data.courses)}
      </Link>,
    ],
  ]
  return (
    <>
      {seller && (
        <Section
          title={t('myMonth')}
          sub={`${seller.seller_name} · ${dates.day(data.month).slice(3)}`}
          actions={<Total>{rupiah(seller.incentive)}</Total>}
        >
          <Facts
            facts={[
              [
                t('units'),
                seller.target > 0 ? t('ofTarget', { n: seller.units, target: seller.target }) : String(seller.units),
              ],
              [t('rank'), seller.rank === null ? t('noRank') : t('rankOf', { rank: seller.rank, n: seller.sellers })],
              [t('incentive'), rupiah(seller.incentive)],
              [t('unpaid'), rupiah(seller.unpaid)],
              [t('in_payment'), rupiah(seller.in_payment)],
              [t('paid'), rupiah(seller.paid)],
            ]}
          />
          <SectionBody>
            <Link {...pageTo('retailInput')}>{t('sell')}</Link>
          </SectionBody>
        </Section>
      )}
      <Section title={t('today')}>
        <Facts facts={figures.filter((one) => one !== null)} />
      </Section>
    </>
  )
}
