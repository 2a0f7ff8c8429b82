import { branchWarehousePurposes } from '@sejuk/domain/masters/warehouses'
import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { instant, many, required, rowVersion, texts } from '../fields.ts'
import { dropdownInput, listInput } from '../lists.ts'
import { optionOf } from '../lookups.ts'
import { wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { sheetOf } from '../platform/imports.ts'

const purpose = z.enum(branchWarehousePurposes, 'Purpose is required!')

/** The warehouses that serve a branch, first choice first. */
export const warehouseDropdownByDeptCode = endpoint('GET /api/warehouse/dropdown-by-dept-code', {
  needs: 'staff',
  input: dropdownInput.extend({ dept_code: many, purpose: purpose.optional() }),
  data: z.array(optionOf('warehouse_code', 'warehouse_name', 'dept_code')),
})

const relation = z.object({
  relation_id: z.number(),
  ...texts('dept_code', 'dept_name', 'warehouse_code', 'warehouse_name'),
  purpose,
  priority: z.number(),
  created_date: instant,
  row_version: z.number(),
})
export type BranchWarehouse = z.output<typeof relation>

const form = z.object({
  dept_code: required('branch', 20),
  warehouse_code: required('warehouse', 20),
  purpose,
  priority: wholeNumber('priority', 1, 99),
})
const relationId = z.coerce.number<number | string>().int().min(1).max(2_147_483_647)

export const listBranchWarehouses = endpoint('GET /api/branch-warehouse', {
  needs: 'Branch-Warehouse-Search',
  input: listInput(['dept_code', 'warehouse_code', 'priority', 'created_date']).extend({
    dept_code: many,
    warehouse_code: many,
    purpose: purpose.optional(),
  }),
  data: z.array(relation),
})

export const createBranchWarehouse = endpoint('POST /api/branch-warehouse/create', {
  needs: 'Branch-Warehouse-Create',
  input: form,
  data: nothing,
})

export const updateBranchWarehouse = endpoint('PUT /api/branch-warehouse/update', {
  needs: 'Branch-Warehouse-Modify',
  input: form.extend({ relation_id: relationId, row_version: rowVersion }),
  data: nothing,
  says: because('updated'),
})

export const deleteBranchWarehouse = endpoint('POST /api/branch-warehouse/delete', {
  needs: 'Branch-Warehouse-Delete',
  input: z.object({ relation_id: relationId, row_version: rowVersion }),
  data: nothing,
  says: because('deleted'),
})

export const branchWarehouseLog = actionLogOf('GET /api/branch-warehouse/action-log', 'Branch-Warehouse-Search')

export const branchWarehouseData = downloadable(listBranchWarehouses, {
  module_name: 'branch-warehouse',
  needs: 'Branch-Warehouse-Search',
})
export const branchWarehouseSheet = sheetOf('branch-warehouse', createBranchWarehouse.needs)
