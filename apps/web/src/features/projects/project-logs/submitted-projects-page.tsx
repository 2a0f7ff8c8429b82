import * as contract from '@sejuk/contract/projects/project-logs'
import { createReplacement } from '@sejuk/contract/projects/salesman-replacements'
import { listSimilarityLabels } from '@sejuk/contract/projects/similarity'
import { pageTo } from '@sejuk/domain/pages'
import { loginStatuses, similarityStatuses } from '@sejuk/domain/projects/project-statuses'
import { projectWords } from '@sejuk/words/projects/projects'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { useProjectColumns } from './project-columns.tsx'
import { useProjectFilters } from './project-filters.ts'

/** What waits for an approval; at first what the branch managers have approved. */
export const SubmittedProjectsPage = () => {
  const t = useWords(projectWords)
  const dates = useDates()
  const navigate = useNavigate()
  const list = useList(contract.listSubmittedProjects)
  const mayReplace = useGate(createReplacement)
  const maySeeLabels = useGate(listSimilarityLabels)
  const { columns, card } = useProjectColumns('submitted-project-list')
  const { search, branch, salesman, type, stage } = useProjectFilters()
  const target = ({ log_code }: contract.ProjectLogRow) => pageTo('projectApprove', { code: log_code })
  const link = (row: contract.ProjectLogRow) => <Link {...target(row)}>{row.log_code}</Link>
  return (
    <ListPage
      title={t('approvals')}
      list={list}
      onOpen={(row) => void navigate(target(row))}
      filters={[
        search,
        branch,
        salesman,
        {
          field: 'login_status',
          label: t('login_status'),
          kind: 'choice',
          options: [
            { value: 'All', label: t('everyStatus') },
            ...loginStatuses
              .filter((one) => one !== 'Draft')
              .map((value) => ({ value: value === 'BM_Approved' ? 'LOGIN_BM_APPROVED' : value, label: t(value) })),
          ],
        },
        {
          field: 'similarity_status',
          label: t('similarity_status'),
          kind: 'choice',
          options: similarityStatuses.map((value) => ({ value, label: t(value) })),
        },
        type,
        stage,
      ]}
      actions={[
        {
          key: 'labels',
          label: t('similarityLabels'),
          gate: maySeeLabels,
          onPress: () => void navigate(pageTo('similarityLabels')),
        },
        {
          key: 'replace',
          label: t('replaceSalesman'),
          gate: mayReplace,
          onPress: () => void navigate(pageTo('projectReplace')),
        },
      ]}
      keyOf={(row) => row.log_code}
      nameOf={(row) => row.log_code}
      columns={[
        { key: 'log', title: t('log_code'), show: link },
        ...columns.filter(({ key }) => !['log', 'design', 'last', 'next', 'right'].includes(key)),
        {
          key: 'submitted',
          title: t('waitsSince'),
          sort: 'submitted_date',
          show: (row) => dates.dateTime(row.submitted_date),
        },
        { key: 'reviewer', title: t('reviewer_name'), show: (row) => row.reviewer_name ?? '-' },
      ]}
      card={(row) => ({ ...card(row), code: link(row) })}
    />
  )
}
