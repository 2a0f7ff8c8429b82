import { itemPriceData } from '@sejuk/contract/catalogue/prices'
import { priceWords } from '@sejuk/words/catalogue/prices'
import { exportable } from '../../../platform/export/exportable.ts'
import { itemPriceList } from './queries.ts'

export const itemPriceExport = exportable(itemPriceData, {
  book: priceWords,
  title: 'title',
  rows: itemPriceList,
  columns: [
    { key: 'price_code', width: 14 },
    { key: 'item_code', width: 20 },
    { key: 'item_name', width: 40 },
    { key: 'org_code', width: 12 },
    { key: 'dept_code', width: 10 },
    { key: 'dept_name', width: 20 },
    { key: 'customer_level', width: 14 },
    { key: 'min_qty', type: 'number' },
    { key: 'price_include_tax', type: 'money' },
    { key: 'price_without_tax', type: 'money' },
    { key: 'valid_from', type: 'date' },
    { key: 'valid_to', type: 'date' },
    {
      key: 'status',
      values: {
        Draft: 'Draft',
        Submitted: 'Submitted',
        Approved: 'Approved',
        Rejected: 'Rejected',
        Closed: 'Closed',
      },
    },
    { key: 'create_user_name' },
    { key: 'created_date', type: 'datetime' },
    { key: 'approved_user_name' },
  ],
})
