import * as contract from '@sejuk/contract/masters/warehouses'
import type { Serve } from '../../../platform/http/serve.ts'
import { createWarehouse, deleteWarehouse, updateWarehouse, warehouseLog } from './commands.ts'
import { getWarehouse, listWarehouses, warehouseDropdown, zoneDropdown } from './queries.ts'

export const warehouseRoutes = (serve: Serve) => {
  serve(contract.warehouseDropdown, warehouseDropdown)
  serve(contract.zoneDropdown, zoneDropdown)
  serve(contract.listWarehouses, listWarehouses)
  serve(contract.getWarehouse, getWarehouse)
  serve(contract.createWarehouse, createWarehouse)
  serve(contract.updateWarehouse, updateWarehouse)
  serve(contract.deleteWarehouse, deleteWarehouse)
  serve(contract.warehouseLog, warehouseLog)
}
