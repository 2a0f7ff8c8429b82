import { getProjectReport } from '@sejuk/contract/projects/project-reports'
import { pageTo } from '@sejuk/domain/pages'
import { projectReport } from '@sejuk/domain/projects/project-report'
import { projectSources, projectStages } from '@sejuk/domain/projects/project-statuses'
import { projectReportWords } from '@sejuk/words/projects/project-reports'
import { projectWords } from '@sejuk/words/projects/projects'
import { ManagementReport } from '../../../entities/reports/management-report.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'

export const ProjectReportPage = () => {
  const t = useWords(projectReportWords)
  const choice = useWords(projectWords)
  const codes = [...projectStages, ...projectSources]
  return (
    <ManagementReport
      mail="projects"
      endpoint={getProjectReport}
      shape={projectReport}
      book={projectReportWords}
      crumb={<Link {...pageTo('projectLogs')}>{t('list')}</Link>}
      nameOf={(_group, { code, name }) => {
        const known = codes.find((one) => one === code)
        return known ? choice(known) : name
      }}
    />
  )
}
