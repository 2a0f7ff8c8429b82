import { sql } from 'drizzle-orm'
import { items as t } from '../../../db/tables/catalogue/items.ts'
import { brands } from '../../../db/tables/masters/brands.ts'
import { itemCategories } from '../../../db/tables/masters/item-categories.ts'

export const itemSource = sql`${t} left join ${brands} on ${brands.brand_code} = ${t.brand_code}
  left join ${itemCategories} on ${itemCategories.category_code} = ${t.category_code}`

/** What lists and details share. */
export const itemFields = {
  item_code: t.item_code,
  item_name: t.item_name,
  local_name: t.local_name,
  brand_code: t.brand_code,
  brand_name: brands.brand_name,
  category_code: t.category_code,
  category_name: itemCategories.category_name,
  business_unit_code: t.business_unit_code,
  item_type: t.item_type,
  used_for_indoor_outdoor: t.used_for_indoor_outdoor,
  capacity_pk: t.capacity_pk,
  series: t.series,
  model: t.model,
  has_serial: t.has_serial,
  warranty_sparepart_months: t.warranty_sparepart_months,
  warranty_compressor_months: t.warranty_compressor_months,
  status: t.status,
  replaced_by_item_code: t.replaced_by_item_code,
  merged_into: t.merged_into,
  proposed: t.proposed,
  authors: t.authors,
  created_date: t.created_date,
  row_version: t.row_version,
}
