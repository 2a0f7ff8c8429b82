import * as contract from '@sejuk/contract/projects/project-logs'
import {
  firstTabOf,
  isProjectListKey,
  type ProjectListKey,
  projectBackPaths,
} from '@sejuk/domain/projects/project-lists'
import { projectWords } from '@sejuk/words/projects/projects'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useParams, useSearch } from '../../../lib/navigation/use-router.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { NotFoundState } from '../../../ui/list/list-states.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
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
  const back = projectBackPaths[listKey]
  const list = <Link to={back}>{t(backWords[back])}</Link>
  const crumb = isApproval ? (
    <>
      {list}
      <span>/ {t('approvePage')}</span>
    </>
  ) : (
    list
  )
  return (
    <LoadedRecord
      endpoint={contract.getProjectLog}
      input={{ log_code: code }}
      title={t(isApproval ? 'approvePage' : 'detail')}
      crumb={list}
      visited={(row) => row.log_code}
    >
      {(row) => <ProjectRecord row={row} crumb={crumb} firstTab={firstTabOf(listKey)} isApproval={isApproval} />}
    </LoadedRecord>
  )
}
