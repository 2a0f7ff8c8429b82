import * as contract from '@sejuk/contract/masters/sales-order-types'
import type { Serve } from '../../../platform/http/serve.ts'
import { salesOrderTypeDropdown } from './queries.ts'

export const salesOrderTypeRoutes = (serve: Serve) => {
  serve(contract.salesOrderTypeDropdown, salesOrderTypeDropdown)
}
