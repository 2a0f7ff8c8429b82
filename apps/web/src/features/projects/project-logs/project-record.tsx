import { type ProjectLogDetail, projectLogLog } from '@sejuk/contract/projects/project-logs'
import { type ProjectTab, projectTabs } from '@sejuk/domain/projects/project-lists'
import { shortRupiah } from '@sejuk/domain/values/money'
import { projectWords } from '@sejuk/words/projects/projects'
import { Fragment, type ReactNode } from 'react'
import { DesignChip, LoginChip, ProjectChip, SimilarityChip } from '../../../entities/projects/project-status.tsx'
import { useNarrow } from '../../../lib/browser/screen.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { ActionList } from '../../../ui/actions/action-list.tsx'
import { ActionRow } from '../../../ui/actions/action-row.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { Column, Columns, PageBody, Row } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { RecordComments } from '../../../ui/record/record-comments.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { useProjectActions } from './project-actions.tsx'
import { ProjectNotes } from './project-notes.tsx'
import { RightToSell } from './right-to-sell.tsx'
import { SummaryTab } from './summary-tab.tsx'

const tabs = () => import('./project-tabs.tsx')
const Systems = lazyPart(() => tabs().then((all) => all.SystemsTab))
const Contacts = lazyPart(() => tabs().then((all) => all.ContactsTab))
const Files = lazyPart(() => tabs().then((all) => all.FilesTab))
const Supervision = lazyPart(() => tabs().then((all) => all.SupervisionTab))
const Design = lazyPart(() => import('./design-tab.tsx').then((tab) => tab.DesignTab))
const FollowUps = lazyPart(() => import('./follow-ups-tab.tsx').then((tab) => tab.FollowUpsTab))
const Similarity = lazyPart(() => import('./similarity-tab.tsx').then((tab) => tab.SimilarityTab))
const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)
const contents = {
  summary: SummaryTab,
  systems: Systems,
  contacts: Contacts,
  followUps: FollowUps,
  similarity: Similarity,
  design: Design,
  files: Files,
  supervision: Supervision,
}
const isTab = (text: string | undefined): text is ProjectTab => projectTabs.some((one) => one === text)

type Props = { row: ProjectLogDetail; crumb: ReactNode; firstTab: ProjectTab; isApproval: boolean }

export const ProjectRecord = ({ row, crumb, firstTab, isApproval }: Props) => {
  const t = useWords(projectWords)
  const dates = useDates()
  const navigate = useNavigate()
  const { tab: asked }: { tab?: string } = useSearch()
  const hasTask = row.similarity_status === 'Submitted' || row.similarity_status === 'Processing'
  const tab = isTab(asked) ? asked : isApproval && hasTask ? 'similarity' : firstTab
  const go = (next: ProjectTab) => void navigate({ to: '.', search: { code: row.log_code, tab: next } })
  const counts: Partial<Record<ProjectTab, number>> = {
    systems: row.systems.length,
    contacts: row.contacts.length,
    followUps: row.follow_ups.length,
  }
  // The log opens beside what was looked at.
  const shown = tab === 'log' ? 'summary' : tab
  const Content = contents[shown]
  const { actions, panel } = useProjectActions(row)
  const isListed = !useNarrow() && shown === 'summary'
  return (
    <>
      <PageHead
        title={row.project_name}
        crumb={crumb}
        sub={
          <Row as="span">
            {row.project_code ?? row.log_code} · {t(row.project_type)} · {t(row.building_use)}
            <StatusChip tone="neutral">{row.level}</StatusChip>
          </Row>
        }
      />
      <RecordComments kind="projects" code={row.log_code} />
      <PageBody>
        <Facts
          isFramed
          facts={[
            [t('login_status'), <LoginChip key="l" status={row.login_status} />],
            [t('project_status'), <ProjectChip key="p" status={row.project_status} />],
            [t('requester_task_status'), <DesignChip key="r" status={row.requester_task_status} />],
            [t('login_task_status'), <DesignChip key="d" status={row.login_task_status} />],
            [t('similarity_status'), <SimilarityChip key="s" status={row.similarity_status} />],
            [
              t('est_total'),
              <Fragment key="e">
                {shortRupiah(row.est_total)}
                <small>{t('likelyBy', { percent: row.probability, day: dates.day(row.est_order_date) })}</small>
              </Fragment>,
            ],
          ]}
        />
        {(shown !== 'similarity' || isApproval) && (
          <ActionRow name={row.log_code} actions={actions} isListed={isListed} />
        )}
        {panel}
        <ProjectNotes row={row} />
        <StatusTabs
          label={t('tabsOf')}
          value={tab}
          onChange={go}
          tabs={projectTabs.map((value) => ({
            value,
            label: t(value === 'design' ? 'designTab' : value),
            count: counts[value],
          }))}
        />
        {shown === 'similarity' ? (
          <Content row={row} />
        ) : (
          <Columns>
            <Column>
              <Content row={row} />
            </Column>
            <Column isFirstOnPhone>
              <RightToSell row={row} />
              {isListed && <ActionList actions={actions} />}
            </Column>
          </Columns>
        )}
      </PageBody>
      {tab === 'log' && (
        <ActionLogPanel
          endpoint={projectLogLog}
          code={row.log_code}
          sub={row.project_name}
          labels={Object.fromEntries(Object.keys(projectWords.words).map((word) => [word, t(word as 'submit')]))}
          ownActions={Object.fromEntries(Object.keys(projectWords.words).map((word) => [word, t(word as 'submit')]))}
          onClose={() => go('summary')}
        />
      )}
    </>
  )
}
