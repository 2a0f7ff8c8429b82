import { ascDropdown } from '@sejuk/contract/aftersales/service-centres'
import { getServiceReport } from '@sejuk/contract/aftersales/service-reports'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import {
  type FailureKind,
  failureKinds,
  type ReportGroup,
  reportGroups,
} from '@sejuk/domain/aftersales/service-reports'
import { pageTo } from '@sejuk/domain/pages'
import { addDays } from '@sejuk/domain/values/dates'
import { serviceReportWords } from '@sejuk/words/aftersales/service-reports'
import { ReportMail } from '../../../../entities/reports/report-mail.tsx'
import { useCall } from '../../../../lib/api/queries.ts'
import { useDates, useToday } from '../../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../../lib/language/words.ts'
import { Link } from '../../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../../lib/navigation/use-router.tsx'
import { useGate, useViewer } from '../../../../lib/session/viewer.ts'
import { Pending } from '../../../../ui/feedback/pending.tsx'
import { DateField } from '../../../../ui/fields/date-field.tsx'
import { PagedSelect } from '../../../../ui/fields/picker.tsx'
import { FieldGrid } from '../../../../ui/form/field-grid.tsx'
import { PageBody } from '../../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../../ui/layout/page-head.tsx'
import { FailedState, ForbiddenState } from '../../../../ui/list/list-states.tsx'
import { Section, SectionBody } from '../../../../ui/record/section.tsx'
import { useListPage } from '../use-list-page.ts'
import { ReportBacklog } from './report-backlog.tsx'
import { ReportComparison } from './report-comparison.tsx'
import { ReportFailures } from './report-failures.tsx'
import { ReportFigures } from './report-figures.tsx'

type Search = { from?: string; to?: string; dept_code?: string; asc_code?: string; failure?: string; group?: string }
const aMonth = 29

const among = <T extends string>(all: readonly [T, ...T[]], wanted: string | undefined): T =>
  all.find((one) => one === wanted) ?? all[0]

/** How well service went in a period: against the promise, at first visit, by failure, centre, technician and model. */
export const ServiceReportPage = () => {
  const t = useWords(serviceReportWords)
  const say = useSay()
  const dates = useDates()
  const viewer = useViewer()
  const navigate = useNavigate()
  const list = useListPage()
  const today = useToday()
  const may = useGate(getServiceReport)
  const search: Search = useSearch()
  const { from = addDays(today, -aMonth), to = today, dept_code, asc_code } = search
  const failure: FailureKind = among(failureKinds, search.failure)
  const group: ReportGroup = among(reportGroups, search.group)
  const found = useCall(
    getServiceReport,
    {
      ...{ from, to, failure, group },
      dept_code: dept_code ? [dept_code] : [],
      asc_code: asc_code ? [asc_code] : [],
    },
    { enabled: may.enabled, keepPrevious: true },
  )
  const go = (part: Search) => void navigate({ to: '.', search: { ...search, ...part }, replace: true })
  const report = found.data?.data
  return (
    <>
      <PageHead
        title={t('title')}
        sub={report && t('asOf', { time: dates.time(report.as_of) })}
        crumb={<Link {...pageTo(list)}>{t('workOrders')}</Link>}
      />
      {!may.enabled ? (
        <ForbiddenState reason={say(may.because)} />
      ) : (
        <PageBody>
          <Section aria-label={t('title')}>
            <SectionBody>
              <FieldGrid>
                <DateField label={t('from')} value={from} onChange={(day) => go({ from: day || undefined })} />
                <DateField label={t('to')} value={to} onChange={(day) => go({ to: day || undefined })} />
                {!viewer.asc_code && (
                  <>
                    <PagedSelect
                      label={t('branch')}
                      none={t('everyBranch')}
                      source={departmentDropdown}
                      value={dept_code}
                      onChange={(code) => go({ dept_code: code, asc_code: undefined })}
                    />
                    <PagedSelect
                      label={t('centre')}
                      none={t('everyCentre')}
                      source={ascDropdown}
                      input={dept_code ? { dept_code: [dept_code] } : {}}
                      value={asc_code}
                      onChange={(code) => go({ asc_code: code })}
                    />
                  </>
                )}
              </FieldGrid>
              <ReportMail report="aftersales" />
            </SectionBody>
          </Section>
          {found.error ? (
            <FailedState error={found.error} onRetry={() => void found.refetch()} />
          ) : report ? (
            <>
              <ReportFigures report={report} />
              <ReportFailures report={report} kind={failure} onKind={(kind) => go({ failure: kind })} />
              <ReportComparison report={report} group={group} onGroup={(one) => go({ group: one })} />
              <ReportBacklog report={report} />
            </>
          ) : (
            <Pending />
          )}
        </PageBody>
      )}
    </>
  )
}
