import { ascDropdown } from '@sejuk/contract/aftersales/service-centres'
import * as contract from '@sejuk/contract/aftersales/surveys'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { type SurveyTab, surveyTabs } from '@sejuk/domain/aftersales/tickets/surveys'
import { plain } from '@sejuk/domain/messages'
import { pageTo } from '@sejuk/domain/pages'
import { surveyWords } from '@sejuk/words/aftersales/surveys'
import { surveyStatusWords } from '@sejuk/words/aftersales/work-orders'
import { useState } from 'react'
import IconChartBar from '#icon/ChartBar'
import IconPhoneCall from '#icon/PhoneCall'
import { SurveyChip } from '../../../entities/status/outcome-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'

const CallPanel = lazyPart(() => import('./call-panel.tsx').then((panel) => panel.CallPanel))
const AnalyticsPanel = lazyPart(() => import('./analytics-panel.tsx').then((panel) => panel.AnalyticsPanel))

type Row = contract.SurveyRow

export const SurveysPage = () => {
  const t = useWords(surveyWords)
  const statuses = useWords(surveyStatusWords)
  const dates = useDates()
  const navigate = useNavigate()
  const list = useList(contract.listSurveys)
  const mayCall = useGate(contract.recordCall)
  const [isCounting, setCounting] = useState(false)
  const { call: called }: { call?: string } = useSearch()
  const { tab, page: _page, limit: _limit, sort: _sort, cursor: _cursor, exact: _exact, ...filters } = list.asked
  const counts = useCall(contract.countSurveys, filters, { enabled: list.gate.enabled, keepPrevious: true })
  const countOf = new Map(counts.data?.data.map((one) => [one.tab, one.total]))
  const next = useCall(contract.nextSurvey, {}, { enabled: mayCall.enabled })
  const open = (survey_code: string | undefined) =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, call: survey_code }) })
  const first = next.data?.data.survey_code
  const nameOf = (one: SurveyTab) => {
    if (one === 'All') return t('all')
    return one === 'To_Call' ? t('toCall') : statuses(one)
  }
  const order = (row: Row) => (
    <Link {...pageTo('workOrder', { work_order_number: row.work_order_number })}>{row.work_order_number}</Link>
  )
  const status = (row: Row) => (
    <>
      <SurveyChip status={row.status} />
      {row.is_suspicious && <StatusChip tone="bad">{t('suspicious')}</StatusChip>}
    </>
  )
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        above={
          <StatusTabs
            label={t('status')}
            value={tab}
            onChange={(value) => list.ask({ tab: value })}
            tabs={surveyTabs.map((value) => ({ value, label: nameOf(value), count: countOf.get(value) }))}
          />
        }
        filters={[
          { field: 'text', label: t('search'), kind: 'text' },
          { field: 'asc_code', label: t('centre'), kind: 'many', source: ascDropdown },
          { field: 'dept_code', label: t('branch'), kind: 'many', source: departmentDropdown },
          {
            field: 'is_suspicious',
            label: t('suspicious'),
            kind: 'choice',
            options: [{ value: 'true', label: t('onlySuspicious') }],
          },
          { field: 'from', label: t('from'), kind: 'day' },
          { field: 'to', label: t('to'), kind: 'day' },
        ]}
        actions={[
          {
            key: 'analytics',
            label: t('analytics'),
            icon: <IconChartBar size={16} />,
            gate: list.gate,
            onPress: () => setCounting(true),
          },
          {
            key: 'call',
            label: t('callDesk'),
            icon: <IconPhoneCall size={16} />,
            gate: mayCall.enabled && next.data && !first ? { enabled: false, because: plain(t('nobody')) } : mayCall,
            isPrimary: true,
            onPress: () => open(first ?? undefined),
          },
        ]}
        keyOf={(row) => row.survey_code}
        nameOf={(row) => row.work_order_number}
        onOpen={(row) => open(row.survey_code)}
        columns={[
          { key: 'order', title: t('workOrder'), sort: 'survey_code', show: order },
          { key: 'centre', title: t('centre'), wraps: true, show: (row) => row.asc_name },
          { key: 'technician', title: t('technician'), show: (row) => row.technician_name ?? '-' },
          { key: 'customer', title: t('customer'), wraps: true, show: (row) => row.customer_name },
          {
            key: 'finished',
            title: t('finished'),
            sort: 'finished_date',
            show: (row) => dates.date(row.finished_date),
          },
          { key: 'sent', title: t('sent'), sort: 'created_date', show: (row) => dates.visit(row.sent_date) },
          { key: 'attempts', title: t('attempts'), isNumber: true, show: (row) => row.attempts },
          { key: 'status', title: t('status'), show: status },
          { key: 'score', title: t('score'), isNumber: true, show: (row) => row.overall ?? '-' },
          { key: 'agent', title: t('agent'), show: (row) => row.agent_name ?? '-' },
          { key: 'next', title: t('nextCall'), sort: 'next_call_date', show: (row) => dates.visit(row.next_call_date) },
        ]}
        card={(row) => ({
          code: order(row),
          name: row.customer_name,
          text: (
            <>
              {row.asc_name}
              <br />
              {status(row)}
            </>
          ),
          left: row.agent_name ?? row.technician_name ?? '',
          right: dates.visit(row.next_call_date ?? row.sent_date),
        })}
      />
      {called && <CallPanel key={called} code={called} onNext={open} onClose={() => open(undefined)} />}
      {isCounting && <AnalyticsPanel filters={filters} onClose={() => setCounting(false)} />}
    </>
  )
}
