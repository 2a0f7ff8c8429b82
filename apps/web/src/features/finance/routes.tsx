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
]
