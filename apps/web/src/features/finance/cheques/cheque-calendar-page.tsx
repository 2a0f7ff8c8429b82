import type { Data } from '@sejuk/contract/endpoint'
import { chequeCalendar } from '@sejuk/contract/finance/cheques'
import { pageTo } from '@sejuk/domain/pages'
import { addDays } from '@sejuk/domain/values/dates'
import { rupiah, shortRupiah } from '@sejuk/domain/values/money'
import { chequeWords } from '@sejuk/words/finance/cheques'
import IconChevronLeft from '#icon/ChevronLeft'
import IconChevronRight from '#icon/ChevronRight'
import { useCall } from '../../../lib/api/queries.ts'
import { useNarrow } from '../../../lib/browser/screen.ts'
import { companyToday, useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { IconButton } from '../../../ui/actions/button.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { PageBody, Row } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState, ForbiddenState } from '../../../ui/list/list-states.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import style from './cheque-calendar.module.css'

type Day = Data<typeof chequeCalendar>[number]

const isMonth = (text: string | undefined): text is string => /^\d{4}-(0[1-9]|1[0-2])$/.test(text ?? '')
const monthsOn = (month: string, n: number) => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + n, 1)).toISOString().slice(0, 7)
}
/** Monday is the first column. */
const columnOf = (day: string) => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1
const daysOf = (month: string) => {
  const first = `${month}-01`
  const days = Array.from({ length: 31 }, (_, n) => addDays(first, n))
  return days.filter((day) => day.startsWith(month))
}

/** The cheques of a month by the day they fall due: a grid, on a phone a list of the days that have any. */
export const ChequeCalendarPage = () => {
  const t = useWords(chequeWords)
  const say = useSay()
  const dates = useDates()
  const navigate = useNavigate()
  const asked: { month?: string } = useSearch()
  const month = isMonth(asked.month) ? asked.month : companyToday().slice(0, 7)
  // 'Nov 2026'
  const monthName = dates.day(`${month}-01`).slice(3)
  const isNarrow = useNarrow()
  const gate = useGate(chequeCalendar)
  const found = useCall(chequeCalendar, { month }, { enabled: gate.enabled })
  const turn = (n: number) => void navigate(pageTo('chequeCalendar', { month: monthsOn(month, n) }))
  const days = found.data?.data ?? []
  const sum = (field: 'count' | 'amount' | 'uncleared') => days.reduce((all, day) => all + day[field], 0)
  return (
    <>
      <PageHead title={t('calendar')} crumb={<Link {...pageTo('cheques')}>{t('title')}</Link>}>
        <Row>
          <IconButton label={t('previous')} onBar={isNarrow} onClick={() => turn(-1)}>
            <IconChevronLeft size={18} />
          </IconButton>
          <b>{monthName}</b>
          <IconButton label={t('next')} onBar={isNarrow} onClick={() => turn(1)}>
            <IconChevronRight size={18} />
          </IconButton>
        </Row>
      </PageHead>
      <PageBody>
        {!gate.enabled && <ForbiddenState reason={say(gate.because)} />}
        {found.error && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
        {gate.enabled && !found.error && !found.data && <Pending />}
        {found.data && (
          <Section
            title={monthName}
            sub={t('monthTotal', { n: sum('count'), amount: shortRupiah(sum('amount')), waiting: sum('uncleared') })}
          >
            {days.length === 0 && <SectionText>{t('none')}</SectionText>}
            <ol className={style.month}>
              {daysOf(month).map((day) => (
                <CalendarDay key={day} day={day} found={days.find(({ due_date }) => due_date === day)} />
              ))}
            </ol>
          </Section>
        )}
      </PageBody>
    </>
  )
}

const CalendarDay = ({ day, found }: { day: string; found: Day | undefined }) => {
  const t = useWords(chequeWords)
  const dates = useDates()
  const isToday = day === companyToday()
  const isLate = found !== undefined && found.uncleared > 0 && day < companyToday()
  return (
    <li
      style={{ gridColumnStart: columnOf(day) }}
      data-today={isToday || undefined}
      data-empty={!found || undefined}
      data-late={isLate || undefined}
    >
      <span className={style.day}>
        <span className={style.short}>{Number(day.slice(8))}</span>
        <span className={style.long}>{dates.day(day)}</span>
      </span>
      {found && (
        <Link
          {...pageTo('cheques', { due_from: day, due_to: day })}
          title={t('dayTotal', { n: found.count, amount: rupiah(found.amount) })}
        >
          <b>{shortRupiah(found.amount)}</b>
          <small>{t('countOf', { n: found.count })}</small>
          {found.uncleared > 0 && <small>{t('waitingOf', { n: found.uncleared })}</small>}
          {found.bounced > 0 && <small data-tone="bad">{t('bouncedOf', { n: found.bounced })}</small>}
        </Link>
      )}
    </li>
  )
}
