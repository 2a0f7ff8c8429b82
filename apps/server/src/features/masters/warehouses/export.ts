import { warehouseData } from '@sejuk/contract/masters/warehouses'
import { everydayWords } from '@sejuk/words/everyday'
import { recordWords } from '@sejuk/words/masters/records'
import { warehouseWords } from '@sejuk/words/masters/warehouses'
import { sql } from 'drizzle-orm'
import { exportable } from '../../../platform/export/exportable.ts'
import { warehouseList } from './queries.ts'

export const warehouseExport = exportable(warehouseData, {
  book: [warehouseWords, recordWords, everydayWords],
  title: 'title',
  rows: (context) => {
    const list = warehouseList(context)
    return { ...list, fields: { ...list.fields, zones: sql<string>`array_to_string(${list.fields.zones}, ', ')` } }
  },
  columns: [
    { key: 'warehouse_code', width: 16 },
    { key: 'warehouse_name', width: 30 },
    { key: 'warehouse_type', width: 14 },
    { key: 'warehouse_vendor_code', width: 14 },
    { key: 'dept_code', word: 'branch', width: 10 },
    { key: 'dept_name', word: 'branch_name' },
    { key: 'address', width: 48 },
    { key: 'lat', type: 'number' },
    { key: 'lng', type: 'number' },
    { key: 'zones' },
    { key: 'is_sparepart', width: 16, values: { true: 'yes', false: 'no' } },
    { key: 'allow_direct_pickup', width: 16, values: { true: 'yes', false: 'no' } },
    { key: 'pick_cutoff', width: 12 },
    { key: 'is_active', word: 'status', width: 12, values: { true: 'active', false: 'inactive' } },
    { key: 'created_date', type: 'datetime' },
  ],
})
