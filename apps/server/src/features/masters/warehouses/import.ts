import { createWarehouse, warehouseSheet } from '@sejuk/contract/masters/warehouses'
import { recordWords } from '@sejuk/words/masters/records'
import { warehouseWords } from '@sejuk/words/masters/warehouses'
import { z } from 'zod'
import { branchColumn, parted, yesNo, yesNoColumn } from '../../../platform/import/cells.ts'
import { recordSheet } from '../../../platform/import/record-sheet.ts'
import { addWarehouse, takeBackWarehouses } from './commands.ts'

const { words } = warehouseWords
const { words: record } = recordWords
const { shape } = createWarehouse.input

export const warehouseImport = recordSheet(warehouseSheet, {
  sheet: 'Warehouse',
  schema: z.object({
    ...shape,
    zones: parted(shape.zones),
    is_sparepart: yesNo(false),
    allow_direct_pickup: yesNo(false),
    is_active: yesNo(true),
  }),
  columns: {
    warehouse_code: { titles: words.warehouse_code, example: 'WH-705-02' },
    warehouse_name: { titles: words.warehouse_name, width: 30, example: 'Gudang Jakarta Dua' },
    warehouse_type: {
      titles: words.warehouse_type,
      rule: [
        'Required, a code of the list Warehouse type in Meta Data',
        'Wajib, kode dari daftar Jenis gudang di Metadata',
      ],
      example: 'BRANCH',
    },
    warehouse_vendor_code: {
      titles: words.warehouse_vendor_code,
      rule: ['The code of a vendor; empty is RCI', 'Kode vendor; kosong berarti RCI'],
      example: 'RCI',
    },
    dept_code: branchColumn,
    address: { titles: record.address, width: 48, example: 'Jl. Raya Bekasi Km 21' },
    lat: { titles: record.lat, example: '-6.1865' },
    lng: { titles: record.lng, example: '106.8343' },
    zones: {
      titles: words.zones,
      rule: ['Parted by commas', 'Dipisahkan dengan koma'],
      example: 'A, B, RETURN',
    },
    is_sparepart: yesNoColumn(words.is_sparepart, 'No'),
    allow_direct_pickup: yesNoColumn(words.allow_direct_pickup, 'No'),
    pick_cutoff: { titles: words.pick_cutoff, example: '16:30' },
    is_active: yesNoColumn(record.is_active),
  },
  book: [warehouseWords, recordWords],
  title: 'title',
  add: addWarehouse,
  undo: takeBackWarehouses,
  page: 'warehouseConfiguration',
})
