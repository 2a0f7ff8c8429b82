import { rmaRequestData } from '@sejuk/contract/returns/rma-requests'
import { rmaWords } from '@sejuk/words/returns/rma-requests'
import { exportable } from '../../../platform/export/exportable.ts'
import { rmaList } from './queries.ts'

export const rmaExport = exportable(rmaRequestData, {
  book: rmaWords,
  title: 'title',
  rows: rmaList,
  columns: [
    { key: 'rma_code', width: 20 },
    { key: 'created_date', type: 'datetime' },
    {
      key: 'source',
      values: { Work_Order: 'Work_Order', Dealer_DOA: 'Dealer_DOA', Project_Site: 'Project_Site' },
    },
    { key: 'customer_name', width: 30 },
    { key: 'asc_code', width: 12 },
    { key: 'serials_in', width: 24 },
    { key: 'serials_out', width: 24 },
    { key: 'symptom', width: 40 },
    { key: 'warranty_until', type: 'date' },
    { key: 'in_status', values: { Waiting: 'Waiting', Received: 'Received', Missing: 'Missing' } },
    { key: 'out_status', values: { None: 'None', Locked: 'Locked', Sent: 'Sent', Received: 'Received' } },
    { key: 'days_open', type: 'number' },
    {
      key: 'status',
      values: {
        ...{ Draft: 'Draft', Submitted: 'Submitted', Approved: 'Approved', Adjusted: 'Adjusted' },
        ...{ Rejected: 'Rejected', Closed: 'Closed', Deleted: 'Deleted' },
      },
    },
  ],
})
