import { salesInvoiceData } from '@sejuk/contract/finance/sales-invoices'
import { salesInvoiceWords } from '@sejuk/words/finance/sales-invoices'
import { exportable } from '../../../platform/export/exportable.ts'
import { salesInvoiceList } from './queries.ts'

export const salesInvoiceExport = exportable(salesInvoiceData, {
  ...{ book: salesInvoiceWords, title: 'title', rows: salesInvoiceList },
  columns: [
    { key: 'invoice_code', width: 20 },
    { key: 'invoice_date', type: 'date' },
    { key: 'tax_date', type: 'date' },
    { key: 'due_date', type: 'date' },
    { key: 'customer_code', word: 'customer', width: 16 },
    { key: 'customer_name', word: 'customer', width: 32 },
    { key: 'dept_name', word: 'dept_code', width: 20 },
    { key: 'salesman_name', word: 'salesman', width: 22 },
    { key: 'transaction_code', width: 10 },
    { key: 'base', type: 'money' },
    { key: 'vat', type: 'money' },
    { key: 'grand_total', type: 'money' },
    { key: 'paid_amount', word: 'paid', type: 'money' },
    { key: 'held_amount', word: 'held', type: 'money' },
    { key: 'overdue_days', word: 'overdue', type: 'number' },
    { key: 'tax_invoice_no', width: 20 },
    { key: 'external_no', width: 20 },
    {
      key: 'receipt_status',
      values: {
        Prepare_Invoice: 'Prepare_Invoice',
        Confirmed_Reject: 'Confirmed_Reject',
        Invoice_Received: 'Invoice_Received',
      },
    },
    { key: 'source', values: { ERP: 'ERP', ACCURATE: 'ACCURATE', MANUAL: 'MANUAL' } },
    { key: 'status', values: { '1': '1', '2': '2', '3': '3', '4': '4', '5': '5', '7': '7', '8': '8' } },
  ],
})
