import { shopData } from '@sejuk/contract/customers/shops'
import { shopWords } from '@sejuk/words/customers/shops'
import { exportable } from '../../../platform/export/exportable.ts'
import { shopList } from './queries.ts'

export const shopExport = exportable(shopData, {
  book: shopWords,
  title: 'title',
  rows: shopList,
  columns: [
    { key: 'shop_code', width: 18 },
    { key: 'shop_name', width: 36 },
    { key: 'customer_code', width: 18 },
    { key: 'customer_name', width: 36 },
    { key: 'dept_code', width: 10 },
    { key: 'dept_name' },
    { key: 'salesman_name' },
    { key: 'keyperson_name' },
    { key: 'promotor_names', width: 32 },
    { key: 'shop_class', width: 8 },
    { key: 'city_name' },
    { key: 'detail_address', width: 48 },
    { key: 'sell_out', type: 'number' },
    { key: 'last_visit_date', type: 'date' },
    { key: 'status', values: { Draft: 'Draft', Approved: 'Approved', Closed: 'Closed' } },
    { key: 'created_date', type: 'datetime' },
  ],
})
