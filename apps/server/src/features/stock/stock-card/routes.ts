import * as contract from '@sejuk/contract/stock/stock-card'
import type { Serve } from '../../../platform/http/serve.ts'
import { stockCard, stockCardLevel } from './queries.ts'

export const stockCardRoutes = (serve: Serve) => {
  serve(contract.stockCard, stockCard)
  serve(contract.stockCardLevel, stockCardLevel)
}
