import { stockReport } from '@sejuk/domain/stock/stock-report'
import { endpoint } from '../endpoint.ts'
import { reportData, reportInput } from '../management-reports.ts'

export const getStockReport = endpoint('GET /api/stock/report', {
  needs: 'Stock-Overview-View',
  input: reportInput(stockReport),
  data: reportData,
})
