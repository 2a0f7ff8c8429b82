import * as contract from '@sejuk/contract/stock/stock-overview'
import type { Serve } from '../../../platform/http/serve.ts'
import { stockBalanceList, stockOverview } from './queries.ts'

export const stockOverviewRoutes = (serve: Serve) => {
  serve(contract.stockOverview, stockOverview)
  serve(contract.stockBalanceList, stockBalanceList)
}
