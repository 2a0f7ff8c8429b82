import type { ScopedArea } from '../scoped-rows.ts'
import { chequesInScope } from './cheques.ts'
import { electronicInvoicesInScope } from './electronic-invoices.ts'
import { kwitansiInScope } from './kwitansi.ts'
import { receiptsInScope } from './receipts.ts'
import { invoicesInScope } from './sales-invoices.ts'

export const financeScopes: ScopedArea = {
  rows: [...chequesInScope, ...invoicesInScope, ...receiptsInScope, ...kwitansiInScope, ...electronicInvoicesInScope],
  unscoped: {
    'GET /api/electronic-sales-invoice/overview':
      'Counts of the invoices in sight; proved where electronic invoices are',
    'GET /api/download-pajakku-invoice': 'Public: the link itself is the right to see',
    'GET /api/download-pajakku-invoice/pdf': 'Public: the link itself is the right to see',
    'GET /api/customer-statement': 'Public: the link itself is the right to see',
    'GET /api/customer-statement/pdf': 'Public: the link itself is the right to see',
    'GET /api/cheque/calendar': 'Sums by day of the cheques in sight; proved where cheques are',
    'GET /api/cheque/coming': 'Sums of the cheques in sight; proved where cheques are',
    'GET /api/sales-invoice/billable': 'Deliveries in sight that nobody billed; proved where invoices are',
    'GET /api/sales-invoice/ageing': 'Sums of what customers in sight owe; proved where receivables are',
    'GET /api/sales-invoice/check-last-time-summary':
      'Figures of the whole company: when, by whom, how many changed since',
    'GET /api/sales-invoice/is-avaible-redis-download': 'Whether the company’s figures of a month are there',
    'GET /api/sales-invoice/make-summary-tax-data': 'Figures of the whole company, guarded by their permission',
    'GET /api/sales-invoice/make-summary-standard-data': 'Figures of the whole company, guarded by their permission',
    'GET /api/sales-invoice/make-summary-operation-data': 'Figures of the whole company, guarded by their permission',
    'GET /api/sales-invoice/accurate-columns': 'The titles of one’s own branch; proved where imports are',
    'GET /api/sales-invoice/summary-excel': 'Figures of the whole company, guarded by their permission',
    'GET /api/sales-invoice/vat-return': 'The return of the whole company, guarded by its permission',
    'GET /api/sales-invoice/vat-return-csv': 'The return of the whole company, guarded by its permission',
    'GET /api/sales-invoice/tax-month': 'Figures of the whole company, guarded by their permission',
    'GET /api/sales-invoice/tax-by-month': 'Figures of the whole company, guarded by their permission',
    'GET /api/sales-invoice/summaries': 'Figures of the whole company, guarded by their permission',
    'GET /api/sales-invoice/unit-price-history': 'Lines of invoices in sight; proved where summaries are',
    'GET /api/sales-invoice/counts': 'Counts of the invoices in sight; proved where invoices are',
  },
}
