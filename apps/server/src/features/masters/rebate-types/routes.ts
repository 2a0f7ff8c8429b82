import * as contract from '@sejuk/contract/masters/rebate-types'
import type { Serve } from '../../../platform/serve.ts'
import { rebateTypeDropdown } from './queries.ts'

export const rebateTypeRoutes = (serve: Serve) => {
  serve(contract.rebateTypeDropdown, rebateTypeDropdown)
  serve(contract.searchRebateTypes, rebateTypeDropdown)
}
