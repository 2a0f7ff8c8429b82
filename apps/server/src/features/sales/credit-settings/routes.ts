import * as contract from '@sejuk/contract/sales/credit-settings'
import type { Serve } from '../../../platform/http/serve.ts'
import { addCreditSetting, creditSettingLog, removeCreditSetting, updateCreditSetting } from './commands.ts'
import { listCreditSettings } from './queries.ts'

export const creditSettingRoutes = (serve: Serve) => {
  serve(contract.listCreditSettings, listCreditSettings)
  serve(contract.addCreditSetting, addCreditSetting)
  serve(contract.updateCreditSetting, updateCreditSetting)
  serve(contract.removeCreditSetting, removeCreditSetting)
  serve(contract.creditSettingLog, creditSettingLog)
}
