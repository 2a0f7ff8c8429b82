import * as contract from '@sejuk/contract/finance/sales-invoices'
import { pageTo } from '@sejuk/domain/pages'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listSalesInvoices } from './queries.ts'

const record = (row: contract.SalesInvoice) => ({
  code: row.invoice_code,
  title: row.customer_name,
  detail: row.create_user_name,
  amount: row.grand_total,
  since: row.submitted_date ?? row.created_date,
  page: pageTo('salesInvoice', { code: row.invoice_code }),
})
const shared = { soonest: 'created_date', pages: ['/sales-invoice'] as const, record }
const waiting = waitingIn(contract.listSalesInvoices, listSalesInvoices)

export const invoiceWaiting = [
  waiting({ ...shared, kind: 'invoicesToApprove', needs: 'Sales-Invoice-Approve', asked: { status: '7' } }),
  waiting({ ...shared, kind: 'invoicesToMend', needs: 'Sales-Invoice-Create', asked: { status: '8' } }),
]
