import { eInvoiceData } from '@sejuk/contract/finance/electronic-invoices'
import { eInvoiceStatuses } from '@sejuk/domain/finance/electronic-invoices'
import { eInvoiceWords } from '@sejuk/words/finance/electronic-invoices'
import { exportable } from '../../../platform/export/exportable.ts'
import { eInvoiceList } from './queries.ts'

const asThemselves = <Value extends string>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value, value])) as { [V in Value]: V }

export const eInvoiceExport = exportable(eInvoiceData, {
  ...{ book: eInvoiceWords, title: 'title', rows: eInvoiceList },
  columns: [
    { key: 'invoice_code', width: 20 },
    { key: 'tax_date', type: 'date' },
    { key: 'customer_code', word: 'customer', width: 16 },
    { key: 'customer_name', word: 'customer', width: 32 },
    { key: 'dept_name', word: 'branch', width: 20 },
    { key: 'transaction_code', width: 10 },
    { key: 'base', type: 'money' },
    { key: 'vat', type: 'money' },
    { key: 'e_status', values: asThemselves(eInvoiceStatuses) },
    { key: 'nsfp', width: 22 },
    { key: 'error_message', word: 'answer', width: 40 },
  ],
})
