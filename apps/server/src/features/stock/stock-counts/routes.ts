import * as contract from '@sejuk/contract/stock/stock-counts'
import type { Serve } from '../../../platform/http/serve.ts'
import { addCountEntry, createStockCount, onStockCount, stockCountLog } from './commands.ts'
import { getStockCount, listStockCounts } from './queries.ts'

export const stockCountRoutes = (serve: Serve) => {
  serve(contract.listStockCounts, listStockCounts)
  serve(contract.getStockCount, getStockCount)
  serve(contract.createStockCount, createStockCount)
  serve(contract.addCountEntry, addCountEntry)
  onStockCount.routes(serve)
  serve(contract.stockCountLog, stockCountLog)
}
