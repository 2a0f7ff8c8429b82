import type { ScopedArea } from '../scoped-rows.ts'
import { chequesInScope } from './cheques.ts'
import { receiptsInScope } from './receipts.ts'
import { invoicesInScope } from './sales-invoices.ts'

export const financeScopes: ScopedArea = {
  rows: [...chequesInScope, ...invoicesInScope, ...receiptsInScope],
  unscoped: {
    'GET /api/cheque/calendar': 'Sums by day of the cheques in sight; proved where cheques are',
    'GET /api/sales-invoice/billable': 'Deliveries in sight that nobody billed; proved where invoices are',
    'GET /api/sales-invoice/counts': 'Counts of the invoices in sight; proved where invoices are',
  },
}
