export const financePages = {
  cheques: '/cheque?due_from?&due_to?&status?&is_due?',
  cheque: '/cheque/detail?code',
  chequeCalendar: '/cheque/calendar?month?',
  salesInvoices: '/sales-invoice?status?&customer_code?&overdue?&due_from?&due_to?',
  salesInvoice: '/sales-invoice/detail?code',
  billDeliveries: '/sales-invoice/deliveries',
  receipts: '/sales-invoice/receipts?status?&customer_code?',
  receipt: '/sales-invoice/receipt?code',
  receivables: '/sales-invoice/receivables',
  invoiceSummaries: '/sales-invoice/summaries?period?&kind?',
  accurateInvoices: '/sales-invoice-accurate',
  erpInvoices: '/erp-sales-invoice',
} as const
