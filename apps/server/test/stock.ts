import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { items } from '../src/db/tables/catalogue/items.ts'
import { brands } from '../src/db/tables/masters/brands.ts'
import { businessUnits } from '../src/db/tables/masters/business-units.ts'
import { warehouseVendors } from '../src/db/tables/masters/warehouse-vendors.ts'
import { branchWarehouses, warehouses } from '../src/db/tables/masters/warehouses.ts'

export const stockWarehouse = (warehouse_code: string, dept_code: string) => ({
  ...{ warehouse_code, dept_code, warehouse_name: `Warehouse ${warehouse_code}` },
  ...{ warehouse_type: 'BRANCH', warehouse_vendor_code: 'RCI' },
})
export const stockItem = (item_code: string, over: Partial<typeof items.$inferInsert> = {}) => ({
  ...{ item_code, item_name: `Item ${item_code}`, item_type: 'Unit', business_unit_code: 'RAC', brand_code: 'GREE' },
  ...{ used_for_indoor_outdoor: 'None' as const, has_serial: false },
  ...{ warranty_sparepart_months: 12, warranty_compressor_months: 12, ...over },
})

/** What items and warehouses refer to. */
export const makeStockLists = async (db: NodePgDatabase) => {
  const unit = { business_unit_code: 'RAC', business_unit_name: 'RAC', has_spareparts: true, seq: 1 }
  await db.insert(businessUnits).values(unit).onConflictDoNothing()
  await db.insert(brands).values({ brand_code: 'GREE', brand_name: 'Gree', seq: 1 }).onConflictDoNothing()
  const vendor = { warehouse_vendor_code: 'RCI', warehouse_vendor_name: 'RCI' }
  await db.insert(warehouseVendors).values(vendor).onConflictDoNothing()
}

/** Two warehouses of two branches, the second serving the first branch as well, and some items. */
export const makeStock = async (db: NodePgDatabase) => {
  await makeStockLists(db)
  await db.insert(warehouses).values([stockWarehouse('W1', '705'), stockWarehouse('W2', '713')])
  await db.insert(branchWarehouses).values([
    { dept_code: '705', warehouse_code: 'W1', purpose: 'sales', priority: 1 },
    { dept_code: '705', warehouse_code: 'W2', purpose: 'sales', priority: 2 },
    { dept_code: '713', warehouse_code: 'W2', purpose: 'sales', priority: 1 },
  ])
  await db
    .insert(items)
    .values([
      stockItem('P1'),
      stockItem('P2'),
      stockItem('U1', { has_serial: true, used_for_indoor_outdoor: 'Outdoor' }),
      stockItem('SET', { used_for_indoor_outdoor: 'Set' }),
    ])
}
