import * as contract from '@sejuk/contract/catalogue/serial-batches'
import type { Serve } from '../../../platform/http/serve.ts'
import { addSerialSetting, removeSerialSetting, serialSettingLog, updateSerialSetting } from './commands.ts'
import { listSerialSettings } from './queries.ts'

export const serialSettingRoutes = (serve: Serve) => {
  serve(contract.listSerialSettings, listSerialSettings)
  serve(contract.addSerialSetting, addSerialSetting)
  serve(contract.updateSerialSetting, updateSerialSetting)
  serve(contract.removeSerialSetting, removeSerialSetting)
  serve(contract.serialSettingLog, serialSettingLog)
}
