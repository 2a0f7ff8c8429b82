import * as contract from '@sejuk/contract/retail/sell-out-analysis'
import type { Serve } from '../../../platform/http/serve.ts'
import { remindSilentShops } from './commands.ts'
import { sellOutExcel } from './excel.ts'
import { analyzeSellOut } from './queries.ts'

export const sellOutAnalysisRoutes = (serve: Serve) => {
  serve(contract.analyzeSellOut, analyzeSellOut)
  serve(contract.sellOutExcel, sellOutExcel)
  serve(contract.remindSilentShops, remindSilentShops)
}
