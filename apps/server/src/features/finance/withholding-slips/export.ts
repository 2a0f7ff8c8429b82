import { withholdingSlipData } from '@sejuk/contract/finance/withholding-slips'
import { withholdingSlipWords } from '@sejuk/words/finance/withholding-slips'
import { exportable } from '../../../platform/export/exportable.ts'
import { slipList } from './queries.ts'

export const withholdingSlipExport = exportable(withholdingSlipData, {
  ...{ book: withholdingSlipWords, title: 'title', rows: slipList },
  columns: [
    { key: 'invoice_code', word: 'invoice', width: 20 },
    { key: 'customer_code', word: 'customer', width: 16 },
    { key: 'customer_name', word: 'customer', width: 32 },
    { key: 'dept_name', word: 'branch', width: 20 },
    { key: 'tax_kind', width: 10 },
    { key: 'period', width: 10 },
    { key: 'base', type: 'money' },
    { key: 'amount', type: 'money' },
    { key: 'slip_no', width: 24 },
    { key: 'slip_date', type: 'date' },
    { key: 'status', values: { Awaited: 'Awaited', Received: 'Received', Confirmed: 'Confirmed' } },
    { key: 'waiting_days', type: 'number' },
  ],
})
