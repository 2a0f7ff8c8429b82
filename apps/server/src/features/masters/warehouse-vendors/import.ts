import { createWarehouseVendor, warehouseVendorSheet } from '@sejuk/contract/masters/warehouse-vendors'
import { recordWords } from '@sejuk/words/masters/records'
import { warehouseVendorWords } from '@sejuk/words/masters/warehouse-vendors'
import { z } from 'zod'
import { yesNo, yesNoColumn } from '../../../platform/import/cells.ts'
import { recordSheet } from '../../../platform/import/record-sheet.ts'
import { addWarehouseVendor, takeBackWarehouseVendors } from './commands.ts'

const { words } = warehouseVendorWords

export const warehouseVendorImport = recordSheet(warehouseVendorSheet, {
  sheet: 'Warehouse Vendor',
  schema: z.object({ ...createWarehouseVendor.input.shape, is_active: yesNo(true) }),
  columns: {
    warehouse_vendor_code: { titles: words.warehouse_vendor_code, example: 'SINAR' },
    warehouse_vendor_name: { titles: words.warehouse_vendor_name, width: 30, example: 'Sinar Logistik' },
    pic_name: { titles: words.pic_name, example: 'Budi Santoso' },
    phone: { titles: words.phone, example: '081234567890' },
    email: { titles: words.email, example: 'gudang@sinar.co.id' },
    is_active: yesNoColumn(recordWords.words.is_active),
  },
  book: [warehouseVendorWords, recordWords],
  title: 'title',
  add: addWarehouseVendor,
  undo: takeBackWarehouseVendors,
  page: 'warehouseVendors',
})
