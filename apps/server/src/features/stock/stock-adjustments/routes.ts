import * as contract from '@sejuk/contract/stock/stock-adjustments'
import type { Serve } from '../../../platform/http/serve.ts'
import { createStockAdjustment, onStockAdjustment, stockAdjustmentLog } from './commands.ts'
import { getStockAdjustment, listStockAdjustments } from './queries.ts'

export const stockAdjustmentRoutes = (serve: Serve) => {
  serve(contract.listStockAdjustments, listStockAdjustments)
  serve(contract.getStockAdjustment, getStockAdjustment)
  serve(contract.createStockAdjustment, createStockAdjustment)
  onStockAdjustment.routes(serve)
  serve(contract.stockAdjustmentLog, stockAdjustmentLog)
}
