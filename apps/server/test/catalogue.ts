import type { Db } from '../src/db/database.ts'
import { items } from '../src/db/tables/catalogue/items.ts'
import { serialNumbers } from '../src/db/tables/catalogue/serial-numbers.ts'
import { brands } from '../src/db/tables/masters/brands.ts'
import { businessUnits } from '../src/db/tables/masters/business-units.ts'
import { itemCategories } from '../src/db/tables/masters/item-categories.ts'

/** A set with its two halves, and an accessory without serial numbers. */
export const makeSet = async (db: Db, code = 'GSW-09') => {
  await db.insert(brands).values({ brand_code: 'GREE', brand_name: 'Gree', seq: 1 }).onConflictDoNothing()
  await db
    .insert(businessUnits)
    .values({ business_unit_code: 'RAC', business_unit_name: 'Residential', has_spareparts: true, seq: 1 })
    .onConflictDoNothing()
  await db
    .insert(itemCategories)
    .values({
      category_code: 'SPL',
      category_name: 'Split',
      business_unit_code: 'RAC',
      is_for_ticket: true,
      is_for_exploded_view: true,
      seq: 1,
    })
    .onConflictDoNothing()
  const model = {
    brand_code: 'GREE',
    category_code: 'SPL',
    business_unit_code: 'RAC',
    capacity_pk: 1,
    warranty_sparepart_months: 36,
    warranty_compressor_months: 60,
  }
  const half = (kind: 'Indoor' | 'Outdoor') => ({
    ...model,
    item_code: `${code}(${kind[0]})`,
    item_name: `Gree Split 1 PK ${kind}`,
    item_type: `Finished Goods - ${kind} Unit`,
    used_for_indoor_outdoor: kind,
    has_serial: true,
  })
  const halves = [half('Indoor'), half('Outdoor')]
  await db.insert(items).values([
    ...halves,
    {
      ...model,
      item_code: code,
      item_name: 'Gree Split 1 PK',
      item_type: 'Finished Goods - Set',
      used_for_indoor_outdoor: 'Set',
      has_serial: false,
      sub_items: halves.map(({ item_code, item_name }) => ({
        sub_item_code: item_code,
        sub_item_name: item_name,
        sub_quantity: 1,
        price_share: 50,
      })),
    },
  ])
}

/** A unit of the set's indoor half, as its events would have left it. */
export const makeSerial = (db: Db, more: Partial<typeof serialNumbers.$inferInsert> & { serial_number: string }) =>
  db.insert(serialNumbers).values({
    item_code: 'GSW-09(I)',
    item_name: 'Gree Split 1 PK Indoor',
    set_item_code: 'GSW-09',
    unit_kind: 'Indoor',
    brand_code: 'GREE',
    category_code: 'SPL',
    business_unit: 'RAC',
    capacity_pk: 1,
    status: 'InStock',
    ...more,
  })
