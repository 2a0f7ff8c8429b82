import { branchWarehouseSheet, createBranchWarehouse } from '@sejuk/contract/masters/branch-warehouses'
import { recordWords } from '@sejuk/words/masters/records'
import { branchWarehouseWords, purposeWords } from '@sejuk/words/masters/warehouses'
import { z } from 'zod'
import { branchColumn, choiceColumn, oneOf } from '../../../platform/import/cells.ts'
import { recordSheet } from '../../../platform/import/record-sheet.ts'
import { addBranchWarehouse, takeBackBranchWarehouses } from './commands.ts'

const { words } = branchWarehouseWords

export const branchWarehouseImport = recordSheet(branchWarehouseSheet, {
  sheet: 'Branch Warehouse',
  schema: z.object({ ...createBranchWarehouse.input.shape, purpose: oneOf('Purpose', purposeWords) }),
  columns: {
    dept_code: branchColumn,
    warehouse_code: { titles: words.warehouse, example: 'WH-705-01' },
    purpose: choiceColumn(words.purpose, purposeWords),
    priority: { titles: words.priority, example: '1' },
  },
  book: [branchWarehouseWords, recordWords],
  title: 'title',
  add: addBranchWarehouse,
  undo: takeBackBranchWarehouses,
  page: 'branchWarehouses',
})
