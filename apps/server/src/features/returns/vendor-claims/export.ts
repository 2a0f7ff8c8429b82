import { vendorClaimData } from '@sejuk/contract/returns/vendor-claims'
import { claimWords } from '@sejuk/words/returns/vendor-claims'
import { exportable } from '../../../platform/export/exportable.ts'
import { claimList } from './queries.ts'

export const claimExport = exportable(vendorClaimData, {
  book: claimWords,
  title: 'title',
  rows: claimList,
  columns: [
    { key: 'claim_code', width: 20 },
    { key: 'created_date', type: 'datetime' },
    { key: 'factory_name', width: 30 },
    { key: 'factory_reference', width: 20 },
    { key: 'warehouse_name', width: 24 },
    { key: 'line_count', type: 'number' },
    { key: 'answered_count', type: 'number' },
    { key: 'claim_amount', type: 'number' },
    { key: 'accepted_amount', type: 'number' },
    { key: 'status', values: { Draft: 'Draft', Sent: 'Sent', Answered: 'Answered', Deleted: 'Deleted' } },
  ],
})
