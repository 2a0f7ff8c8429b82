import * as contract from '@sejuk/contract/sales/special-price-requests'
import type { Serve } from '../../../platform/http/serve.ts'
import { addEvidence, createSpecialPrice, onSpecialPrice, specialPriceLog } from './commands.ts'
import { getSpecialPrice, listSpecialPrices, specialPriceBases } from './queries.ts'

export const specialPriceRoutes = (serve: Serve) => {
  serve(contract.listSpecialPrices, listSpecialPrices)
  serve(contract.getSpecialPrice, getSpecialPrice)
  serve(contract.createSpecialPrice, createSpecialPrice)
  serve(contract.specialPriceBases, specialPriceBases)
  onSpecialPrice.routes(serve)
  serve(contract.actOnSpecialPrice.evidence, addEvidence)
  serve(contract.specialPriceLog, specialPriceLog)
}
