import type { DriverDay, DriverStop } from '@sejuk/contract/delivery/driver-links'
import { nationalPhone } from '@sejuk/domain/phone'
import { driverWords } from '@sejuk/words/delivery/driver-links'
import { useState } from 'react'
import IconCheck from '#icon/Check'
import IconClockOff from '#icon/ClockOff'
import IconLinkOff from '#icon/LinkOff'
import IconPhone from '#icon/Phone'
import IconRoute from '#icon/Route'
import IconWifiOff from '#icon/WifiOff'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { PublicMessage, PublicPage, PublicWord } from '../../../ui/layout/public-page.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import style from './driver-page.module.css'
import { DriverPickups } from './driver-pickups.tsx'
import type { StopReport } from './driver-storage.ts'
import { StopForm } from './stop-form.tsx'
import { useDriverDay } from './use-driver-day.ts'

/** A driver's day by a link, without an account: stops, and at each one goods, photos and the receipt. */
export const DriverPage = () => {
  const t = useWords(driverWords)
  const search: { token?: string } = useSearch()
  const token = String(search.token ?? '')
  const work = useDriverDay(token)
  const [open, setOpen] = useState<string>()
  const { standing, day, reports } = work
  const stop = day?.stops.find(({ delivery_code }) => delivery_code === open)
  return (
    <PublicPage title={t('stops')}>
      {standing === 'open' && day ? (
        <main className={style.body}>
          <Strip isOnline={work.isOnline} reports={[...reports, ...work.pickups]} />
          {stop ? (
            <StopForm
              key={stop.delivery_code}
              token={token}
              stop={stop}
              report={reports.find(({ delivery_code }) => delivery_code === stop.delivery_code)}
              onSave={work.save}
              onBack={() => setOpen(undefined)}
            />
          ) : (
            <>
              <Stops day={day} reports={reports} onOpen={setOpen} />
              <DriverPickups pickups={day.pickups ?? []} reports={work.pickups} onCollect={work.collect} />
            </>
          )}
        </main>
      ) : (
        <PublicWord>
          {standing === 'loading' && <p role="status">{t('loading')}</p>}
          {standing === 'wrong' && (
            <PublicMessage icon={<IconLinkOff size={56} />} tone="bad" title={t('wrongLink')} text={work.message} />
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

/** By its position, else by its address: any map of the phone opens it. */
const placeOf = ({ lat, lng, detail_address, district_name }: DriverStop) => {
  if (lat !== null && lng !== null) return `geo:${lat},${lng}?q=${lat},${lng}`
  const address = [detail_address, district_name].filter(Boolean).join(', ')
  return address ? `geo:0,0?q=${encodeURIComponent(address)}` : undefined
}

type StopsProps = { day: DriverDay; reports: readonly StopReport[]; onOpen: (code: string) => void }

const Stops = ({ day, reports, onOpen }: StopsProps) => {
  const t = useWords(driverWords)
  const dates = useDates()
  const reportOf = ({ delivery_code }: DriverStop) => reports.find((one) => one.delivery_code === delivery_code)
  const isDone = (stop: DriverStop) => stop.is_received || Boolean(reportOf(stop)?.recorded_date)
  const next = day.stops.find((stop) => !isDone(stop) && stop.goods_issue_date !== null)
  return (
    <>
      <h1>{t('title', { day: dates.day(day.planned_date) })}</h1>
      <p>{[day.driver_name, day.truck_no].filter(Boolean).join(', ')}</p>
      <p>
        <b>{t('done', { n: day.stops.filter(isDone).length, all: day.stops.length })}</b>
      </p>
      {day.stops.length > 0 && (
        <progress
          className={style.progress}
          max={day.stops.length}
          value={day.stops.filter(isDone).length}
          aria-label={t('stops')}
        />
      )}
      {day.stops.length === 0 && <p>{t('noStops')}</p>}
      <ol className={style.stops}>
        {day.stops.map((stop, n) => {
          const report = reportOf(stop)
          return (
            <li key={stop.delivery_code} aria-current={stop === next ? 'step' : undefined}>
              <span className={style.number}>{isDone(stop) ? <IconCheck size={20} /> : n + 1}</span>
              <div className={style.stop}>
                <b>{stop.customer_name}</b>
                <span>{[stop.detail_address, stop.district_name].filter(Boolean).join(', ')}</span>
                <span>
                  {t('units', { n: stop.units.reduce((sum, { qty }) => sum + qty, 0) })}
                  {stop.time_slot && `, ${stop.time_slot}`}
                </span>
                {stop.remark && <span>{stop.remark}</span>}
                <div>
                  {(stop.is_received || report?.sent_date) && <StatusChip tone="good">{t('atOffice')}</StatusChip>}
                  {report?.recorded_date && !report.sent_date && !report.refusal && (
                    <StatusChip tone="waiting">{t('onPhone')}</StatusChip>
                  )}
                  {report?.refusal && <StatusChip tone="bad">{t('refused', { reason: report.refusal })}</StatusChip>}
                  {stop.goods_issue_date === null && <StatusChip tone="neutral">{t('notSent')}</StatusChip>}
                </div>
                {(stop === next || report?.refusal) && (
                  <>
                    <div className={style.row}>
                      {stop.receiver_phone && (
                        <a href={`tel:+62${nationalPhone(stop.receiver_phone)}`}>
                          <IconPhone size={20} aria-hidden="true" /> {t('call')}
                        </a>
                      )}
                      {placeOf(stop) && (
                        <a href={placeOf(stop)}>
                          <IconRoute size={20} aria-hidden="true" /> {t('route')}
                        </a>
                      )}
                    </div>
                    <Button kind="primary" size="large" onClick={() => onOpen(stop.delivery_code)}>
                      {t('arrived')}
                    </Button>
                  </>
                )}
                {stop !== next && !isDone(stop) && stop.goods_issue_date !== null && (
                  <Button onClick={() => onOpen(stop.delivery_code)}>{t('arrived')}</Button>
                )}
              </div>
            </li>
          )
        })}
      </ol>
      <p>{t('onlyYou')}</p>
    </>
  )
}
