import type { PageRoute } from '../../lib/navigation/page-route.ts'

const cheques = () => import('./cheques/cheques-page.tsx').then((page) => page.ChequesPage)
const cheque = () => import('./cheques/cheque-page.tsx').then((page) => page.ChequePage)
const chequeCalendar = () => import('./cheques/cheque-calendar-page.tsx').then((page) => page.ChequeCalendarPage)
const salesInvoices = () => import('./sales-invoices/sales-invoices-page.tsx').then((page) => page.SalesInvoicesPage)
const salesInvoice = () => import('./sales-invoices/sales-invoice-page.tsx').then((page) => page.SalesInvoicePage)
const billDeliveries = () => import('./sales-invoices/bill-deliveries-page.tsx').then((page) => page.BillDeliveriesPage)
const receipts = () => import('./receipts/receipts-page.tsx').then((page) => page.ReceiptsPage)
const receipt = () => import('./receipts/receipt-page.tsx').then((page) => page.ReceiptPage)
const receivables = () => import('./receivables/receivables-page.tsx').then((page) => page.ReceivablesPage)
const summaries = () =>
  import('./invoice-summaries/invoice-summaries-page.tsx').then((page) => page.InvoiceSummariesPage)
const accurate = () => import('./sales-invoices/sales-invoices-page.tsx').then((page) => page.AccurateInvoicesPage)
const erp = () => import('./sales-invoices/sales-invoices-page.tsx').then((page) => page.ErpInvoicesPage)
const eInvoices = () =>
  import('./electronic-invoices/electronic-invoices-page.tsx').then((page) => page.ElectronicInvoicesPage)
const eInvoice = () =>
  import('./electronic-invoices/electronic-invoice-page.tsx').then((page) => page.ElectronicInvoicePage)
const eInvoiceFiles = () =>
  import('./electronic-invoices/e-invoice-files-page.tsx').then((page) => page.EInvoiceFilesPage)
const eInvoiceMails = () =>
  import('./electronic-invoices/e-invoice-mails-page.tsx').then((page) => page.EInvoiceMailsPage)
const downloadEInvoice = () => import('./electronic-invoices/download-page.tsx').then((page) => page.DownloadPage)
const customerStatement = () =>
  import('./receivables/customer-statement-page.tsx').then((page) => page.CustomerStatementPage)
const configurations = () =>
  import('./invoice-configurations/invoice-configurations-page.tsx').then((page) => page.InvoiceConfigurationsPage)
const vatReturn = () => import('./vat-returns/vat-return-page.tsx').then((page) => page.VatReturnPage)
const slips = () => import('./withholding-slips/withholding-slips-page.tsx').then((page) => page.WithholdingSlipsPage)

export const financeRoutes: readonly PageRoute[] = [
  { path: '/cheque', layout: 'desk', load: cheques },
  { path: '/cheque/detail', layout: 'desk', load: cheque },
  { path: '/cheque/calendar', layout: 'desk', load: chequeCalendar },
  { path: '/sales-invoice', layout: 'desk', load: salesInvoices },
  { path: '/sales-invoice/detail', layout: 'desk', load: salesInvoice },
  { path: '/sales-invoice/deliveries', layout: 'desk', load: billDeliveries },
  { path: '/sales-invoice/receipts', layout: 'desk', load: receipts },
  { path: '/sales-invoice/receipt', layout: 'desk', load: receipt },
  { path: '/sales-invoice/receivables', layout: 'desk', load: receivables },
  { path: '/sales-invoice/summaries', layout: 'desk', load: summaries },
  { path: '/sales-invoice-accurate', layout: 'desk', load: accurate },
  { path: '/erp-sales-invoice', layout: 'desk', load: erp },
  { path: '/electronic-sales-invoice-lists', layout: 'desk', load: eInvoices },
  { path: '/electronic-sales-invoice-lists/pajaku-invoice-detail', layout: 'desk', load: eInvoice },
  { path: '/electronic-sales-invoice-lists/files', layout: 'desk', load: eInvoiceFiles },
  { path: '/customer-invoice-configuration-list', layout: 'desk', load: configurations },
  { path: '/pajakku/email-history', layout: 'desk', load: eInvoiceMails },
  { path: '/download-pajakku-invoice', layout: 'public', load: downloadEInvoice },
  { path: '/customer-statement', layout: 'public', load: customerStatement },
  { path: '/sales-invoice/vat-return', layout: 'desk', load: vatReturn },
  { path: '/sales-invoice/withholding-slips', layout: 'desk', load: slips },
]
