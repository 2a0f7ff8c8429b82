import type { DriverDay, DriverStop } from '@sejuk/contract/delivery/driver-links'
import { rupiah } from '@sejuk/domain/values/money'
import { nationalPhone } from '@sejuk/domain/values/phone'
import { driverWords } from '@sejuk/words/delivery/driver-links'
import IconCheck from '#icon/Check'
import IconLink from '#icon/Link'
import IconPhone from '#icon/Phone'
import IconRoute from '#icon/Route'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { StepBar } from '../../../ui/actions/step-bar.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import style from './driver-page.module.css'
import type { StopReport } from './driver-storage.ts'
import links from './phone-link.module.css'

/** By its position, else by its address: any map of the phone opens it. */
const placeOf = ({ lat, lng, detail_address, district_name }: DriverStop) => {
  if (lat !== null && lng !== null) return `geo:${lat},${lng}?q=${lat},${lng}`
  const address = [detail_address, district_name].filter(Boolean).join(', ')
  return address ? `geo:0,0?q=${encodeURIComponent(address)}` : undefined
}
const unitsOf = ({ units }: DriverStop) => units.reduce((sum, { qty }) => sum + qty, 0)

/** After many stops the next one is below the edge of the phone. */
const bringIntoSight = (stop: HTMLElement | null) => stop?.scrollIntoView?.({ block: 'center' })

type Props = { day: DriverDay; reports: readonly StopReport[]; onOpen: (code: string) => void }

/** The stops in their order: what is done, what is next with its one button at the thumb, what comes after. */
export const StopsList = ({ day, reports, onOpen }: Props) => {
  const t = useWords(driverWords)
  const reportOf = ({ delivery_code }: DriverStop) => reports.find((one) => one.delivery_code === delivery_code)
  const isDone = (stop: DriverStop) => stop.is_received || Boolean(reportOf(stop)?.recorded_date)
  const done = day.stops.filter(isDone).length
  const inBag = reports.reduce((sum, { recorded_date, taken }) => sum + (recorded_date ? (taken ?? 0) : 0), 0)
  const next = day.stops.find((stop) => !isDone(stop) && stop.goods_issue_date !== null)
  return (
    <>
      <section className={style.progress} aria-label={t('stops')}>
        <p>
          <b>{t('done', { n: done, all: day.stops.length })}</b>
          <span>{t('units', { n: day.stops.reduce((sum, stop) => sum + unitsOf(stop), 0) })}</span>
        </p>
        <div aria-hidden="true">
          {day.stops.map((stop) => (
            <i key={stop.delivery_code} data-done={isDone(stop) || undefined} />
          ))}
        </div>
      </section>
      {inBag > 0 && <p className={style.quiet}>{t('bag', { amount: rupiah(inBag) })}</p>}
      {day.stops.length === 0 && <p className={style.quiet}>{t('noStops')}</p>}
      <ol className={style.stops}>
        {day.stops.map((stop, n) => (
          <Stop
            key={stop.delivery_code}
            {...{ stop, n: n + 1, report: reportOf(stop), isDone: isDone(stop), isNext: stop === next }}
            onOpen={() => onOpen(stop.delivery_code)}
          />
        ))}
      </ol>
      <p className={style.quiet}>
        <IconLink size={20} aria-hidden="true" />
        {t('onlyYou')}
      </p>
      {next && (
        <StepBar>
          <Button kind="primary" size="large" onClick={() => onOpen(next.delivery_code)}>
            {next.district_name ? t('arrivedIn', { place: next.district_name }) : t('arrived')}
          </Button>
        </StepBar>
      )}
    </>
  )
}

type StopProps = {
  stop: DriverStop
  n: number
  report: StopReport | undefined
  isDone: boolean
  isNext: boolean
  onOpen: () => void
}

const Stop = ({ stop, n, report, isDone, isNext, onOpen }: StopProps) => {
  const t = useWords(driverWords)
  const where = placeOf(stop)
  return (
    <li ref={isNext ? bringIntoSight : undefined} aria-current={isNext ? 'step' : undefined}>
      <span className={style.number} data-done={isDone || undefined}>
        {isDone ? <IconCheck size={20} aria-hidden="true" /> : n}
      </span>
      <div className={style.stop}>
        <b>{stop.customer_name}</b>
        <span>{[stop.detail_address, stop.district_name].filter(Boolean).join(', ')}</span>
        <span>{[t('units', { n: unitsOf(stop) }), stop.time_slot].filter(Boolean).join(', ')}</span>
        {stop.remark && <span>{stop.remark}</span>}
        <div className={style.row}>
          {(stop.is_received || report?.sent_date) && <StatusChip tone="good">{t('atOffice')}</StatusChip>}
          {report?.recorded_date && !report.sent_date && !report.refusal && (
            <StatusChip tone="waiting">{t('onPhone')}</StatusChip>
          )}
          {report?.refusal && <StatusChip tone="bad">{t('refused', { reason: report.refusal })}</StatusChip>}
          {stop.goods_issue_date === null && <StatusChip tone="neutral">{t('notSent')}</StatusChip>}
        </div>
        {isNext && (
          <div className={style.row}>
            {stop.receiver_phone && (
              <a className={links.link} href={`tel:+62${nationalPhone(stop.receiver_phone)}`}>
                <IconPhone size={20} aria-hidden="true" /> {t('call')}
              </a>
            )}
            {where && (
              <a className={links.link} href={where}>
                <IconRoute size={20} aria-hidden="true" /> {t('route')}
              </a>
            )}
          </div>
        )}
        {report?.refusal && <Button onClick={onOpen}>{t('mend')}</Button>}
        {!isNext && !isDone && stop.goods_issue_date !== null && <Button onClick={onOpen}>{t('arrived')}</Button>}
      </div>
    </li>
  )
}
