import { invoiceConfigurationData } from '@sejuk/contract/finance/invoice-configurations'
import { invoiceConfigurationWords } from '@sejuk/words/finance/invoice-configurations'
import { exportable } from '../../../platform/export/exportable.ts'
import { configurationList } from './queries.ts'

export const invoiceConfigurationExport = exportable(invoiceConfigurationData, {
  ...{ book: invoiceConfigurationWords, title: 'title', rows: configurationList },
  columns: [
    { key: 'customer_code', width: 16 },
    { key: 'customer_name', word: 'customer', width: 32 },
    { key: 'dept_name', word: 'branch', width: 20 },
    { key: 'grouping', values: { delivery: 'delivery', order: 'order', weekly: 'weekly' } },
    { key: 'due_basis', values: { invoice: 'dueInvoice', receipt: 'dueReceipt' } },
    { key: 'send_mode', values: { auto: 'auto', manual: 'manual', digest: 'digest' } },
    { key: 'updated_user_name', word: 'updated', width: 24 },
  ],
})
