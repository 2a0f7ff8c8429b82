import type { Area } from '../../platform/area.ts'
import { chequeAttachments } from './cheques/attachments.ts'
import { chequeExport } from './cheques/export.ts'
import { chequesDue } from './cheques/notices.ts'
import { chequeRoutes } from './cheques/routes.ts'
import { chequeWaiting } from './cheques/waiting.ts'
import { accurateImport } from './invoice-imports/import.ts'
import { invoiceImportRoutes } from './invoice-imports/routes.ts'
import { invoiceSummaryWorker } from './invoice-summaries/commands.ts'
import { invoiceSummaryRoutes } from './invoice-summaries/routes.ts'
import { receiptExport } from './receipts/export.ts'
import { receiptRoutes } from './receipts/routes.ts'
import { receiptWaiting } from './receipts/waiting.ts'
import { debtorExport } from './receivables/export.ts'
import { receivableRoutes } from './receivables/routes.ts'
import { invoiceAttachments } from './sales-invoices/attachments.ts'
import { salesInvoiceExport } from './sales-invoices/export.ts'
import { weeklyInvoices } from './sales-invoices/generate.ts'
import { salesInvoiceRoutes } from './sales-invoices/routes.ts'
import { invoiceSearch } from './sales-invoices/search.ts'
import { invoicesOff } from './sales-invoices/switch-off.ts'
import { invoiceWaiting } from './sales-invoices/waiting.ts'

export const financeArea: Area = {
  features: [
    chequeRoutes,
    salesInvoiceRoutes,
    receiptRoutes,
    receivableRoutes,
    invoiceSummaryRoutes,
    invoiceImportRoutes,
  ],
  workers: [chequesDue, invoicesOff, weeklyInvoices, invoiceSummaryWorker],
  exports: [chequeExport, salesInvoiceExport, receiptExport, debtorExport],
  imports: [accurateImport],
  attachments: [chequeAttachments, invoiceAttachments],
  waiting: [...chequeWaiting, ...invoiceWaiting, receiptWaiting],
  search: [invoiceSearch],
}
