import { oldPartData } from '@sejuk/contract/spareparts/old-parts'
import { oldPartWords } from '@sejuk/words/spareparts/old-parts'
import { exportable } from '../../../platform/export/exportable.ts'
import { oldPartList } from './queries.ts'

export const oldPartExport = exportable(oldPartData, {
  ...{ book: oldPartWords, title: 'title', rows: oldPartList },
  columns: [
    { key: 'old_part_code', width: 20 },
    { key: 'asc_name', width: 28 },
    { key: 'work_order_number', width: 20 },
    { key: 'item_code', width: 18 },
    { key: 'item_name', width: 32 },
    { key: 'qty', type: 'number' },
    { key: 'received_qty', type: 'number' },
    { key: 'amount', type: 'money' },
    { key: 'used_date', type: 'date' },
    { key: 'due_date', type: 'date' },
    { key: 'status', values: { Owed: 'Owed', Received: 'Received', Deducted: 'Deducted' } },
    { key: 'reimbursement_code', width: 20 },
  ],
})
