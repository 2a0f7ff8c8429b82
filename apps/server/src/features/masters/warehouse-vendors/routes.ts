import * as contract from '@sejuk/contract/masters/warehouse-vendors'
import type { Serve } from '../../../platform/http/serve.ts'
import { createWarehouseVendor, deleteWarehouseVendor, updateWarehouseVendor, warehouseVendorLog } from './commands.ts'
import { listWarehouseVendors, warehouseVendorDropdown } from './queries.ts'

export const warehouseVendorRoutes = (serve: Serve) => {
  serve(contract.warehouseVendorDropdown, warehouseVendorDropdown)
  serve(contract.listWarehouseVendors, listWarehouseVendors)
  serve(contract.createWarehouseVendor, createWarehouseVendor)
  serve(contract.updateWarehouseVendor, updateWarehouseVendor)
  serve(contract.deleteWarehouseVendor, deleteWarehouseVendor)
  serve(contract.warehouseVendorLog, warehouseVendorLog)
}
