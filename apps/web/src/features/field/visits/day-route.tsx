import type { VisitStop } from '@sejuk/contract/field/visit-plans'
import { routeOf } from '@sejuk/domain/field/visits'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { visitMobileWords } from '@sejuk/words/field/visits'
import IconCheck from '#icon/Check'
import IconChevronRight from '#icon/ChevronRight'
import IconCloudUp from '#icon/CloudUp'
import { Figures } from '../../../entities/field/chips.tsx'
import { PlaceLinks } from '../../../entities/field/place-links.tsx'
import { useNow } from '../../../lib/browser/clock.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import type { RouteStop } from '../../../ui/map/route-map.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { usePlaceReasons } from './place-reasons.ts'
import { StartVisit } from './start-visit.tsx'
import { isAt, type KnownDay, type KnownVisit } from './use-visit-day.ts'
import style from './visits.module.css'

const RouteMap = lazyPart(() => import('../../../ui/map/route-map.tsx').then((map) => map.RouteMap))

/** The day as a route: how far, how long, what is next with its one button. */
export const DayRoute = ({ day }: { day: KnownDay }) => {
  const t = useWords(visitMobileWords)
  const dates = useDates()
  const now = useNow()
  const { data, visits } = day
  if (!data) return null
  const { stops, today, date } = data
  const visitAt = (stop: VisitStop) => visits.find((visit) => isAt(visit, stop))
  const isDone = (stop: VisitStop) => Boolean(visitAt(stop)?.out_at)
  const left = stops.filter((stop) => !isDone(stop))
  const next = left.find((stop) => visitAt(stop)) ?? left[0]
  const stateOf = (stop: VisitStop) => (isDone(stop) ? 'done' : stop === next ? 'next' : 'later')
  const all = routeOf(stops)
  const rest = routeOf(left)
  const overdue = stops.reduce((sum, stop) => sum + stop.overdue_amount, 0)
  const pins: RouteStop[] = stops.flatMap((stop, n) =>
    stop.lat === null || stop.lng === null
      ? []
      : [
          {
            ...{ key: `${stop.customer_code} ${stop.shop_code}`, at: { lat: stop.lat, lng: stop.lng }, n: n + 1 },
            ...{ name: stop.shop_name ?? stop.customer_name, state: stateOf(stop) },
          },
        ],
  )
  const further = visits.filter((visit) => !stops.some((stop) => isAt(visit, stop)))
  return (
    <>
      {stops.length > 0 && (
        <Section aria-label={t('route')}>
          <Figures
            figures={[
              [t('way'), t('km', { n: writeNumber(Math.round(all.metres / 100) / 10) })],
              [
                t('endsAbout'),
                date === today && left.length
                  ? dates.time(new Date(Date.parse(now) + rest.minutes * 60_000).toISOString())
                  : '-',
              ],
              [t('overdue'), rupiah(overdue)],
            ]}
          />
          {pins.length > 0 && <RouteMap label={t('map')} stops={pins} />}
        </Section>
      )}
      {stops.length === 0 && <SectionText>{t('nothingPlanned')}</SectionText>}
      {stops.length > 0 && (
        <Section aria-label={t('route')}>
          <ol className={style.stops}>
            {stops.map((stop, n) => (
              <Stop
                key={`${stop.customer_code} ${stop.shop_code}`}
                {...{ day, stop, n: n + 1, visit: visitAt(stop), state: stateOf(stop) }}
              />
            ))}
          </ol>
        </Section>
      )}
      {further.length > 0 && (
        <Section title={t('unplannedVisits')}>
          <ul className={style.stops}>
            {further.map((visit) => (
              <li key={visit.client_uuid} className={style.stop}>
                <span className={style.mark} data-state={visit.out_at ? 'done' : 'next'}>
                  {visit.out_at ? <IconCheck size={20} aria-hidden="true" /> : '…'}
                </span>
                <span>
                  <b>{visit.stored?.shop_name ?? visit.stored?.customer_name ?? visit.customer_code}</b>
                  <VisitTimes visit={visit} />
                </span>
                <ToVisit visit={visit} date={today} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

type StopProps = { day: KnownDay; stop: VisitStop; n: number; visit?: KnownVisit; state: 'done' | 'next' | 'later' }

const Stop = ({ day, stop, n, visit, state }: StopProps) => {
  const t = useWords(visitMobileWords)
  const reasonsOf = usePlaceReasons()
  const today = day.data?.today ?? ''
  const isToday = day.data?.date === today
  return (
    <li className={style.stop} data-state={state}>
      <span className={style.mark} data-state={state}>
        {state === 'done' ? <IconCheck size={20} aria-label={t('done_n', { n: 1 })} /> : n}
      </span>
      <span>
        <b>{stop.shop_name ?? stop.customer_name}</b>
        {visit ? (
          <VisitTimes visit={visit} />
        ) : (
          <small>
            {[stop.purpose && t(stop.purpose), ...reasonsOf(stop, today)].filter(Boolean).join('. ') || stop.address}
          </small>
        )}
      </span>
      {visit?.out_at ? (
        <ToVisit visit={visit} date={day.data?.date ?? ''} />
      ) : (
        <Link
          {...pageTo('visitMobileCustomer', { id: stop.customer_code }, { shop: stop.shop_code ?? undefined })}
          aria-label={`${t('details')}, ${stop.shop_name ?? stop.customer_name}`}
        >
          <IconChevronRight size={24} aria-hidden="true" />
        </Link>
      )}
      {state === 'next' && isToday && (
        <div className={style.act}>
          <StartVisit place={stop} day={day} />
          <PlaceLinks place={stop} />
        </div>
      )}
    </li>
  )
}

const VisitTimes = ({ visit }: { visit: KnownVisit }) => {
  const t = useWords(visitMobileWords)
  const dates = useDates()
  const { stored } = visit
  const order = stored?.order_amount ? `, ${t('orderOf', { amount: rupiah(stored.order_amount) })}` : ''
  return (
    <small>
      {dates.time(visit.in_at)}~{visit.out_at ? dates.time(visit.out_at) : ''}
      {order}
      {!stored && `, ${t('waiting')}`}
    </small>
  )
}

const ToVisit = ({ visit, date }: { visit: KnownVisit; date: string }) => {
  const t = useWords(visitMobileWords)
  return (
    <Link
      {...pageTo('visitMobileDay', { id: visit.customer_code, date: visit.stored?.visit_date ?? date })}
      aria-label={`${t('open')}, ${visit.stored?.shop_name ?? visit.stored?.customer_name ?? visit.customer_code}`}
    >
      {visit.stored ? <IconChevronRight size={24} aria-hidden="true" /> : <IconCloudUp size={24} aria-hidden="true" />}
    </Link>
  )
}
