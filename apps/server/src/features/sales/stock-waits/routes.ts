import * as contract from '@sejuk/contract/sales/stock-waits'
import type { Serve } from '../../../platform/http/serve.ts'
import { createStockWait, onStockWait, stockWaitLog } from './commands.ts'
import { getStockWait, listStockWaits } from './queries.ts'

export const stockWaitRoutes = (serve: Serve) => {
  serve(contract.listStockWaits, listStockWaits)
  serve(contract.getStockWait, getStockWait)
  serve(contract.createStockWait, createStockWait)
  onStockWait.routes(serve)
  serve(contract.stockWaitLog, stockWaitLog)
}
