import * as contract from '@sejuk/contract/finance/electronic-invoices'
import { pageTo } from '@sejuk/domain/pages'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listEInvoices } from './queries.ts'

const record = (row: contract.EInvoice) => ({
  code: row.invoice_code,
  title: row.customer_name,
  detail: row.dept_name,
  amount: row.vat,
  since: `${row.tax_date}T00:00:00Z`,
  page: pageTo('eInvoice', { invoice_code: row.invoice_code }),
})
const shared = { soonest: 'tax_date', pages: ['/electronic-sales-invoice-lists'] as const, record }
const waiting = waitingIn(contract.listEInvoices, listEInvoices)

export const eInvoiceWaiting = [
  waiting({ ...shared, kind: 'eInvoicesToMend', needs: 'E-Invoice-Upload', asked: { e_status: 'Not_Ready' } }),
  waiting({ ...shared, kind: 'eInvoicesToUpload', needs: 'E-Invoice-Upload', asked: { e_status: 'Ready' } }),
]
