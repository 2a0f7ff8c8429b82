import { warehouseVendorData } from '@sejuk/contract/masters/warehouse-vendors'
import { recordWords } from '@sejuk/words/masters/records'
import { warehouseVendorWords } from '@sejuk/words/masters/warehouse-vendors'
import { exportable } from '../../../platform/export/exportable.ts'
import { warehouseVendorList } from './queries.ts'

export const warehouseVendorExport = exportable(warehouseVendorData, {
  book: [warehouseVendorWords, recordWords],
  title: 'title',
  rows: warehouseVendorList,
  columns: [
    { key: 'warehouse_vendor_code', width: 16 },
    { key: 'warehouse_vendor_name', width: 30 },
    { key: 'pic_name' },
    { key: 'phone', width: 18 },
    { key: 'email', width: 28 },
    { key: 'active_warehouses', type: 'number' },
    { key: 'is_active', word: 'status', width: 12, values: { true: 'active', false: 'inactive' } },
    { key: 'created_date', type: 'datetime' },
  ],
})
