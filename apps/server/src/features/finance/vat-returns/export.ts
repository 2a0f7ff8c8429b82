import { vatReturnData } from '@sejuk/contract/finance/vat-returns'
import { vatReturnWords } from '@sejuk/words/finance/vat-returns'
import { exportable } from '../../../platform/export/exportable.ts'
import { vatReturnList } from './queries.ts'

export const vatReturnExport = exportable(vatReturnData, {
  ...{ book: vatReturnWords, title: 'title', rows: vatReturnList },
  columns: [
    { key: 'period', width: 10 },
    {
      key: 'kind',
      values: { invoice: 'invoice', replacement: 'replacement', nota_retur: 'nota_retur', digunggung: 'digunggung' },
    },
    { key: 'number', width: 22 },
    { key: 'day', type: 'date' },
    { key: 'replaces', width: 22 },
    { key: 'tax_id', width: 20 },
    { key: 'name', width: 36 },
    { key: 'transaction_code', width: 8 },
    { key: 'base', type: 'money' },
    { key: 'other_base', type: 'money' },
    { key: 'vat', type: 'money' },
    { key: 'reference', width: 20 },
    { key: 'company_name', width: 32 },
  ],
})
