import { nationalPhone } from '@sejuk/domain/values/phone'
import { driverWords } from '@sejuk/words/delivery/driver-links'
import { useState } from 'react'
import IconClockOff from '#icon/ClockOff'
import IconLinkOff from '#icon/LinkOff'
import IconPhone from '#icon/Phone'
import IconWifiOff from '#icon/WifiOff'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { PublicBar, PublicMessage, PublicPage, PublicWord } from '../../../ui/layout/public-page.tsx'
import style from './driver-page.module.css'
import { DriverPickups } from './driver-pickups.tsx'
import type { StopReport } from './driver-storage.ts'
import { StopForm } from './stop-form.tsx'
import { StopsList } from './stops-list.tsx'
import { useDriverDay } from './use-driver-day.ts'

/** A driver's day by a link, without an account: stops, and at each one goods, photos and the receipt. */
export const DriverPage = () => {
  const t = useWords(driverWords)
  const dates = useDates()
  const search: { token?: string } = useSearch()
  const token = String(search.token ?? '')
  const work = useDriverDay(token)
  const [open, setOpen] = useState<string>()
  const { standing, day, reports } = work
  const stop = day?.stops.find(({ delivery_code }) => delivery_code === open)
  const phone = stop?.receiver_phone
  const head = stop ? (
    <PublicBar title={stop.customer_name} sub={stop.delivery_code} onBack={() => setOpen(undefined)}>
      {phone && (
        <a href={`tel:+62${nationalPhone(phone)}`} aria-label={t('call')}>
          <IconPhone size={22} aria-hidden="true" />
        </a>
      )}
    </PublicBar>
  ) : (
    day && (
      <PublicBar
        title={t('title', { day: dates.day(day.planned_date) })}
        sub={[day.driver_name, day.truck_no].filter(Boolean).join(', ')}
      />
    )
  )
  return (
    <PublicPage title={t('stops')} head={standing === 'open' ? head : undefined}>
      {standing === 'open' && day ? (
        <>
          <Strip isOnline={work.isOnline} reports={[...reports, ...work.pickups]} />
          <main className={style.work}>
            {stop ? (
              <StopForm
                key={stop.delivery_code}
                token={token}
                stop={stop}
                report={reports.find(({ delivery_code }) => delivery_code === stop.delivery_code)}
                onSave={work.save}
                onAsk={work.again}
                onBack={() => setOpen(undefined)}
              />
            ) : (
              <>
                <StopsList day={day} reports={reports} onOpen={setOpen} />
                <DriverPickups pickups={day.pickups ?? []} reports={work.pickups} onCollect={work.collect} />
              </>
            )}
          </main>
        </>
      ) : (
        <PublicWord>
          {standing === 'loading' && <p role="status">{t('loading')}</p>}
          {standing === 'wrong' && (
            <PublicMessage icon={<IconLinkOff size={56} />} tone="bad" title={t('wrongLink')} text={t('wrongText')} />
          )}
          {standing === 'ended' && (
            <PublicMessage icon={<IconClockOff size={56} />} tone="bad" title={t('ended')} text={work.message} />
          )}
          {standing === 'failed' && (
            <PublicMessage icon={<IconWifiOff size={56} />} tone="bad" title={t('failed')} text={work.message}>
              <Button kind="primary" size="large" onClick={work.again}>
                {t('retry')}
              </Button>
            </PublicMessage>
          )}
        </PublicWord>
      )}
    </PublicPage>
  )
}

type Kept = Pick<StopReport, 'recorded_date' | 'sent_date'>
const Strip = ({ isOnline, reports }: { isOnline: boolean; reports: readonly Kept[] }) => {
  const t = useWords(driverWords)
  const waiting = reports.filter(({ recorded_date, sent_date }) => recorded_date && !sent_date).length
  if (isOnline && waiting === 0) return null
  return (
    <p className={style.strip} role="status">
      <IconWifiOff size={22} aria-hidden="true" />
      <span>
        <b>{isOnline ? t('waits', { n: waiting }) : t('offline')}</b>
        {!isOnline && <small>{t('goOn')}</small>}
      </span>
      {waiting > 0 && <b>{waiting}</b>}
    </p>
  )
}
