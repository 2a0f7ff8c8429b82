import { itemFields, itemSheet } from '@sejuk/contract/catalogue/item-records'
import { because, encode } from '@sejuk/domain/messages'
import { itemRecordWords } from '@sejuk/words/catalogue/item-records'
import { z } from 'zod'
import { yesNo, yesNoColumn } from '../../../platform/import/cells.ts'
import { recordSheet } from '../../../platform/import/record-sheet.ts'
import { addItem, takeBackItems } from './commands.ts'

const { words } = itemRecordWords
const { shape } = itemFields

const line = /^(\S+)\s*x\s*(\d+)\s*=\s*(\d+(?:[.,]\d+)?)\s*%?$/i

/** 'GSW-05NK3(I) x 1 = 40%', one below the other or parted by semicolons. */
const subItems = z
  .string()
  .default('')
  .transform(
    (text, context): NonNullable<z.input<typeof shape.sub_items>> =>
      text
        .split(/[;\n]/)
        .map((part) => part.trim())
        .filter(Boolean)
        .flatMap((part) => {
          const [, sub_item_code, sub_quantity, share] = line.exec(part) ?? []
          if (sub_item_code && sub_quantity && share)
            return [{ sub_item_code, sub_quantity, price_share: share.replace(',', '.') }]
          context.addIssue({ code: 'custom', message: encode(because('sub-items-as-written')) })
          return []
        }),
  )
  .pipe(shape.sub_items.unwrap())

const code = (list: string, daftar: string) =>
  [`Required, a code of the list ${list}`, `Wajib, kode dari daftar ${daftar}`] as const
const months = ['Whole months, 0 where there is none', 'Bulan bulat, 0 jika tidak ada'] as const

/** Every row becomes a draft, checked like the form; somebody else approves it. */
export const itemImport = recordSheet(itemSheet, {
  sheet: 'Item',
  schema: z.object({
    ...shape,
    has_serial: yesNo(false),
    sellable_online: yesNo(false),
    sub_items: subItems,
    used_for_indoor_outdoor: z.string().trim().default('None').pipe(shape.used_for_indoor_outdoor),
  }),
  columns: {
    item_code: { titles: words.item_code, width: 20, example: 'GSW-05NK4' },
    item_name: { titles: words.item_name, width: 40, example: 'Gree Split Standard NK4 0,5 PK' },
    local_name: { titles: words.local_name, width: 40, example: '' },
    brand_code: { titles: words.brand_code, example: 'GREE' },
    category_code: { titles: words.category_code, rule: code('Category', 'Kategori'), example: 'SPL' },
    business_unit_code: {
      titles: words.business_unit_code,
      rule: code('Business unit', 'Unit bisnis'),
      example: 'RAC',
    },
    item_type: {
      titles: words.item_type,
      width: 28,
      rule: code('Item type', 'Jenis barang'),
      example: 'Finished Goods - Set',
    },
    used_for_indoor_outdoor: {
      titles: words.used_for_indoor_outdoor,
      rule: ['Indoor, Outdoor, Set or None', 'Indoor, Outdoor, Set, atau None'],
      example: 'Set',
    },
    items_belongs_to: { titles: words.items_belongs_to, example: 'COMPANY' },
    series: { titles: words.series, example: 'NK4' },
    model: { titles: words.model, example: '' },
    old_code: { titles: words.old_code, example: 'GSW-05NK3' },
    barcode: { titles: words.barcode, example: '8990001234564' },
    capacity_pk: { titles: words.capacity_pk, example: '0.5' },
    btu_per_hour: { titles: words.btu_per_hour, example: '5000' },
    technology: { titles: words.technology, example: 'Fixed Speed' },
    refrigerant: { titles: words.refrigerant, example: 'R32' },
    voltage: { titles: words.voltage, example: '220-240V/1Ph/50Hz' },
    rated_power_w: { titles: words.rated_power_w, example: '440' },
    sub_items: {
      titles: words.sub_items,
      width: 40,
      rule: ['Code x pieces = share%, parted by semicolons', 'Kode x jumlah = bagian%, dipisah titik koma'],
      example: 'GSW-05NK4(I) x 1 = 40%; GSW-05NK4(O) x 1 = 60%',
    },
    uom: { titles: words.uom, example: 'SET' },
    e_faktur_goods_code: { titles: words.e_faktur_goods_code, example: '841510' },
    e_faktur_uom_code: { titles: words.e_faktur_uom_code, example: 'UM.0019' },
    weight_kg: { titles: words.weight_kg, example: '29.9' },
    volume_m3: { titles: words.volume_m3, example: '0.141' },
    pack_qty: { titles: words.pack_qty, example: '1' },
    has_serial: yesNoColumn(words.has_serial, 'No'),
    serial_mask: { titles: words.serial_mask, example: '' },
    warranty_sparepart_months: { titles: words.warranty_sparepart_months, rule: months, example: '36' },
    warranty_compressor_months: { titles: words.warranty_compressor_months, rule: months, example: '60' },
    warranty_policy_code: { titles: words.warranty_policy_code, example: '' },
    sellable_online: yesNoColumn(words.sellable_online, 'No'),
    replaced_by_item_code: { titles: words.replaced_by_item_code, example: '' },
  },
  book: itemRecordWords,
  title: 'title',
  add: addItem,
  undo: takeBackItems,
  page: 'items',
})
