import { deliveryData } from '@sejuk/contract/delivery/delivery-orders'
import { receiptData } from '@sejuk/contract/delivery/delivery-receipts'
import { deliveryWords } from '@sejuk/words/delivery/delivery-orders'
import { exportable } from '../../../platform/export/exportable.ts'
import { deliveryList } from './queries.ts'
import { receiptList } from './receipt-queries.ts'

export const deliveryExport = exportable(deliveryData, {
  book: deliveryWords,
  title: 'title',
  rows: deliveryList,
  columns: [
    { key: 'delivery_code', width: 20 },
    { key: 'customer_code', width: 14 },
    { key: 'customer_name', word: 'customer', width: 32 },
    { key: 'dept_name', word: 'dept_code', width: 20 },
    { key: 'warehouse_name', word: 'warehouse_code', width: 24 },
    { key: 'planned_date', type: 'date' },
    { key: 'time_slot' },
    { key: 'logistic_vendor', width: 24 },
    { key: 'driver_name', width: 22 },
    { key: 'truck_no', width: 14 },
    { key: 'total_qty', type: 'number' },
    { key: 'total_weight', type: 'number' },
    { key: 'total_volume', type: 'number' },
    { key: 'picking_status', width: 12 },
    { key: 'goods_issue_date', type: 'datetime' },
    { key: 'receipt_status', width: 12 },
    { key: 'received_qty', type: 'number' },
    { key: 'damaged_qty', type: 'number' },
    { key: 'short_qty', type: 'number' },
    { key: 'progress', width: 14 },
    { key: 'status', width: 18 },
    { key: 'created_date', type: 'datetime' },
  ],
})

export const receiptExport = exportable(receiptData, {
  book: deliveryWords,
  title: 'receipts',
  rows: receiptList,
  columns: [
    { key: 'delivery_code', width: 20 },
    { key: 'customer_name', word: 'customer', width: 32 },
    { key: 'goods_issue_date', type: 'datetime' },
    { key: 'received_date', type: 'datetime' },
    { key: 'signed_name', word: 'receiver', width: 24 },
    { key: 'received_qty', type: 'number' },
    { key: 'damaged_qty', type: 'number' },
    { key: 'short_qty', type: 'number' },
    { key: 'photo_count', word: 'photos', type: 'number' },
    { key: 'distance', type: 'number' },
    { key: 'receipt_status', width: 14 },
  ],
})
