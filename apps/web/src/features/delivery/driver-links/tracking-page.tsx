import { type TrackedDelivery, trackDelivery } from '@sejuk/contract/delivery/driver-links'
import { trackingSteps } from '@sejuk/domain/delivery/driver-links'
import { nationalPhone } from '@sejuk/domain/values/phone'
import { deliveryTrackingWords } from '@sejuk/words/delivery/driver-links'
import { LinkEnded } from '../../../entities/public-links/link-ended.tsx'
import { useLink } from '../../../entities/public-links/use-link.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { PublicPage, PublicWord } from '../../../ui/layout/public-page.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import links from './phone-link.module.css'
import style from './tracking-page.module.css'

/** What a receiver may know: no account, no prices. */
export const DeliveryTrackingPage = () => {
  const t = useWords(deliveryTrackingWords)
  const search: { token?: string } = useSearch()
  const token = String(search.token ?? '')
  const { state, again } = useLink(trackDelivery, token)
  return (
    <PublicPage title={t('title')}>
      {state.is === 'open' ? (
        <Tracked delivery={state.found} />
      ) : (
        <PublicWord>
          <LinkEnded state={state} t={t} onAgain={again} />
        </PublicWord>
      )}
    </PublicPage>
  )
}

const Tracked = ({ delivery }: { delivery: TrackedDelivery }) => {
  const t = useWords(deliveryTrackingWords)
  const dates = useDates()
  const now = trackingSteps.indexOf(delivery.step)
  return (
    <main className={style.body}>
      <h1>{t('title')}</h1>
      <p>{t('hello', { name: delivery.customer_name })}</p>
      <ol className={style.steps}>
        {trackingSteps.map((step, n) => (
          <li key={step} aria-current={n === now ? 'step' : undefined}>
            <StatusChip tone={n < now || delivery.step === 'received' ? 'good' : n === now ? 'active' : 'neutral'}>
              {t(step)}
            </StatusChip>
          </li>
        ))}
      </ol>
      <Facts
        facts={[
          [t('number'), delivery.delivery_code],
          [
            t('expected'),
            delivery.planned_date && `${dates.day(delivery.planned_date)} ${delivery.time_slot ?? ''}`.trim(),
          ],
          [t('driver'), delivery.driver_name],
          [t('truck'), delivery.truck_no],
          [t('left'), delivery.goods_issue_date && dates.dateTime(delivery.goods_issue_date)],
          [t('receivedOn'), delivery.received_date && dates.dateTime(delivery.received_date)],
          [t('receivedBy'), delivery.signed_name],
        ]}
      />
      <h2>{t('items')}</h2>
      <ul className={style.items}>
        {delivery.items.map(({ item_name, qty }, n) => (
          <li key={n}>
            <span>{item_name}</span> <b>{qty}</b>
          </li>
        ))}
      </ul>
      <a className={links.link} href={`tel:+62${nationalPhone(delivery.support_phone)}`}>
        {t('call')}
      </a>
    </main>
  )
}
