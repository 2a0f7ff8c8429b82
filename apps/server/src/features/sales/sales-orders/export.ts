import { salesOrderData } from '@sejuk/contract/sales/sales-orders'
import { salesOrderWords } from '@sejuk/words/sales/sales-orders'
import { exportable } from '../../../platform/export/exportable.ts'
import { salesOrderList } from './queries.ts'

export const salesOrderExport = exportable(salesOrderData, {
  book: salesOrderWords,
  title: 'title',
  rows: salesOrderList,
  columns: [
    { key: 'order_code', width: 20 },
    { key: 'order_date', type: 'date' },
    { key: 'customer_code', width: 14 },
    { key: 'customer_name', width: 32 },
    { key: 'dept_code' },
    { key: 'salesman_name', word: 'salesman', width: 22 },
    { key: 'order_type' },
    { key: 'po_number', width: 18 },
    { key: 'total_qty', type: 'number' },
    { key: 'list_amount', type: 'money' },
    { key: 'discount_amount', type: 'money' },
    { key: 'discount_percent', type: 'number' },
    { key: 'total_amount', type: 'money' },
    { key: 'delivered_qty', type: 'number' },
    { key: 'invoiced_qty', type: 'number' },
    { key: 'status', width: 14 },
    { key: 'created_date', type: 'datetime' },
  ],
})
