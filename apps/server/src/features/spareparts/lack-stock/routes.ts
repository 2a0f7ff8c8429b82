import * as contract from '@sejuk/contract/spareparts/lack-stock'
import type { Serve } from '../../../platform/http/serve.ts'
import { confirmPlan, requestPurchase, transferPart } from './commands.ts'
import { getLackingPart, listLackingParts, supplyMeasures } from './queries.ts'

export const lackStockRoutes = (serve: Serve) => {
  serve(contract.listLackingParts, listLackingParts)
  serve(contract.getLackingPart, getLackingPart)
  serve(contract.supplyMeasures, supplyMeasures)
  serve(contract.requestPurchase, requestPurchase)
  serve(contract.transferPart, transferPart)
  serve(contract.confirmPlan, confirmPlan)
}
