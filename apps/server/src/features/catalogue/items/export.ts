import { itemData } from '@sejuk/contract/catalogue/item-records'
import { itemRecordWords } from '@sejuk/words/catalogue/item-records'
import { sql } from 'drizzle-orm'
import { items as t } from '../../../db/tables/catalogue/items.ts'
import { exportable } from '../../../platform/export/exportable.ts'
import { itemList } from './records.ts'

export const itemExport = exportable(itemData, {
  book: itemRecordWords,
  title: 'title',
  rows: (context) => {
    const list = itemList(context)
    const { proposed: _, authors: _authors, ...fields } = list.fields
    return {
      ...list,
      fields: {
        ...fields,
        old_code: t.old_code,
        barcode: t.barcode,
        uom: t.uom,
        e_faktur_goods_code: t.e_faktur_goods_code,
        e_faktur_uom_code: t.e_faktur_uom_code,
        weight_kg: t.weight_kg,
        volume_m3: t.volume_m3,
        serial_mask: t.serial_mask,
        /** As the sheet for uploading reads it. */
        sub_items: sql<string>`(select string_agg(format('%s x %s = %s%%', sub->>'sub_item_code', sub->>'sub_quantity', sub->>'price_share'), '; ' order by at)
          from jsonb_array_elements(${t.sub_items}) with ordinality as one(sub, at))`,
      },
    }
  },
  columns: [
    { key: 'item_code', width: 20 },
    { key: 'item_name', width: 40 },
    { key: 'local_name', width: 40 },
    { key: 'brand_code', width: 10 },
    { key: 'category_code', width: 10 },
    { key: 'category_name', word: 'category_name', width: 26 },
    { key: 'business_unit_code' },
    { key: 'item_type', width: 28 },
    { key: 'used_for_indoor_outdoor' },
    { key: 'series' },
    { key: 'model' },
    { key: 'old_code' },
    { key: 'barcode', width: 16 },
    { key: 'capacity_pk', type: 'number' },
    { key: 'sub_items', width: 40 },
    { key: 'uom', width: 8 },
    { key: 'e_faktur_goods_code' },
    { key: 'e_faktur_uom_code' },
    { key: 'weight_kg', type: 'number' },
    { key: 'volume_m3', type: 'number' },
    { key: 'has_serial', values: { true: 'Yes', false: 'No' } },
    { key: 'serial_mask', width: 30 },
    { key: 'warranty_sparepart_months', type: 'number' },
    { key: 'warranty_compressor_months', type: 'number' },
    { key: 'replaced_by_item_code' },
    { key: 'merged_into' },
    { key: 'status', values: { Draft: 'Draft', Submitted: 'Submitted', Approved: 'Approved', Closed: 'Closed' } },
    { key: 'created_date', type: 'datetime' },
  ],
})
