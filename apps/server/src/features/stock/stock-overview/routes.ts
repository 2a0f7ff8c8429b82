import * as contract from '@sejuk/contract/stock/stock-overview'
import { getStockReport } from '@sejuk/contract/stock/stock-reports'
import type { Serve } from '../../../platform/http/serve.ts'
import { countStockOverview, stockBalanceList, stockOverview } from './queries.ts'
import { stockReport } from './report.ts'

export const stockOverviewRoutes = (serve: Serve) => {
  serve(contract.stockOverview, stockOverview)
  serve(contract.countStockOverview, countStockOverview)
  serve(contract.stockBalanceList, stockBalanceList)
  serve(getStockReport, stockReport)
}
