import * as contract from '@sejuk/contract/masters/drivers'
import type { Serve } from '../../../platform/http/serve.ts'
import { driverDropdown, logisticVendorDropdown } from './queries.ts'

export const driverRoutes = (serve: Serve) => {
  serve(contract.driverDropdown, driverDropdown)
  serve(contract.searchDrivers, driverDropdown)
  serve(contract.logisticVendorDropdown, logisticVendorDropdown)
  serve(contract.searchLogisticVendors, logisticVendorDropdown)
}
