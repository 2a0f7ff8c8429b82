import type { Area } from '../../platform/area.ts'
import { onSalesOrder } from '../sales/sales-orders/commands.ts'
import { chequeAttachments } from './cheques/attachments.ts'
import { chequeExport } from './cheques/export.ts'
import { chequesDue } from './cheques/notices.ts'
import { chequeRoutes } from './cheques/routes.ts'
import { chequeSearch } from './cheques/search.ts'
import { chequeWaiting } from './cheques/waiting.ts'
import { consentAttachments } from './electronic-invoices/attachments.ts'
import { dropEInvoice, eInvoiceCheck, queueEInvoice } from './electronic-invoices/check.ts'
import { eInvoiceDeadline } from './electronic-invoices/deadline.ts'
import { eInvoiceExport } from './electronic-invoices/export.ts'
import { eInvoiceDigests } from './electronic-invoices/mails.ts'
import { eInvoiceAsk, eInvoiceCancel, eInvoiceUpload } from './electronic-invoices/provider-workers.ts'
import { electronicInvoiceRoutes } from './electronic-invoices/routes.ts'
import { eInvoiceWaiting } from './electronic-invoices/waiting.ts'
import { invoiceConfigurationExport } from './invoice-configurations/export.ts'
import { invoiceConfigurationRoutes } from './invoice-configurations/routes.ts'
import { accurateImport } from './invoice-imports/import.ts'
import { invoiceImportRoutes } from './invoice-imports/routes.ts'
import { invoiceSummaryWorker } from './invoice-summaries/commands.ts'
import { invoiceSummaryRoutes } from './invoice-summaries/routes.ts'
import { voidKwitansi } from './kwitansi/commands.ts'
import { kwitansiRoutes } from './kwitansi/routes.ts'
import { onReceipt } from './receipts/commands.ts'
import { receiptExport } from './receipts/export.ts'
import { receiptRoutes } from './receipts/routes.ts'
import { receiptWaiting } from './receipts/waiting.ts'
import { debtorExport } from './receivables/export.ts'
import { receivableRoutes } from './receivables/routes.ts'
import { invoiceAttachments } from './sales-invoices/attachments.ts'
import { onSalesInvoice } from './sales-invoices/commands.ts'
import { salesInvoiceExport } from './sales-invoices/export.ts'
import { followOrder } from './sales-invoices/follow-order.ts'
import { weeklyInvoices } from './sales-invoices/generate.ts'
import { salesInvoiceRoutes } from './sales-invoices/routes.ts'
import { invoiceSearch } from './sales-invoices/search.ts'
import { paymentsFollowed } from './sales-invoices/follow-payments.ts'
import { invoicesOff } from './sales-invoices/switch-off.ts'
import { invoiceWaiting } from './sales-invoices/waiting.ts'
import { vatReturnExport } from './vat-returns/export.ts'
import { vatReturnRoutes } from './vat-returns/routes.ts'
import { slipAttachments } from './withholding-slips/attachments.ts'
import { withholdingSlipExport } from './withholding-slips/export.ts'
import { withholdingSlipRoutes } from './withholding-slips/routes.ts'

export const financeArea: Area = {
  features: [
    chequeRoutes,
    salesInvoiceRoutes,
    receiptRoutes,
    kwitansiRoutes,
    receivableRoutes,
    invoiceSummaryRoutes,
    invoiceImportRoutes,
    electronicInvoiceRoutes,
    invoiceConfigurationRoutes,
    withholdingSlipRoutes,
    vatReturnRoutes,
  ],
  workers: [
    chequesDue,
    invoicesOff,
    weeklyInvoices,
    invoiceSummaryWorker,
    eInvoiceUpload,
    eInvoiceCancel,
    eInvoiceAsk,
    eInvoiceCheck,
    eInvoiceDeadline,
    eInvoiceDigests,
  ],
  exports: [
    chequeExport,
    salesInvoiceExport,
    receiptExport,
    debtorExport,
    eInvoiceExport,
    invoiceConfigurationExport,
    withholdingSlipExport,
    vatReturnExport,
  ],
  imports: [accurateImport],
  attachments: [chequeAttachments, invoiceAttachments, consentAttachments, slipAttachments],
  waiting: [...chequeWaiting, ...invoiceWaiting, receiptWaiting, ...eInvoiceWaiting],
  search: [invoiceSearch, chequeSearch],
  effects: [
    onSalesInvoice.after('approve', queueEInvoice),
    onSalesInvoice.after('cancel', dropEInvoice),
    onSalesOrder.after('approve', followOrder),
    onReceipt.after('void', voidKwitansi),
    ...paymentsFollowed,
  ],
}
