import * as contract from '@sejuk/contract/projects/project-logs'
import { getProjectReport } from '@sejuk/contract/projects/project-reports'
import { pageTo } from '@sejuk/domain/pages'
import { projectWords } from '@sejuk/words/projects/projects'
import IconPlus from '#icon/Plus'
import { useReportAction } from '../../../entities/reports/report-action.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { useProjectColumns } from './project-columns.tsx'
import { useProjectFilters } from './project-filters.ts'

export const ProjectLogsPage = () => {
  const t = useWords(projectWords)
  const navigate = useNavigate()
  const list = useList(contract.listProjectLogs)
  const report = useReportAction(getProjectReport, 'projectReport')
  const mayCreate = useGate(contract.createProjectLog)
  const { columns, card, target } = useProjectColumns('project-log-list')
  const { search, branch, salesman, login, project, type, stage } = useProjectFilters()
  return (
    <ListPage
      title={t('myLogs')}
      list={list}
      download={contract.projectLogData}
      onOpen={(row) => void navigate(target(row))}
      filters={[
        ...[search, branch, salesman, login, project, type, stage],
        { field: 'moved_from', label: t('movedFrom'), kind: 'day' },
      ]}
      actions={[
        {
          key: 'create',
          label: t('create'),
          icon: <IconPlus size={16} />,
          gate: mayCreate,
          isPrimary: true,
          onPress: () => void navigate(pageTo('projectLogCreate')),
        },
        report,
      ]}
      keyOf={(row) => row.log_code}
      nameOf={(row) => row.log_code}
      columns={columns}
      card={card}
      remembersVisits
    />
  )
}
