import * as contract from '@sejuk/contract/masters/branch-warehouses'
import type { Serve } from '../../../platform/http/serve.ts'
import { branchWarehouseLog, createBranchWarehouse, deleteBranchWarehouse, updateBranchWarehouse } from './commands.ts'
import { listBranchWarehouses, warehouseDropdownByDeptCode } from './queries.ts'

export const branchWarehouseRoutes = (serve: Serve) => {
  serve(contract.warehouseDropdownByDeptCode, warehouseDropdownByDeptCode)
  serve(contract.listBranchWarehouses, listBranchWarehouses)
  serve(contract.createBranchWarehouse, createBranchWarehouse)
  serve(contract.updateBranchWarehouse, updateBranchWarehouse)
  serve(contract.deleteBranchWarehouse, deleteBranchWarehouse)
  serve(contract.branchWarehouseLog, branchWarehouseLog)
}
