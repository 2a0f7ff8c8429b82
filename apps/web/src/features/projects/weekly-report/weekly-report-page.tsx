import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { commentOnWeek, type WeeklyReport, weeklyReport, weeklyReportPdf } from '@sejuk/contract/projects/weekly-report'
import { changeInMiliar, inMiliar } from '@sejuk/domain/projects/weekly-report'
import { addDays } from '@sejuk/domain/values/dates'
import { weeklyWords } from '@sejuk/words/projects/weekly-report'
import { type ReactNode, useState } from 'react'
import IconChevronLeft from '#icon/ChevronLeft'
import IconChevronRight from '#icon/ChevronRight'
import IconPrinter from '#icon/Printer'
import { ReportMail } from '../../../entities/reports/report-mail.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useNarrow } from '../../../lib/browser/screen.ts'
import { download } from '../../../lib/files/save-file.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useLanguage, useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { Column, PageBody, Row } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState, ForbiddenState } from '../../../ui/list/list-states.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { StatusIcon } from '../../../ui/record/status-icon.tsx'
import { AmountBridge } from './amount-bridge.tsx'
import { FigureTable, LostTable, MoveTable, StageTable } from './report-tables.tsx'
import { ToMoves, ToProjects, type WeekSearch } from './rows-behind.tsx'
import style from './weekly-report.module.css'

const CommentPanel = lazyPart(() => import('./comment-panel.tsx').then((panel) => panel.CommentPanel))
const [wonTarget, onTimeTarget] = [55, 90]

/** What moved in a week: on the screen it is the sheet that is printed. */
export const WeeklyReportPage = () => {
  const t = useWords(weeklyWords)
  const say = useSay()
  const dates = useDates()
  const language = useLanguage()
  const navigate = useNavigate()
  const gate = useGate(weeklyReport)
  const search: WeekSearch = useSearch()
  const dept_code = search.dept_code ? [search.dept_code] : []
  const { salesman_code } = search
  const asked = { ...(search.week ? { week: search.week } : {}), dept_code }
  const ofPerson = salesman_code ? { salesman_code } : {}
  const found = useCall(weeklyReport, { ...asked, ...ofPerson }, { enabled: gate.enabled, keepPrevious: true })
  const report = found.data?.data
  const go = (part: WeekSearch) => void navigate({ to: '.', search: { ...search, ...part }, replace: true })
  const week =
    report && t('weekOf', { n: report.week_no, from: dates.day(report.week_start), to: dates.day(report.week_end) })
  // The name of the page needs the room there.
  const isNarrow = useNarrow()
  const stands = report?.is_running
    ? t('notFrozen')
    : report?.frozen_date
      ? t('frozenAt', { time: dates.dateTime(report.frozen_date) })
      : t('overText')
  return (
    <>
      <PageHead title={t('title')} sub={report && `${t('inMiliar')}. ${stands}`}>
        <Button
          kind="primary"
          icon={<IconPrinter size={16} aria-hidden="true" />}
          aria-label={t('pdf')}
          onClick={() => void download(weeklyReportPdf, { ...asked, week: report?.week_start, language })}
        >
          {!isNarrow && t('pdf')}
        </Button>
      </PageHead>
      <PageBody>
        <Row>
          <div className={style.week}>
            <IconButton
              label={t('previousWeek')}
              onClick={() => report && go({ week: addDays(report.week_start, -7) })}
            >
              <IconChevronLeft size={18} />
            </IconButton>
            <b>{week}</b>
            <IconButton
              label={t('nextWeek')}
              aria-disabled={report?.is_running || undefined}
              onClick={() => report && !report.is_running && go({ week: addDays(report.week_start, 7) })}
            >
              <IconChevronRight size={18} />
            </IconButton>
          </div>
          <PagedSelect
            label={t('branch')}
            none={t('allBranches')}
            source={departmentDropdown}
            value={search.dept_code}
            onChange={(next) => go({ dept_code: next })}
          />
          {salesman_code && (
            <span className={style.person}>
              <b>{report?.people.find(({ usercode }) => usercode === salesman_code)?.username ?? salesman_code}</b>
              <Link to="." search={{ ...search, salesman_code: undefined, kind: undefined }}>
                {t('everybody')}
              </Link>
            </span>
          )}
          <ReportMail report="weekly" />
        </Row>
        {!gate.enabled ? (
          <ForbiddenState reason={say(gate.because)} />
        ) : found.error ? (
          <FailedState error={found.error} onRetry={() => void found.refetch()} />
        ) : report ? (
          <Sheet report={report} />
        ) : (
          <Pending />
        )}
      </PageBody>
    </>
  )
}

