import type { ProjectLogRow } from '@sejuk/contract/projects/project-logs'
import { pageTo } from '@sejuk/domain/pages'
import { isClosedProject, rightEnds } from '@sejuk/domain/projects/project-clock'
import type { ProjectListKey } from '@sejuk/domain/projects/project-lists'
import { daysFrom } from '@sejuk/domain/values/dates'
import { rupiah, shortRupiah } from '@sejuk/domain/values/money'
import { projectWords } from '@sejuk/words/projects/projects'
import { DesignChip, LoginChip, ProjectChip, SimilarityChip } from '../../../entities/projects/project-status.tsx'
import { useDates, useToday } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'

/** The columns that every list of projects shows, and the card of a phone. */
export const useProjectColumns = (module: ProjectListKey) => {
  const t = useWords(projectWords)
  const dates = useDates()
  const today = useToday()
  const target = ({ log_code }: ProjectLogRow) => pageTo('projectLog', { module }, { code: log_code })
  const code = (row: ProjectLogRow) => <Link {...target(row)}>{row.log_code}</Link>
  const left = (row: ProjectLogRow) => {
    const ends = isClosedProject(row.project_status) ? null : rightEnds(row)
    return ends ? daysFrom(today, ends) : '-'
  }
  return {
    target,
    columns: [
      { key: 'log', title: t('log_code'), show: code },
      { key: 'name', title: t('project_name'), sort: 'project_name', wraps: true, show: (row) => row.project_name },
      { key: 'type', title: t('project_type'), show: (row) => t(row.project_type) },
      { key: 'city', title: t('city_name'), show: (row) => row.city_name },
      { key: 'owner', title: t('owner_name'), wraps: true, show: (row) => row.owner_name },
      { key: 'sales', title: t('salesman_name'), show: (row) => row.salesman_name },
      { key: 'stage', title: t('stage'), show: (row) => t(row.stage) },
      { key: 'hp', title: t('capacity'), isNumber: true, show: (row) => thousands(Math.round(row.capacity)) },
      {
        key: 'est_total',
        title: t('est_total'),
        sort: 'est_total',
        isNumber: true,
        show: (row) => thousands(row.est_total),
      },
      { key: 'probability', title: t('probability'), isNumber: true, show: (row) => row.probability },
      { key: 'login', title: t('login_status'), show: (row) => <LoginChip status={row.login_status} /> },
      {
        key: 'similar',
        title: t('similarity_status'),
        show: (row) => <SimilarityChip status={row.similarity_status} />,
      },
      { key: 'design', title: t('login_task_status'), show: (row) => <DesignChip status={row.login_task_status} /> },
      { key: 'project', title: t('project_status'), show: (row) => <ProjectChip status={row.project_status} /> },
      { key: 'last', title: t('last_contact_day'), show: (row) => dates.day(row.last_contact_day) },
      {
        key: 'next',
        title: t('next_follow_up_date'),
        sort: 'next_follow_up_date',
        show: (row) => dates.day(row.next_follow_up_date),
      },
      { key: 'right', title: t('rightToSell'), isNumber: true, show: left },
    ] satisfies Column[],
    card: (row: ProjectLogRow) => ({
      code: code(row),
      name: row.project_name,
      text: `${row.city_name}, ${t(row.stage)}, ${shortRupiah(row.est_total)}`,
      left: row.project_status ? <ProjectChip status={row.project_status} /> : <LoginChip status={row.login_status} />,
      right: `${row.probability}%`,
    }),
    amount: (row: ProjectLogRow) => rupiah(row.est_total),
  }
}

type Column = {
  key: string
  title: string
  sort?: 'project_name' | 'est_total' | 'next_follow_up_date' | 'created_date' | 'submitted_date'
  wraps?: boolean
  isNumber?: boolean
  show: (row: ProjectLogRow) => React.ReactNode
}
