import { retailOrderData, sellOutData } from '@sejuk/contract/retail/retail-orders'
import { retailOrderWords } from '@sejuk/words/retail/retail-orders'
import { exportable } from '../../../platform/export/exportable.ts'
import { retailOrderList } from './queries.ts'
import { sellOutList } from './sold-units.ts'

const statuses = {
  Submitted: 'Submitted',
  Approved: 'Approved',
  Rejected: 'Rejected',
  Adjusted: 'Adjusted',
  Deleted: 'Deleted',
} as const
const roles = { keyperson: 'keyperson', promotor: 'promotor', salesman: 'salesman' } as const

export const retailOrderExport = exportable(retailOrderData, {
  ...{ book: retailOrderWords, title: 'title', rows: retailOrderList },
  columns: [
    { key: 'retail_order_code', width: 20 },
    { key: 'sale_date', type: 'date' },
    { key: 'shop_name', word: 'shop', width: 30 },
    { key: 'customer_name', word: 'customer', width: 30 },
    { key: 'dept_name', word: 'dept_code', width: 20 },
    { key: 'create_user_name', word: 'seller', width: 24 },
    { key: 'seller_role', word: 'role', values: roles },
    { key: 'item_names', word: 'item', width: 30 },
    { key: 'quantity', type: 'number' },
    { key: 'amount', type: 'money' },
    { key: 'status', values: statuses },
  ],
})

export const sellOutExport = exportable(sellOutData, {
  ...{ book: retailOrderWords, title: 'searchTitle', rows: sellOutList },
  columns: [
    { key: 'sale_date', type: 'date' },
    { key: 'shop_name', word: 'shop', width: 30 },
    { key: 'customer_name', word: 'customer', width: 30 },
    { key: 'seller_name', word: 'seller', width: 24 },
    { key: 'item_code', word: 'item', width: 20 },
    { key: 'serial_indoor', width: 20 },
    { key: 'serial_outdoor', width: 20 },
    { key: 'consumer_name', width: 24 },
    { key: 'status', values: statuses },
  ],
})
