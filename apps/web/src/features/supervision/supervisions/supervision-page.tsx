import * as contract from '@sejuk/contract/supervision/supervisions'
import { pageTo } from '@sejuk/domain/pages'
import { stepKeys } from '@sejuk/domain/supervision/supervision-rail'
import { dayIn, daysFrom, headOffice } from '@sejuk/domain/values/dates'
import { supervisionWords } from '@sejuk/words/supervision/supervisions'
import { SupervisionChip } from '../../../entities/status/supervision-status.tsx'
import { useDates, useToday } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody, Row } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordComments } from '../../../ui/record/record-comments.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { StepsTab } from './steps-tab.tsx'
import { SupervisionActions } from './supervision-actions.tsx'

const tabs = () => import('./supervision-tabs.tsx')
const FactsTab = lazyPart(() => tabs().then((all) => all.FactsTab))
const DocumentsTab = lazyPart(() => tabs().then((all) => all.DocumentsTab))
const DevicesTab = lazyPart(() => tabs().then((all) => all.DevicesTab))
const ReportsTab = lazyPart(() => import('./reports-tab.tsx').then((part) => part.ReportsTab))
const VisitsTab = lazyPart(() => import('./visits-tab.tsx').then((tab) => tab.VisitsTab))
const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)
const contents = {
  steps: StepsTab,
  facts: FactsTab,
  documents: DocumentsTab,
  devices: DevicesTab,
  visits: VisitsTab,
  reports: ReportsTab,
}
const names = {
  steps: 'tabSteps',
  facts: 'tabFacts',
  documents: 'tabDocuments',
  devices: 'tabDevices',
  visits: 'tabVisits',
  reports: 'tabReports',
  log: 'tabLog',
} as const
type Tab = keyof typeof names
const isTab = (text: string | undefined): text is Tab => text !== undefined && text in names

export const SupervisionPage = () => {
  const t = useWords(supervisionWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord
      endpoint={contract.getSupervision}
      input={{ supervision_code: code }}
      title={t('detail')}
      crumb={<Link {...pageTo('supervisions')}>{t('title')}</Link>}
      visited={(row) => row.supervision_code}
    >
      {(row) => <SupervisionRecord row={row} />}
    </LoadedRecord>
  )
}

const SupervisionRecord = ({ row }: { row: contract.SupervisionDetail }) => {
  const t = useWords(supervisionWords)
  const dates = useDates()
  const navigate = useNavigate()
  const { tab: asked }: { tab?: string } = useSearch()
  const mayReadLog = useGate(contract.supervisionLog)
  const tab = isTab(asked) ? asked : 'steps'
  const go = (next: Tab) => void navigate({ to: '.', search: { code: row.supervision_code, tab: next } })
  const now = row.rail.find(({ state }) => state === 'now')
  const counts: Partial<Record<Tab, number>> = {
    documents: row.documents.length,
    devices: row.devices.length,
    reports: row.reports.length,
  }
  const days = Math.max(0, daysFrom(dayIn(row.status_since, headOffice), useToday()))
  const Content = contents[tab === 'log' ? 'steps' : tab]
  const all = (Object.keys(names) as Tab[]).filter((one) => one !== 'log' || mayReadLog.enabled)
  const labels = Object.fromEntries(Object.keys(supervisionWords.words).map((word) => [word, t(word as 'submit')]))
  return (
    <>
      <PageHead
        title={row.project_name}
        crumb={
          <>
            <Link {...pageTo('supervisions')}>{t('title')}</Link>
            <span>/ {t('detail')}</span>
          </>
        }
        sub={
          <Row as="span">
            {row.supervision_code}
            <SupervisionChip status={row.supervision_status} pause={row.pause_status} />
            <StatusChip tone="neutral">{t(row.level)}</StatusChip>
            <StatusChip tone="neutral">{t(row.branch_scope)}</StatusChip>
            {row.installer_status && <StatusChip tone="attention">{t(row.installer_status)}</StatusChip>}
          </Row>
        }
      />
      <RecordComments kind="supervisions" code={row.supervision_code} />
      <PageBody>
        <Facts
          isFramed
          facts={[
            [t('step'), now ? t('stepOf', { n: stepKeys.indexOf(now.key) + 1, days }) : '-'],
            [t('installer_name'), row.installer_name],
            [t('lines'), `${row.category_name} ${thousands(Math.round(row.capacity_hp))} HP, ${row.unit_count}`],
            [t('technicians'), row.technicians.map(({ username }) => username).join(', ')],
            [t('next_visit'), row.next_visit && dates.day(row.next_visit)],
            [t('planned_end'), <HandOver key="end" row={row} />],
          ]}
        />
        {row.pause_status === 'Paused' && (
          <Note>
            {t('pausedSince', {
              day: row.paused_date ? dates.date(row.paused_date) : '-',
              reason: row.pause_reason ?? '-',
              until: dates.day(row.resume_date),
            })}
          </Note>
        )}
        {row.reject_reason && row.supervision_status.endsWith('_Rejected') && (
          <Note tone="bad">{t('sentBack', { reason: row.reject_reason })}</Note>
        )}
        <SupervisionActions row={row} />
        <StatusTabs
          label={t('tabsOf')}
          value={tab}
          onChange={go}
          tabs={all.map((value) => ({ value, label: t(names[value]), count: counts[value] }))}
        />
        <Content row={row} />
      </PageBody>
      {tab === 'log' && (
        <ActionLogPanel
          endpoint={contract.supervisionLog}
          code={row.supervision_code}
          sub={row.project_name}
          labels={labels}
          ownActions={labels}
          onClose={() => go('steps')}
        />
      )}
    </>
  )
}

/** Told where the day is over and the project is not. */
const HandOver = ({ row }: { row: contract.SupervisionDetail }) => {
  const t = useWords(supervisionWords)
  const dates = useDates()
  const today = useToday()
  if (!row.planned_end) return '-'
  const over = row.finished_date ? 0 : daysFrom(row.planned_end, today)
  const day = dates.day(row.planned_end)
  return over > 0 ? <StatusChip tone="attention">{t('daysOver', { day, n: over })}</StatusChip> : day
}
