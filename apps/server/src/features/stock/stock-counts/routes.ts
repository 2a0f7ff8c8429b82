import { countSerialSheet } from '@sejuk/contract/stock/serial-sheets'
import * as contract from '@sejuk/contract/stock/stock-counts'
import { readSerials } from '../../../business/stock/serial-sheet.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { addCountEntry, createStockCount, onStockCount, stockCountLog } from './commands.ts'
import { getStockCount, listStockCounts } from './queries.ts'
import { countSheet } from './sheet.ts'

export const stockCountRoutes = (serve: Serve) => {
  serve(contract.listStockCounts, listStockCounts)
  serve(contract.getStockCount, getStockCount)
  serve(contract.createStockCount, createStockCount)
  serve(contract.addCountEntry, addCountEntry)
  serve.afterReading(countSerialSheet, readSerials, countSheet)
  onStockCount.routes(serve)
  serve(contract.stockCountLog, stockCountLog)
}
