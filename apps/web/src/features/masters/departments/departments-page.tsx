import * as contract from '@sejuk/contract/masters/departments'
import { kpiAreaDepartments } from '@sejuk/contract/masters/kpi-areas'
import { staffDropdown } from '@sejuk/contract/masters/staff'
import { timezones } from '@sejuk/domain/masters/departments'
import { zoneName } from '@sejuk/domain/values/dates'
import { departmentWords } from '@sejuk/words/masters/departments'
import { useActiveFilter } from '../../../entities/pickers/active-filter.ts'
import { ActiveChip } from '../../../entities/status/active-chip.tsx'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { MasterPage } from '../../../ui/list/master-page.tsx'

const calls = {
  list: contract.listDepartments,
  update: contract.updateDepartment,
  log: contract.departmentLog,
}
const zones = timezones.map((value) => ({ value, label: `${zoneName(value)}, ${value}` }))

/** The head office and its branches. */
export const DepartmentsPage = () => {
  const t = useWords(departmentWords)
  const activeFilter = useActiveFilter()
  return (
    <MasterPage
      title={t('title')}
      editing={t('edit')}
      calls={calls}
      idField="dept_code"
      nameOf={({ dept_code, dept_name }) => `(${dept_code}) ${dept_name}`}
      filters={[
        { field: 'search', label: t('search'), kind: 'text' },
        { field: 'region', label: t('region'), kind: 'text' },
        activeFilter,
      ]}
      fields={[
        { field: 'dept_name', label: t('dept_name'), kind: 'text', most: 100, isRequired: true },
        {
          field: 'parent_code',
          label: t('parent_code'),
          kind: 'picker',
          source: contract.departmentDropdown,
          none: t('none'),
        },
        { field: 'kpi_area', label: t('kpi_area'), kind: 'picker', source: kpiAreaDepartments, none: t('none') },
        { field: 'bm_user_code', label: t('bm_user_code'), kind: 'picker', source: staffDropdown, none: t('none') },
        { field: 'timezone', label: t('timezone'), kind: 'choice', options: zones, isRequired: true },
        { field: 'address', label: t('address'), kind: 'text', most: 500, isLong: true },
        { field: 'place', label: t('place'), kind: 'place' },
        { field: 'is_active', label: t('is_active'), kind: 'tick' },
      ]}
      columns={[
        { key: 'code', title: t('dept_code'), sort: 'dept_code', show: ({ dept_code }) => <b>{dept_code}</b> },
        { key: 'name', title: t('dept_name'), sort: 'dept_name', wraps: true, show: ({ dept_name }) => dept_name },
        { key: 'type', title: t('branch_type'), show: ({ branch_type }) => branch_type },
        { key: 'region', title: t('region'), sort: 'region', show: ({ region }) => region },
        { key: 'city', title: t('city'), sort: 'city_name', wraps: true, show: ({ city_name }) => city_name },
        { key: 'parent', title: t('parent_code'), show: ({ parent_name }) => parent_name ?? '-' },
        { key: 'area', title: t('kpi_area'), show: ({ kpi_area_name }) => kpi_area_name ?? '-' },
        { key: 'manager', title: t('bm_user_code'), wraps: true, show: ({ bm_user_name }) => bm_user_name ?? '-' },
        { key: 'zone', title: t('timezone'), show: ({ timezone }) => zoneName(timezone) },
        { key: 'staff', title: t('staff'), isNumber: true, show: ({ staff }) => thousands(staff) },
        { key: 'status', title: t('status'), show: ({ is_active }) => <ActiveChip isActive={is_active} /> },
      ]}
      card={(row) => ({
        code: row.dept_code,
        name: row.dept_name,
        text: [row.city_name, row.region, row.bm_user_name].filter(Boolean).join(', '),
        left: `${t('staff')} ${thousands(row.staff)}`,
        right: <ActiveChip isActive={row.is_active} />,
      })}
    />
  )
}