const Figure = ({ value, text }: { value: ReactNode; text: ReactNode }) => (
  <span className={style.figure}>
    <b>{value}</b>
    <small>{text}</small>
  </span>
)

/** Against its target: colour only on the glyph, so that it reads in black and white. */
const Aim = ({ value, target }: { value: number | null; target: number }) => {
  const t = useWords(weeklyWords)
  const text = t('target', { n: target })
  if (value === null) return <Figure value="-" text={text} />
  return (
    <Figure
      value={`${value}%`}
      text={
        <>
          <StatusIcon tone={value < target ? 'attention' : 'good'} /> {text}
        </>
      }
    />
  )
}

const Sheet = ({ report }: { report: WeeklyReport }) => {
  const t = useWords(weeklyWords)
  const { total, last } = report
  const counted = (key: 'new' | 'goaled' | 'lost') => (
    <Figure
      value={
        <ToMoves kind={key} n={total[key].n}>
          {total[key].n}
        </ToMoves>
      }
      text={t('lastWeekWas', { amount: inMiliar(total[key].amount), n: last[key].n })}
    />
  )
  return (
    <>
      <Facts
        isFramed
        facts={[
          [
            t('openProjects'),
            <Figure
              key="open"
              value={<ToProjects>{`Rp ${inMiliar(total.amount)} miliar`}</ToProjects>}
              text={t('onLastWeek', { amount: changeInMiliar(total.amount - total.before), n: total.projects })}
            />,
          ],
          [t('newLogs'), counted('new')],
          [t('goaled'), counted('goaled')],
          [t('lost'), counted('lost')],
          [t('wonOfDecided'), <Aim key="won" value={total.won_percent} target={wonTarget} />],
          [t('followUpsOnTime'), <Aim key="time" value={total.on_time_percent} target={onTimeTarget} />],
        ]}
      />
      <div className={style.halves}>
        <Column>
          <Section
            title={t('whatMoved')}
            sub={t('fromTo', { from: inMiliar(total.before), to: inMiliar(total.amount) })}
          >
            <AmountBridge report={report} />
          </Section>
          <MoveTable report={report} />
          <LostTable report={report} />
        </Column>
        <Column>
          <StageTable report={report} />
          <FigureTable
            title={t('byBranch')}
            first={t('branch')}
            rows={report.branches.map((one) => ({ ...one, key: one.dept_code, name: one.dept_name }))}
            total={{ ...total, key: 'all', name: t('allBranches') }}
          />
          <Comments report={report} />
        </Column>
      </div>
      <FigureTable
        title={t('byPerson')}
        first={t('person')}
        rows={report.people.map((one) => ({
          ...one,
          key: `${one.usercode}/${one.dept_name}`,
          name: `${one.username}, ${one.dept_name}`,
        }))}
      />
    </>
  )
}

const Comments = ({ report }: { report: WeeklyReport }) => {
  const t = useWords(weeklyWords)
  const dates = useDates()
  const mayComment = useGate(commentOnWeek)
  const [isAdding, setAdding] = useState(false)
  return (
    <Section
      title={t('comments')}
      actions={mayComment.enabled && <Button onClick={() => setAdding(true)}>{t('addComment')}</Button>}
    >
      {report.comments.length === 0 ? (
        <SectionText>{t('noComments')}</SectionText>
      ) : (
        <RowList>
          {report.comments.map((one) => (
            <li key={one.comment_id}>
              <span>
                <b>
                  {one.create_user_name}, {one.dept_name}, {dates.dateTime(one.created_date)}
                </b>
                <br />
                {one.comment}
              </span>
            </li>
          ))}
        </RowList>
      )}
      {isAdding && <CommentPanel week={report.week_start} onClose={() => setAdding(false)} />}
    </Section>
  )
}
