import { type TrackedDelivery, trackDelivery } from '@sejuk/contract/delivery/driver-links'
import { trackingSteps } from '@sejuk/domain/delivery/driver-links'
import { nationalPhone } from '@sejuk/domain/values/phone'
import { deliveryTrackingWords } from '@sejuk/words/delivery/driver-links'
import { useEffect, useState } from 'react'
import IconClockOff from '#icon/ClockOff'
import IconLinkOff from '#icon/LinkOff'
import IconWifiOff from '#icon/WifiOff'
import { call, Refused } from '../../../lib/api/call.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { PublicMessage, PublicPage, PublicWord } from '../../../ui/layout/public-page.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import links from './phone-link.module.css'
import style from './tracking-page.module.css'

type Standing =
  | { is: 'loading' }
  | { is: 'open'; delivery: TrackedDelivery }
  | { is: 'wrong' | 'expired' }
  | { is: 'failed'; message: string }
const endings: Record<string, 'wrong' | 'expired'> = { WrongLink: 'wrong', ExpiredLink: 'expired' }
const standingOf = (error: unknown): Standing => {
  const ending = error instanceof Refused && typeof error.status === 'string' ? endings[error.status] : undefined
  return ending ? { is: ending } : { is: 'failed', message: errorText(error) }
}

/** What a receiver may know: no account, no prices. */
export const DeliveryTrackingPage = () => {
  const t = useWords(deliveryTrackingWords)
  const search: { token?: string } = useSearch()
  const token = String(search.token ?? '')
  const [standing, setStanding] = useState<Standing>({ is: 'loading' })
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    if (looks < 0) return
    let isGone = false
    call(trackDelivery, { token }).then(
      ({ data }) => isGone || setStanding({ is: 'open', delivery: data }),
      (error: unknown) => isGone || setStanding(standingOf(error)),
    )
    return () => {
      isGone = true
    }
  }, [token, looks])
  return (
    <PublicPage title={t('title')}>
      {standing.is === 'open' ? (
        <Tracked delivery={standing.delivery} />
      ) : (
        <PublicWord>
          {standing.is === 'loading' && <p role="status">{t('loading')}</p>}
          {standing.is === 'wrong' && (
            <PublicMessage icon={<IconLinkOff size={56} />} tone="bad" title={t('wrong')} text={t('wrongText')} />
          )}
          {standing.is === 'expired' && (
            <PublicMessage icon={<IconClockOff size={56} />} tone="bad" title={t('expired')} text={t('expiredText')} />
          )}
          {standing.is === 'failed' && (
            <PublicMessage icon={<IconWifiOff size={56} />} tone="bad" title={t('failed')} text={standing.message}>
              <Button kind="primary" size="large" onClick={() => setLooks(looks + 1)}>
                {t('retry')}
              </Button>
            </PublicMessage>
          )}
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
