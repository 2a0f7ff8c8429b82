import { receiptData } from '@sejuk/contract/finance/receipts'
import { receiptKinds, receiptStatuses } from '@sejuk/domain/finance/receipts'
import { receiptWords } from '@sejuk/words/finance/receipts'
import { exportable } from '../../../platform/export/exportable.ts'
import { receiptList } from './queries.ts'

/** Each value is shown by the word of the same name. */
const sameNamed = <Value extends string>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value, value])) as { [One in Value]: One }

export const receiptExport = exportable(receiptData, {
  ...{ book: receiptWords, title: 'title', rows: receiptList },
  columns: [
    { key: 'receipt_code', width: 20 },
    { key: 'received_date', type: 'date' },
    { key: 'customer_code', word: 'customer', width: 16 },
    { key: 'customer_name', word: 'customer', width: 32 },
    { key: 'kind', values: sameNamed(receiptKinds) },
    { key: 'bank_name', word: 'bank_code', width: 18 },
    { key: 'cashback_code', word: 'cashback', width: 20 },
    { key: 'reference', width: 24 },
    { key: 'amount', type: 'money' },
    { key: 'allocated_amount', type: 'money' },
    { key: 'status', values: sameNamed(receiptStatuses) },
  ],
})
