import * as contract from '@sejuk/contract/masters/rebate-types'
import type { Serve } from '../../../platform/http/serve.ts'
import { addRebateType, rebateTypeLog, updateRebateType } from './commands.ts'
import { getRebateType, listRebateTypes, rebateTypeDropdown } from './queries.ts'

export const rebateTypeRoutes = (serve: Serve) => {
  serve(contract.rebateTypeDropdown, rebateTypeDropdown)
  serve(contract.searchRebateTypes, rebateTypeDropdown)
  serve(contract.listRebateTypes, listRebateTypes)
  serve(contract.getRebateType, getRebateType)
  serve(contract.addRebateType, addRebateType)
  serve(contract.updateRebateType, updateRebateType)
  serve(contract.rebateTypeLog, rebateTypeLog)
}
