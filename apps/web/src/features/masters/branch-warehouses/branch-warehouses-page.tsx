import * as contract from '@sejuk/contract/masters/branch-warehouses'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { warehouseDropdown } from '@sejuk/contract/masters/warehouses'
import { branchWarehousePurposes } from '@sejuk/domain/masters/warehouses'
import { recordWords } from '@sejuk/words/masters/records'
import { branchWarehouseWords, purposeWords } from '@sejuk/words/masters/warehouses'
import { useWords } from '../../../lib/language/words.ts'
import { MasterPage } from '../../../ui/list/master-page.tsx'

const calls = {
  list: contract.listBranchWarehouses,
  create: contract.createBranchWarehouse,
  update: contract.updateBranchWarehouse,
  remove: contract.deleteBranchWarehouse,
  log: contract.branchWarehouseLog,
  data: contract.branchWarehouseData,
  sheet: contract.branchWarehouseSheet,
}

export const BranchWarehousesPage = () => {
  const t = useWords(branchWarehouseWords)
  const purpose = useWords(purposeWords)
  const record = useWords(recordWords)
  const none = record('choose')
  const purposes = branchWarehousePurposes.map((value) => ({ value, label: purpose(value) }))
  return (
    <MasterPage
      title={t('title')}
      adding={t('add')}
      editing={t('edit')}
      calls={calls}
      idField="relation_id"
      filters={[
        { field: 'dept_code', label: record('branch'), kind: 'many', source: departmentDropdown },
        { field: 'warehouse_code', label: t('warehouse'), kind: 'many', source: warehouseDropdown },
        { field: 'purpose', label: t('purpose'), kind: 'choice', options: purposes },
      ]}
      fields={[
        { field: 'dept_code', label: record('branch'), kind: 'picker', source: departmentDropdown, none },
        { field: 'warehouse_code', label: t('warehouse'), kind: 'picker', source: warehouseDropdown, none },
        { field: 'purpose', label: t('purpose'), kind: 'choice', options: purposes, isRequired: true },
        { field: 'priority', label: t('priority'), kind: 'number', hint: t('priorityHelp'), isRequired: true },
      ]}
      nameOf={(row) => `${row.dept_name}, ${row.warehouse_name}`}
      columns={[
        { key: 'branch', title: record('branch'), sort: 'dept_code', show: (row) => row.dept_name },
        { key: 'purpose', title: t('purpose'), show: (row) => purpose(row.purpose) },
        { key: 'priority', title: t('priority'), sort: 'priority', isNumber: true, show: (row) => row.priority },
        {
          key: 'warehouse',
          title: t('warehouse'),
          sort: 'warehouse_code',
          wraps: true,
          show: (row) => `(${row.warehouse_code}) ${row.warehouse_name}`,
        },
      ]}
      card={(row) => ({
        code: row.warehouse_code,
        name: row.dept_name,
        text: row.warehouse_name,
        left: purpose(row.purpose),
        right: `${t('priority')} ${row.priority}`,
      })}
    />
  )
}
