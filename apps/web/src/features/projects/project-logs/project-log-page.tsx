import * as contract from '@sejuk/contract/projects/project-logs'
import {
  firstTabOf,
  isProjectListKey,
  type ProjectListKey,
  projectBackPaths,
} from '@sejuk/domain/projects/project-lists'
import { projectWords } from '@sejuk/words/projects/projects'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useRecordVisit } from '../../../lib/navigation/recent-visits.ts'
import { useParams, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { NotFoundState } from '../../../ui/list/list-states.tsx'
import { RecordGuard } from '../../../ui/record/record-guard.tsx'
import { ProjectRecord } from './project-record.tsx'

/** Opened from a list, or by a message: the way back leads to where one came from. */
export const ProjectLogPage = () => {
  const t = useWords(projectWords)
  const { module = '' }: { module?: string } = useParams()
  if (isProjectListKey(module)) return <Project listKey={module} />
  return (
    <>
      <PageHead title={t('detail')} />
      <NotFoundState />
    </>
  )
}

/** The same record for who approves it. */
export const ApproveProjectPage = () => <Project listKey="submitted-project-list" isApproval />

const backWords = {
  '/project-library': 'library',
  '/project-log-list': 'myLogs',
  '/submitted-project-list': 'approvals',
  '/design-task-lists': 'designList',
  '/': 'home',
} as const

const Project = ({ listKey, isApproval = false }: { listKey: ProjectListKey; isApproval?: boolean }) => {
  const t = useWords(projectWords)
  const { code = '' }: { code?: string } = useSearch()
  const gate = useGate(contract.getProjectLog)
  const found = useCall(contract.getProjectLog, { log_code: code }, { enabled: gate.enabled && code !== '' })
  const row = found.data?.data
  useRecordVisit(row?.log_code)
  const back = projectBackPaths[listKey]
  const crumb = (
    <>
      <Link to={back}>{t(backWords[back])}</Link>
      {isApproval && row && <span>/ {t('approvePage')}</span>}
    </>
  )
  if (row) return <ProjectRecord row={row} crumb={crumb} firstTab={firstTabOf(listKey)} isApproval={isApproval} />
  return (
    <>
      <PageHead title={t(isApproval ? 'approvePage' : 'detail')} crumb={crumb} />
      <RecordGuard gate={gate} found={found} />
    </>
  )
}
