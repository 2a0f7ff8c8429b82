import { courseDropdown, roleChoices } from '@sejuk/contract/learning/courses'
import * as contract from '@sejuk/contract/learning/students'
import { standings } from '@sejuk/domain/learning/enrolments'
import { pageTo } from '@sejuk/domain/pages'
import { studentWords } from '@sejuk/words/learning/students'
import { useState } from 'react'
import IconPlus from '#icon/Plus'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'

const AssignPanel = lazyPart(() => import('./assign-panel.tsx').then((panel) => panel.AssignPanel))
type Row = contract.Student

/** Who learns what, who is late, and whom to remind. */
export const StudentsPage = () => {
  const t = useWords(studentWords)
  const dates = useDates()
  const navigate = useNavigate()
  const branch = useBranchFilter()
  const list = useList(contract.listStudents)
  const mayAssign = useGate(contract.assignCourse)
  const [assigning, setAssigning] = useState<string[]>()
  const passed = (row: Row) => t('passedOf', { n: row.passed, all: row.assigned })
  const late = (row: Row) => (row.overdue > 0 ? <StatusChip tone="attention">{row.overdue}</StatusChip> : '-')
  const activity = (row: Row) => (row.last_activity ? dates.dateTime(row.last_activity) : '-')
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        download={contract.studentData}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          { field: 'course_code', label: t('course'), kind: 'one', source: courseDropdown },
          branch,
          { field: 'role_code', label: t('roles'), kind: 'many', source: roleChoices },
          {
            field: 'standing',
            label: t('standing'),
            kind: 'choice',
            options: standings.map((value) => ({ value, label: t(value) })),
          },
        ]}
        actions={[
          {
            key: 'assign',
            label: t('assign'),
            icon: <IconPlus size={16} />,
            gate: mayAssign,
            isPrimary: true,
            onPress: () => setAssigning([]),
          },
        ]}
        keyOf={(row) => row.usercode}
        nameOf={(row) => row.username}
        onOpen={({ usercode }) => void navigate(pageTo('student', { usercode }))}
        menu={(row) => [
          { key: 'assign', label: t('assign'), gate: mayAssign, onPress: () => setAssigning([row.usercode]) },
        ]}
        columns={[
          {
            key: 'name',
            title: t('username'),
            sort: 'username',
            wraps: true,
            show: (row) => (
              <Link {...pageTo('student', { usercode: row.usercode })}>{`(${row.usercode}) ${row.username}`}</Link>
            ),
          },
          { key: 'roles', title: t('roles'), wraps: true, show: (row) => row.roles || '-' },
          { key: 'dept', title: t('dept_name'), wraps: true, show: (row) => row.asc_code ?? row.dept_name },
          { key: 'passed', title: t('passed'), isNumber: true, show: passed },
          { key: 'overdue', title: t('overdue'), sort: 'overdue', isNumber: true, show: late },
          { key: 'activity', title: t('last_activity'), sort: 'last_activity', show: activity },
        ]}
        card={(row) => ({
          code: row.usercode,
          name: row.username,
          text: `${row.roles} · ${row.dept_name}`,
          left: passed(row),
          right: row.overdue > 0 ? late(row) : activity(row),
        })}
      />
      {assigning && (
        <AssignPanel
          course_code={list.asked.course_code}
          usercodes={assigning}
          onClose={() => setAssigning(undefined)}
        />
      )}
    </>
  )
}
