import { transferConfigurationData } from '@sejuk/contract/stock/transfer-configurations'
import { transferConfigurationWords } from '@sejuk/words/stock/transfer-configurations'
import { exportable } from '../../../platform/export/exportable.ts'
import { transferConfigurationList } from './queries.ts'

export const transferConfigurationExport = exportable(transferConfigurationData, {
  book: transferConfigurationWords,
  title: 'title',
  rows: transferConfigurationList,
  columns: [
    { key: 'from_warehouse', width: 14 },
    { key: 'to_warehouse', width: 14 },
    { key: 'item_code', width: 20 },
    { key: 'item_name', width: 36 },
    { key: 'category_code', width: 12 },
    { key: 'min_qty', type: 'number' },
    { key: 'max_qty', type: 'number' },
    { key: 'lead_days', type: 'number' },
  ],
})
