import { actOnVisit } from '@sejuk/contract/field/visits'
import { visit as visitFlow } from '@sejuk/domain/field/visit-workflows'
import { visitMinutes } from '@sejuk/domain/field/visits'
import { pageTo } from '@sejuk/domain/pages'
import { visitMobileWords } from '@sejuk/words/field/visits'
import { QueueBar } from '../../../entities/field/queue-bar.tsx'
import { VisitChip } from '../../../entities/status/visit-status.tsx'
import { useNow } from '../../../lib/browser/clock.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useParams } from '../../../lib/navigation/use-router.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { PageBody, Row } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { RecordActions } from '../../../ui/record/record-actions.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { usePlace } from './use-place.ts'
import { isAt, type KnownDay, type KnownVisit, useVisitDay } from './use-visit-day.ts'
import { VisitForm } from './visit-form.tsx'
import { VisitorsOnly } from './visitors-only.tsx'

/** One's own visits at a customer on a day: open ones to fill in, finished ones to look at and to change for a day. */
export const VisitDayPage = () => (
  <VisitorsOnly>
    <VisitsOfDay />
  </VisitorsOnly>
)

const VisitsOfDay = () => {
  const t = useWords(visitMobileWords)
  const dates = useDates()
  const { id = '', date = '' }: { id?: string; date?: string } = useParams()
  const today = useVisitDay()
  const isToday = today.data === undefined || today.data.today === date
  const other = useVisitDay(date)
  const day: KnownDay = isToday && today.data ? today : other
  const visits = day.visits.filter((one) => one.customer_code === id && (one.stored?.status ?? 'Draft') !== 'Deleted')
  const place = day.data?.stops.find((stop) => stop.customer_code === id)
  const [first] = visits
  const unplanned = usePlace(first ?? { customer_code: id, shop_code: null }, first !== undefined && !place).data
  const name = first?.stored?.customer_name ?? place?.customer_name ?? unplanned?.customer_name ?? id
  return (
    <>
      <PageHead title={name} sub={dates.day(date)} crumb={<Link {...pageTo('visitMobile')}>{t('title')}</Link>} />
      <QueueBar work={day.work} />
      <PageBody>
        {!day.data && !day.error && <Pending />}
        {!day.data && day.error && <FailedState error={day.error} onRetry={day.refetch} />}
        {day.data && visits.length === 0 && <Note role="status">{t('noVisitThatDay')}</Note>}
        {visits.map((visit) => (
          <OneVisit key={visit.client_uuid} visit={visit} day={day} />
        ))}
        <p>
          <Link {...pageTo('visitMobileCustomer', { id })}>{t('details')}</Link>
        </p>
      </PageBody>
    </>
  )
}

const { cancel } = actOnVisit

const OneVisit = ({ visit, day }: { visit: KnownVisit; day: KnownDay }) => {
  const t = useWords(visitMobileWords)
  const dates = useDates()
  const now = useNow()
  const planned = day.data?.stops.find((stop) => isAt(visit, stop))
  const place = usePlace(visit, !planned).data ?? planned
  const { stored } = visit
  const minutes = visitMinutes(visit.in_at, visit.out_at ?? now)
  const where = [
    stored?.shop_name ?? place?.shop_name,
    visit.out_at
      ? `${dates.time(visit.in_at)}~${dates.time(visit.out_at)}`
      : t('since', { time: dates.time(visit.in_at) }),
    visit.distance_m !== null && t('metresFromPin', { n: visit.distance_m }),
    ...(stored?.risk.map((one) => t(one)) ?? []),
    stored?.reject_reason,
  ]
  return (
    <>
      <Row>
        <span>{where.filter(Boolean).join(', ')}</span>
        <StatusChip tone={minutes >= 5 ? 'good' : 'waiting'}>{t('nMinutes', { n: minutes })}</StatusChip>
        {stored && <VisitChip status={stored.status} />}
        {stored?.status === 'Draft' && visit.out_at === null && day.work.isOnline && (
          <RecordActions
            isOneOfMany
            workflow={visitFlow}
            endpoints={{ cancel }}
            keyField="visit_code"
            row={stored}
            nameOf={() => stored.customer_name}
            label={() => t('cancel')}
          />
        )}
      </Row>
      <VisitForm visit={visit} place={place} work={day.work} />
    </>
  )
}
