import { itemReplacementData } from '@sejuk/contract/catalogue/item-replacements'
import { itemReplacementWords } from '@sejuk/words/catalogue/item-replacements'
import { exportable } from '../../../platform/export/exportable.ts'
import { itemReplacementList } from './queries.ts'

export const itemReplacementExport = exportable(itemReplacementData, {
  book: itemReplacementWords,
  title: 'title',
  rows: itemReplacementList,
  columns: [
    { key: 'replace_code', width: 12 },
    { key: 'old_item_code', width: 20 },
    { key: 'old_item_name', width: 36 },
    { key: 'new_item_code', width: 20 },
    { key: 'new_item_name', width: 36 },
    { key: 'ratio', type: 'number' },
    { key: 'direction', values: { 'one-way': 'one-way', both: 'both' } },
    { key: 'valid_from' },
    { key: 'valid_to' },
    { key: 'reason', width: 40 },
    { key: 'create_user_name' },
    { key: 'created_date', type: 'datetime' },
  ],
})
