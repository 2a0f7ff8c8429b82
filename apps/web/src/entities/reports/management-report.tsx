import type { Endpoint, Input } from '@sejuk/contract/endpoint'
import type { ManagementReport as Report, reportData, reportInput } from '@sejuk/contract/management-reports'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import type { MailedReportName, ReportShape } from '@sejuk/domain/management-reports'
import type { PageLink } from '@sejuk/domain/pages'
import { addDays } from '@sejuk/domain/values/dates'
import { written, writtenShortly } from '@sejuk/domain/values/written-figures'
import { managementReportWords } from '@sejuk/words/management-reports'
import type { Book } from '@sejuk/words/words'
import type { ReactNode } from 'react'
import { useCall } from '../../lib/api/queries.ts'
import { useDates, useToday } from '../../lib/language/dates.ts'
import { useSay, useWords } from '../../lib/language/words.ts'
import { useNavigate, useSearch } from '../../lib/navigation/use-router.tsx'
import { useGate } from '../../lib/session/viewer.ts'
import { Pending } from '../../ui/feedback/pending.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { PagedSelect } from '../../ui/fields/picker.tsx'
import { FieldGrid } from '../../ui/form/field-grid.tsx'
import { PageBody } from '../../ui/layout/page-body.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { FailedState, ForbiddenState } from '../../ui/list/list-states.tsx'
import { Section, SectionBody } from '../../ui/record/section.tsx'
import { Comparison } from './comparison.tsx'
import style from './management-report.module.css'
import { MonthChart } from './month-chart.tsx'
import { ReportMail } from './report-mail.tsx'

type ReportEndpoint = Endpoint<ReturnType<typeof reportInput>, typeof reportData>
type Props = {
  endpoint: ReportEndpoint
  shape: ReportShape
  /** Has the title and a word for every name of the shape. */
  book: Book
  crumb: ReactNode
  /** As it is called where it goes out by mail. */
  mail: MailedReportName
  nameOf?: (group: string, row: Report['rows'][number]) => string
  linkOf?: (group: string, code: string, period: { from: string; to: string }) => PageLink | undefined
}
type Search = { from?: string; to?: string; dept_code?: string; group?: string }

const aQuarter = 89

/** One page for every area's report: a period, figures beside the period before, twelve months, and a comparison. */
export const ManagementReport = ({ endpoint, shape, book, crumb, mail, nameOf, linkOf }: Props) => {
  const t = useWords(managementReportWords)
  const word: (name: string) => string = useWords(book)
  const say = useSay()
  const dates = useDates()
  const navigate = useNavigate()
  const today = useToday()
  const may = useGate(endpoint)
  const search: Search = useSearch()
  const { from = addDays(today, -aQuarter), to = today, dept_code } = search
  const group = shape.groups.find((one) => one === search.group) ?? shape.groups[0]
  const input: Input<ReportEndpoint> = { from, to, group, dept_code: dept_code ? [dept_code] : [] }
  const found = useCall(endpoint, input, { enabled: may.enabled, keepPrevious: true })
  const go = (part: Search) => void navigate({ to: '.', search: { ...search, ...part }, replace: true })
  const report = found.data?.data
  const title = word('title')
  return (
    <>
      <PageHead title={title} sub={report && t('asOf', { time: dates.time(report.as_of) })} crumb={crumb} />
      {!may.enabled ? (
        <ForbiddenState reason={say(may.because)} />
      ) : (
        <PageBody>
          <Section aria-label={title}>
            <SectionBody>
              <FieldGrid>
                <DateField label={t('from')} value={from} onChange={(day) => go({ from: day || undefined })} />
                <DateField label={t('to')} value={to} onChange={(day) => go({ to: day || undefined })} />
                <PagedSelect
                  label={t('branch')}
                  none={t('everyBranch')}
                  source={departmentDropdown}
                  value={dept_code}
                  onChange={(code) => go({ dept_code: code })}
                />
              </FieldGrid>
              <ReportMail report={mail} />
            </SectionBody>
          </Section>
          {found.error ? (
            <FailedState error={found.error} onRetry={() => void found.refetch()} />
          ) : report ? (
            <>
              <ul className={style.figures} aria-label={t('figures')}>
                {report.figures.map(({ figure, value, before }) => {
                  const unit = shape.figures[figure] ?? 'count'
                  return (
                    <li key={figure}>
                      <small>{word(figure)}</small>
                      <b title={written(value, unit)}>{writtenShortly(value, unit)}</b>
                      {before !== null && <span>{t('before', { value: writtenShortly(before, unit) })}</span>}
                    </li>
                  )
                })}
              </ul>
              <MonthChart months={report.months} names={shape.series.map(word)} unit={shape.seriesUnit} />
              <Comparison
                {...{ title, shape, group, nameOf }}
                rows={report.rows}
                say={word}
                onGroup={(one) => go({ group: one })}
                linkOf={linkOf && ((one, code) => linkOf(one, code, { from, to }))}
              />
            </>
          ) : (
            <Pending />
          )}
        </PageBody>
      )}
    </>
  )
}
