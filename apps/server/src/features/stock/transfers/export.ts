import { transferInData, transferOutData } from '@sejuk/contract/stock/transfers'
import { transferWords } from '@sejuk/words/stock/transfers'
import { exportable } from '../../../platform/export/exportable.ts'
import { transferInList, transferOutList } from './queries.ts'

const columns = [
  { key: 'transfer_code', width: 20 },
  { key: 'from_warehouse_name', word: 'from_warehouse', width: 28 },
  { key: 'to_warehouse_name', word: 'to_warehouse', width: 28 },
  { key: 'qty', type: 'number' },
  { key: 'received_qty', type: 'number' },
  { key: 'lost_qty', type: 'number' },
  { key: 'returned_qty', type: 'number' },
  { key: 'approved_date', type: 'datetime' },
  { key: 'eta', type: 'date' },
  {
    key: 'status',
    values: {
      Draft: 'Draft',
      Submitted: 'Submitted',
      Approved: 'Approved',
      Adjusted: 'Adjusted',
      Rejected: 'Rejected',
      Closed: 'Closed',
      Deleted: 'Deleted',
    },
  },
  { key: 'created_date', type: 'datetime' },
] as const

export const transferOutExport = exportable(transferOutData, {
  ...{ book: transferWords, title: 'out', rows: transferOutList, columns },
})
export const transferInExport = exportable(transferInData, {
  ...{ book: transferWords, title: 'in', rows: transferInList, columns },
})
