import { type SupervisionVisit, visitCalendar } from '@sejuk/contract/supervision/calendar'
import { pageTo } from '@sejuk/domain/pages'
import { addDays } from '@sejuk/domain/values/dates'
import { supervisionWords } from '@sejuk/words/supervision/supervisions'
import IconChevronLeft from '#icon/ChevronLeft'
import IconChevronRight from '#icon/ChevronRight'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates, useToday } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { PageBody, Row } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState, ForbiddenState } from '../../../ui/list/list-states.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import style from './visit-calendar.module.css'

const mondayOf = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
const isDay = (text: string | undefined): text is string => /^\d{4}-\d\d-\d\d$/.test(text ?? '')
const daysShown = 14

/** Two weeks by technician, with the way between visits, clashes and holidays. */
export const VisitCalendarPage = () => {
  const t = useWords(supervisionWords)
  const say = useSay()
  const dates = useDates()
  const today = useToday()
  const navigate = useNavigate()
  const asked: { from?: string } = useSearch()
  const from = mondayOf(isDay(asked.from) ? asked.from : today)
  const to = addDays(from, daysShown - 1)
  const gate = useGate(visitCalendar)
  const found = useCall(visitCalendar, { from, to }, { enabled: gate.enabled, keepPrevious: true })
  const turn = (day: string) => void navigate({ to: '.', search: { from: day } })
  const days = Array.from({ length: daysShown }, (_, n) => addDays(from, n))
  const data = found.data?.data
  const holidayOn = (day: string) => data?.holidays.find((one) => one.day === day)?.name
  return (
    <>
      <PageHead title={t('calendar')} crumb={<Link {...pageTo('supervisions')}>{t('title')}</Link>} />
      <PageBody>
        <Row>
          <IconButton label={t('previous')} onClick={() => turn(addDays(from, -daysShown))}>
            <IconChevronLeft size={18} />
          </IconButton>
          <b>
            {dates.day(from)} – {dates.day(to)}
          </b>
          <IconButton label={t('next')} onClick={() => turn(addDays(from, daysShown))}>
            <IconChevronRight size={18} />
          </IconButton>
          <Button size="small" onClick={() => turn(today)}>
            {t('today')}
          </Button>
        </Row>
        {!gate.enabled && <ForbiddenState reason={say(gate.because)} />}
        {found.error && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
        {gate.enabled && !found.error && !data && <Pending />}
        {data && (
          <Section title={t('technicians')}>
            {data.technicians.length === 0 && <SectionText>{t('noTechnicians')}</SectionText>}
            {data.technicians.map(({ usercode, username }) => (
              <section key={usercode} className={style.person} aria-label={username}>
                <h3>{username}</h3>
                <ol className={style.days}>
                  {days.map((day) => (
                    <Day
                      key={day}
                      day={day}
                      holiday={holidayOn(day)}
                      visits={data.visits.filter(
                        (visit) => visit.technician_code === usercode && visit.visit_date === day,
                      )}
                    />
                  ))}
                </ol>
              </section>
            ))}
          </Section>
        )}
      </PageBody>
    </>
  )
}

const Day = ({ day, holiday, visits }: { day: string; holiday: string | undefined; visits: SupervisionVisit[] }) => {
  const t = useWords(supervisionWords)
  const dates = useDates()
  const isFree = holiday !== undefined || new Date(`${day}T00:00:00Z`).getUTCDay() === 0
  return (
    <li data-free={isFree || undefined} data-empty={visits.length === 0 || undefined}>
      <span className={style.date}>
        {dates.day(day).slice(0, 6)} {holiday}
      </span>
      {visits.map((visit) => (
        <Link
          key={visit.visit_id}
          {...pageTo('supervision', { code: visit.supervision_code, tab: 'visits' })}
          className={style.visit}
          data-warned={visit.warnings.length > 0 || undefined}
        >
          <b>{visit.project_name}</b>
          <span>{visit.time_slot}</span>
          <span>{t('travelTime', { n: visit.travel_minutes })}</span>
          {visit.warnings.map((warning) => (
            <em key={warning}>{t(warning)}</em>
          ))}
        </Link>
      ))}
    </li>
  )
}
