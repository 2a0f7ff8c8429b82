import * as contract from '@sejuk/contract/masters/erp-customizations'
import { erpCustomizationTypes } from '@sejuk/domain/masters/erp-customizations'
import { erpCustomizationTypeWords, erpCustomizationWords } from '@sejuk/words/masters/erp-customizations'
import { recordWords } from '@sejuk/words/masters/records'
import { useActiveFilter } from '../../../entities/pickers/active-filter.ts'
import { ActiveChip } from '../../../entities/status/active-chip.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { MasterPage } from '../../../ui/list/master-page.tsx'

const calls = {
  list: contract.listErpCustomizations,
  create: contract.createErpCustomization,
  update: contract.updateErpCustomization,
  log: contract.erpCustomizationLog,
  data: contract.erpCustomizationData,
  sheet: contract.erpCustomizationSheet,
}

export const ErpCustomizationsPage = () => {
  const t = useWords(erpCustomizationWords)
  const type = useWords(erpCustomizationTypeWords)
  const record = useWords(recordWords)
  const activeFilter = useActiveFilter()
  const types = erpCustomizationTypes.map((value) => ({ value, label: type(value) }))
  return (
    <MasterPage
      title={t('title')}
      adding={t('add')}
      editing={t('edit')}
      calls={calls}
      idField="customization_id"
      filters={[
        { field: 'data_type', label: t('data_type'), kind: 'choice', options: types },
        { field: 'search', label: record('search'), kind: 'text' },
        activeFilter,
      ]}
      fields={[
        { field: 'data_type', label: t('data_type'), kind: 'choice', options: types, isRequired: true, isFixed: true },
        {
          field: 'code',
          label: record('code'),
          kind: 'text',
          most: 50,
          isRequired: true,
          isFixed: true,
          hint: record('codeStays'),
        },
        { field: 'name', label: record('name'), kind: 'text', most: 100, isRequired: true },
        { field: 'local_name', label: record('local_name'), kind: 'text', most: 100 },
        { field: 'seq', label: record('seq'), kind: 'number', isRequired: true },
        { field: 'is_active', label: record('is_active'), kind: 'tick', hint: t('switchedOff') },
      ]}
      blank={{ seq: 100, is_active: true }}
      nameOf={(row) => `${type(row.data_type)}: ${row.code}`}
      columns={[
        { key: 'type', title: t('data_type'), sort: 'data_type', show: (row) => type(row.data_type) },
        { key: 'code', title: record('code'), sort: 'code', show: (row) => row.code },
        { key: 'name', title: record('name'), sort: 'name', wraps: true, show: (row) => row.name },
        { key: 'local', title: record('local_name'), wraps: true, show: (row) => row.local_name ?? '-' },
        { key: 'seq', title: record('seq'), sort: 'seq', isNumber: true, show: (row) => row.seq },
        { key: 'status', title: record('status'), show: (row) => <ActiveChip isActive={row.is_active} /> },
      ]}
      card={(row) => ({
        code: row.code,
        name: row.name,
        text: row.local_name,
        left: type(row.data_type),
        right: <ActiveChip isActive={row.is_active} />,
      })}
    />
  )
}
