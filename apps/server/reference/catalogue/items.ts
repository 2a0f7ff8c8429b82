import type { items } from '../../src/db/tables/catalogue/items.ts'
import { standardBrands } from '../masters/small-lists.ts'
import { readCsv } from '../read-csv.ts'

type Item = typeof items.$inferInsert

/** Everything that is sold, sets and their halves among it. */
export const standardGoods = () =>
  readCsv('items.csv').map(
    (cell): Item => ({
      item_code: cell('item_code'),
      item_name: cell('item_name'),
      brand_code: cell('brand_code'),
      category_code: cell('category_code'),
      business_unit_code: cell('business_unit'),
      item_type: cell('item_type'),
      used_for_indoor_outdoor: cell('used_for_indoor_outdoor') as Item['used_for_indoor_outdoor'],
      capacity_pk: cell('capacity_pk') ? Number(cell('capacity_pk')) : null,
      sub_items: cell('sub_items') ? JSON.parse(cell('sub_items')) : [],
      has_serial: cell('serial_number_required') === 'Yes',
      warranty_sparepart_months: Number(cell('warranty_sparepart_months')),
      warranty_compressor_months: Number(cell('warranty_compressor_months')),
      is_active: cell('status') === 'Active',
    }),
  )

export const standardSpareParts = () =>
  readCsv('spare-parts.csv').map(
    (cell): Item => ({
      item_code: cell('part_code'),
      item_name: cell('part_name'),
      local_name: cell('part_name_id'),
      brand_code: standardBrands.find(({ brand_name }) => brand_name === cell('brand_name'))?.brand_code ?? null,
      category_code: null,
      business_unit_code: cell('business_unit'),
      item_type: 'Spare Part',
      used_for_indoor_outdoor: 'None',
      has_serial: false,
      warranty_sparepart_months: Number(cell('warranty_months')),
      warranty_compressor_months: 0,
    }),
  )
