import { returnRequestData } from '@sejuk/contract/returns/return-requests'
import { returnWords } from '@sejuk/words/returns/return-requests'
import { exportable } from '../../../platform/export/exportable.ts'
import { returnList } from './queries.ts'

export const returnExport = exportable(returnRequestData, {
  book: returnWords,
  title: 'title',
  rows: returnList,
  columns: [
    { key: 'return_code', width: 20 },
    { key: 'created_date', type: 'datetime' },
    { key: 'customer_code', width: 14 },
    { key: 'customer_name', width: 30 },
    { key: 'dept_name', width: 20 },
    { key: 'invoice_codes', width: 30 },
    { key: 'item_codes', width: 30 },
    { key: 'quantity', type: 'number' },
    { key: 'accepted_qty', type: 'number' },
    { key: 'amount', type: 'number' },
    { key: 'credited_amount', type: 'number' },
    {
      key: 'reason_code',
      values: {
        ...{ Wrong_Item: 'Wrong_Item', Over_Delivery: 'Over_Delivery', Refused: 'Refused', Slow_Moving: 'Slow_Moving' },
        ...{ Damaged_In_Transit: 'Damaged_In_Transit', Price_Dispute: 'Price_Dispute', Contract_End: 'Contract_End' },
      },
    },
    { key: 'pickup_date', type: 'date' },
    { key: 'received_date', type: 'datetime' },
    { key: 'credit_note_codes', width: 22 },
    {
      key: 'status',
      values: {
        ...{ Draft: 'Draft', Submitted: 'Submitted', Approved: 'Approved', Adjusted: 'Adjusted' },
        ...{ Rejected: 'Rejected', Closed: 'Closed', Deleted: 'Deleted' },
      },
    },
  ],
})
