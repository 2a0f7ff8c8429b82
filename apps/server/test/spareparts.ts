import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { moveStock } from '../src/business/stock/move-stock.ts'
import { itemReplacements } from '../src/db/tables/catalogue/item-replacements.ts'
import { items } from '../src/db/tables/catalogue/items.ts'
import { partsListLines, partsLists } from '../src/db/tables/catalogue/parts-lists.ts'
import { itemPrices } from '../src/db/tables/catalogue/prices.ts'
import { serialNumbers } from '../src/db/tables/catalogue/serial-numbers.ts'
import { organizations } from '../src/db/tables/masters/organizations.ts'
import { branchWarehouses, warehouses } from '../src/db/tables/masters/warehouses.ts'
import { attachments } from '../src/db/tables/platform/attachments.ts'
import { makeStockLists, stockItem, stockWarehouse } from './stock.ts'

type Db = NodePgDatabase

/** A unit with a parts list of a board and a compressor, a part of no list, and the warehouse that keeps them. */
export const makeParts = async (db: Db) => {
  await makeStockLists(db)
  await db.insert(warehouses).values([
    { ...stockWarehouse('WSP', '713'), is_sparepart: true },
    { ...stockWarehouse('WSP2', '705'), is_sparepart: true },
  ])
  await db.insert(branchWarehouses).values([
    { dept_code: '705', warehouse_code: 'WSP', purpose: 'sparepart', priority: 1 },
    { dept_code: '713', warehouse_code: 'WSP', purpose: 'sparepart', priority: 1 },
  ])
  const part = (code: string) => stockItem(code, { item_type: 'Spare Part', item_name: `Part ${code}` })
  await db
    .insert(items)
    .values([
      stockItem('UNIT', { has_serial: true, used_for_indoor_outdoor: 'Outdoor', warranty_compressor_months: 120 }),
      ...['PCB', 'PCB2', 'COMP', 'REMOTE'].map(part),
    ])
  const by = { created_by: 'A', updated_by: 'A', update_user_name: 'A' }
  await db.insert(partsLists).values({ bom_code: 'BOM-1', item_code: 'UNIT', bom_type: 'Outdoor', ...by })
  await db.insert(partsListLines).values([
    { bom_code: 'BOM-1', line_no: 1, position_no: 2, sparepart_item_code: 'PCB', qty: 1 },
    { bom_code: 'BOM-1', line_no: 2, position_no: 1, sparepart_item_code: 'COMP', qty: 1, is_compressor: true },
  ])
  await db.insert(itemReplacements).values({
    ...{ old_item_code: 'PCB', new_item_code: 'PCB2', ratio: 1, direction: 'one-way', valid_from: '2020-01-01' },
    ...{ created_by: 'A', create_user_name: 'A' },
  })
  const org = { org_code: '1-GREE', org_name: 'Gree', business_units: ['RAC'], seq: 1 }
  await db.insert(organizations).values(org).onConflictDoNothing()
  await db.insert(itemPrices).values(
    ['PCB', 'PCB2', 'COMP'].map((item_code) => ({
      ...{ item_code, org_code: '1-GREE', price_include_tax: 111_000, price_without_tax: 100_000 },
      ...{ valid_from: '2020-01-01', status: 'Approved' as const, created_by: 'A', create_user_name: 'A' },
    })),
  )
}

/** A unit that was delivered so many days ago. */
export const makeUnitNumber = (db: Db, serial_number: string, delivered_date: string) =>
  db.insert(serialNumbers).values({
    ...{ serial_number, item_code: 'UNIT', item_name: 'Unit', unit_kind: 'Outdoor' as const, brand_code: 'GREE' },
    ...{ category_code: 'SPL', business_unit: 'RAC', status: 'Sold' as const, delivered_date },
  })

let receipts = 0
export const stockUpParts = (db: Db, item_code: string, qty: number, warehouse_code = 'WSP') =>
  db.transaction((within) =>
    moveStock(within, { usercode: 'W', username: 'Wati' }, [
      {
        ...{ type: 'GR', warehouse_code, item_code, qty, line: 1 },
        document: { type: 'test', code: `PART-${++receipts}` },
      },
    ]),
  )

export const photographOrder = (db: Db, code: string, alias: string) =>
  db.insert(attachments).values({
    ...{ attachment_code: `${code}-${alias}`, kind: 'photo' as const, module_name: 'sparepart_order' },
    ...{ module_code: code, alias, original_file_name: 'a.jpg', content_type: 'image/jpeg', bytes: 1 },
    ...{ sha256: alias, store_key: alias, created_by: 'T-1' },
  })
