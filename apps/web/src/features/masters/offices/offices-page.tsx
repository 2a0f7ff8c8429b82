import { departmentDropdown } from '@sejuk/contract/masters/departments'
import * as contract from '@sejuk/contract/masters/offices'
import { radius } from '@sejuk/domain/masters/offices'
import { officeWords } from '@sejuk/words/masters/offices'
import { recordWords } from '@sejuk/words/masters/records'
import { useActiveFilter } from '../../../entities/pickers/active-filter.ts'
import { ActiveChip } from '../../../entities/status/active-chip.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { MasterPage } from '../../../ui/list/master-page.tsx'

const calls = {
  list: contract.listOffices,
  create: contract.createOffice,
  update: contract.updateOffice,
  remove: contract.deleteOffice,
  log: contract.officeLog,
  data: contract.officeData,
  sheet: contract.officeSheet,
}

const placeOf = ({ lat, lng }: contract.Office) => `${lat.toFixed(4)}, ${lng.toFixed(4)}`

export const OfficesPage = () => {
  const t = useWords(officeWords)
  const record = useWords(recordWords)
  const activeFilter = useActiveFilter()
  return (
    <MasterPage
      title={t('title')}
      adding={t('add')}
      editing={t('edit')}
      calls={calls}
      idField="office_code"
      filters={[
        { field: 'search', label: record('search'), kind: 'text' },
        { field: 'dept_code', label: record('branch'), kind: 'many', source: departmentDropdown },
        activeFilter,
      ]}
      fields={[
        {
          field: 'office_code',
          label: t('office_code'),
          kind: 'text',
          most: 20,
          isRequired: true,
          isFixed: true,
          hint: record('codeStays'),
        },
        { field: 'office_name', label: t('office_name'), kind: 'text', most: 100, isRequired: true },
        {
          field: 'dept_code',
          label: record('branch'),
          kind: 'picker',
          source: departmentDropdown,
          none: record('choose'),
        },
        { field: 'address', label: record('address'), kind: 'text', most: 500, isLong: true },
        { field: 'place', label: t('place'), kind: 'place', radius: 'radius_m' },
        { field: 'radius_m', label: t('radius_m'), kind: 'number', hint: t('radiusHelp'), isRequired: true },
        { field: 'is_active', label: record('is_active'), kind: 'tick' },
      ]}
      blank={{ radius_m: radius.usual, is_active: true }}
      nameOf={(row) => `(${row.office_code}) ${row.office_name}`}
      columns={[
        { key: 'code', title: t('office_code'), sort: 'office_code', show: (row) => row.office_code },
        { key: 'name', title: t('office_name'), sort: 'office_name', wraps: true, show: (row) => row.office_name },
        { key: 'branch', title: record('branch'), sort: 'dept_code', show: (row) => row.dept_name },
        { key: 'place', title: t('place'), show: placeOf },
        {
          key: 'radius',
          title: t('radius_m'),
          sort: 'radius_m',
          isNumber: true,
          show: (row) => t('metres', { n: row.radius_m }),
        },
        { key: 'status', title: record('status'), show: (row) => <ActiveChip isActive={row.is_active} /> },
      ]}
      card={(row) => ({
        code: row.office_code,
        name: row.office_name,
        text: [row.dept_name, row.address, placeOf(row)].filter(Boolean).join(', '),
        left: t('metres', { n: row.radius_m }),
        right: <ActiveChip isActive={row.is_active} />,
      })}
    />
  )
}
