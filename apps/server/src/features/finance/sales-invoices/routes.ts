import * as contract from '@sejuk/contract/finance/sales-invoices'
import type { Serve } from '../../../platform/http/serve.ts'
import { listBillable } from './billable.ts'
import { createSalesInvoice, onSalesInvoice, salesInvoiceLog } from './commands.ts'
import { generateSalesInvoices } from './generate.ts'
import { saveInvoiceReceivedStatus } from './paper.ts'
import { salesInvoicePdf } from './pdf.ts'
import {
  countSalesInvoices,
  getSalesInvoice,
  listAccurateSalesInvoices,
  listErpSalesInvoices,
  listSalesInvoices,
} from './queries.ts'

export const salesInvoiceRoutes = (serve: Serve) => {
  serve(contract.listSalesInvoices, listSalesInvoices)
  serve(contract.listErpSalesInvoices, listErpSalesInvoices)
  serve(contract.listAccurateSalesInvoices, listAccurateSalesInvoices)
  serve(contract.countSalesInvoices, countSalesInvoices)
  serve(contract.getSalesInvoice, getSalesInvoice)
  serve(contract.createSalesInvoice, createSalesInvoice)
  serve(contract.listBillableDeliveries, listBillable)
  serve(contract.generateSalesInvoices, generateSalesInvoices)
  onSalesInvoice.routes(serve)
  serve.inSteps(contract.submitSalesInvoices, (ask) => onSalesInvoice.actInBulk(ask, 'submit', ask.input.rows))
  serve.inSteps(contract.approveSalesInvoices, (ask) => onSalesInvoice.actInBulk(ask, 'approve', ask.input.rows))
  serve(contract.saveInvoiceReceivedStatus, saveInvoiceReceivedStatus)
  serve.inSteps(contract.salesInvoicePdf, salesInvoicePdf)
  serve(contract.salesInvoiceLog, salesInvoiceLog)
}
