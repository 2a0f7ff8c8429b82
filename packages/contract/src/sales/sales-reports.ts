import { salesReport } from '@sejuk/domain/sales/sales-report'
import { endpoint } from '../endpoint.ts'
import { reportData, reportInput } from '../management-reports.ts'

export const getSalesReport = endpoint('GET /api/sales-order/report', {
  needs: 'Sales-Order-View',
  input: reportInput(salesReport),
  data: reportData,
})
