import { branchWarehouseData } from '@sejuk/contract/masters/branch-warehouses'
import { recordWords } from '@sejuk/words/masters/records'
import { branchWarehouseWords, purposeWords } from '@sejuk/words/masters/warehouses'
import { exportable } from '../../../platform/export/exportable.ts'
import { branchWarehouseList } from './queries.ts'

export const branchWarehouseExport = exportable(branchWarehouseData, {
  book: [branchWarehouseWords, recordWords, purposeWords],
  title: 'title',
  rows: branchWarehouseList,
  columns: [
    { key: 'dept_code', word: 'branch', width: 10 },
    { key: 'dept_name', word: 'branch_name' },
    { key: 'purpose', values: { sales: 'sales', sparepart: 'sparepart', return: 'return' } },
    { key: 'priority', type: 'number' },
    { key: 'warehouse_code', word: 'warehouse', width: 16 },
    { key: 'warehouse_name', width: 30 },
    { key: 'created_date', type: 'datetime' },
  ],
})
