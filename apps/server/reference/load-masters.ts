import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { followAccounts } from '../src/business/books/follow-accounts.ts'
import type { Database, Db } from '../src/db/database.ts'
import { errorCodes } from '../src/db/tables/aftersales/error-codes.ts'
import { repairChoices } from '../src/db/tables/aftersales/tickets.ts'
import { accountMap, ledgerAccounts } from '../src/db/tables/books/journals.ts'
import { items } from '../src/db/tables/catalogue/items.ts'
import { sparePartGroups, spareParts } from '../src/db/tables/catalogue/spare-parts.ts'
import { banks } from '../src/db/tables/masters/banks.ts'
import { brands } from '../src/db/tables/masters/brands.ts'
import { businessUnits } from '../src/db/tables/masters/business-units.ts'
import { departments } from '../src/db/tables/masters/departments.ts'
import { erpCustomizations } from '../src/db/tables/masters/erp-customizations.ts'
import { holidays } from '../src/db/tables/masters/holidays.ts'
import { itemCategories } from '../src/db/tables/masters/item-categories.ts'
import { kpiAreas } from '../src/db/tables/masters/kpi-areas.ts'
import { offices } from '../src/db/tables/masters/offices.ts'
import { organizations } from '../src/db/tables/masters/organizations.ts'
import { photoLists } from '../src/db/tables/masters/photo-lists.ts'
import { rebateTypes } from '../src/db/tables/masters/rebate-types.ts'
import { salesOrderTypes } from '../src/db/tables/masters/sales-order-types.ts'
import { warehouseVendors } from '../src/db/tables/masters/warehouse-vendors.ts'
import { branchWarehouses, warehouses, warehouseZones } from '../src/db/tables/masters/warehouses.ts'
import { standardErrorCodes } from './aftersales/error-codes.ts'
import { standardRepairChoices } from './aftersales/repair-choices.ts'
import { standardAccountMap, standardAccounts } from './books/accounts.ts'
import { standardGoods, standardPartFacts, standardPartGroups, standardSpareParts } from './catalogue/items.ts'
import { addMissing, loadOnce, neverGiven, type Stamps, stamp } from './given.ts'
import { standardBanks } from './masters/banks.ts'
import { standardPlaces, standardVendors, standardZones } from './masters/branch-places.ts'
import { standardCustomizations } from './masters/erp-customizations.ts'
import { standardHolidays } from './masters/holidays.ts'
import { standardPhotoLists } from './masters/photo-lists.ts'
import * as lists from './masters/small-lists.ts'

type Gift = { table: PgTable; codes: string[]; rows: object[] }
const gift = <T extends PgTable>(
  table: T,
  rows: T['$inferInsert'][],
  codeOf: (row: T['$inferInsert']) => string,
): Gift => ({
  table,
  rows,
  codes: rows.map(codeOf),
})

/** In this order: a list may refer to those above it. */
const gifts = () => ({
  banks: gift(banks, standardBanks(), (row) => row.bank_code),
  business_units: gift(businessUnits, lists.standardBusinessUnits, (row) => row.business_unit_code),
  organizations: gift(organizations, lists.standardOrganizations, (row) => row.org_code),
  brands: gift(brands, lists.standardBrands, (row) => row.brand_code),
  item_categories: gift(itemCategories, lists.standardItemCategories, (row) => row.category_code),
  items: gift(items, [...standardGoods(), ...standardSpareParts()], (row) => row.item_code),
  spare_part_groups: gift(sparePartGroups, standardPartGroups(), (row) => row.part_group_code),
  spare_parts: gift(spareParts, standardPartFacts(), (row) => row.item_code),
  sales_order_types: gift(salesOrderTypes, lists.standardSalesOrderTypes, (row) => row.type_code),
  rebate_types: gift(rebateTypes, lists.standardRebateTypes, (row) => row.type_rebate_code),
  kpi_areas: gift(kpiAreas, lists.standardKpiAreas, (row) => row.kpi_area_code),
  erp_customizations: gift(erpCustomizations, standardCustomizations, (row) => `${row.data_type} ${row.code}`),
  photo_lists: gift(photoLists, standardPhotoLists, (row) => `${row.module_name} ${row.photo_alias}`),
  holidays: gift(holidays, standardHolidays(), (row) => row.holiday_date),
  warehouse_vendors: gift(warehouseVendors, standardVendors, (row) => row.warehouse_vendor_code),
  error_codes: gift(errorCodes, standardErrorCodes, (row) => `${row.error_code} ${row.product_group.join(' ')}`),
  ledger_accounts: gift(ledgerAccounts, standardAccounts, (row) => row.account_code),
  account_map: gift(accountMap, standardAccountMap, (row) => `${row.line_kind} ${row.business_unit_code}`),
  repair_choices: gift(repairChoices, standardRepairChoices, (row) => `${row.choice_key} ${row.code}`),
})

/** What the product knows of the business besides: the lists people choose from, and where each branch works. */
export const loadMasters = async (database: Database, say: (line: string) => void) => {
  const given = gifts()
  const places = standardPlaces()
  const parts = {
    ...Object.fromEntries(Object.entries(given).map(([name, { codes, rows }]) => [name, stamp(codes, rows)])),
    branch_places: stamp(
      places.map(({ office }) => office.dept_code),
      places,
    ),
  }
  await loadOnce(database, parts, async (tx, stamps) => {
    for (const [name, { table, codes, rows }] of Object.entries(given)) {
      const isNew = neverGiven(stamps, name)
      await addMissing(
        tx,
        table,
        rows.filter((_, n) => isNew(codes[n] ?? '')),
      )
    }
    await givePlaces(tx, places, stamps)
    // Of a database from before the books: its journals wait for these accounts.
    await followAccounts(tx)
    say('reference data: banks, lists, warehouses, offices and holidays are in place')
  })
}

/** A branch that is no longer there needs no place. */
const givePlaces = async (db: Db, places: ReturnType<typeof standardPlaces>, stamps: Stamps) => {
  const isNew = neverGiven(stamps, 'branch_places')
  const wanted = places.filter(({ office }) => isNew(office.dept_code))
  if (!wanted.length) return
  const codes = wanted.map(({ office }) => office.dept_code)
  const found = await db.select().from(departments).where(inArray(departments.dept_code, codes))
  const isThere = new Set(found.map(({ dept_code }) => dept_code))
  const here = wanted.filter(({ office }) => isThere.has(office.dept_code))
  await addMissing(
    db,
    offices,
    here.map(({ office }) => office),
  )
  const added = await addMissing(
    db,
    warehouses,
    here.map(({ warehouse }) => warehouse),
  )
  await addMissing(
    db,
    warehouseZones,
    added.flatMap(({ warehouse_code }) => standardZones.map((zone_code, seq) => ({ warehouse_code, zone_code, seq }))),
  )
  await addMissing(db, branchWarehouses, servicesOf(added))
  for (const { kpi_area, office } of here)
    await db
      .update(departments)
      .set({ kpi_area })
      .where(and(eq(departments.dept_code, office.dept_code), isNull(departments.kpi_area)))
}

/** A branch sells from its own warehouse first, and from the head office's where it has none; spare parts come from there alone. */
const servicesOf = (added: (typeof warehouses.$inferSelect)[]) => {
  const main = added.find(({ warehouse_type }) => warehouse_type === 'MAIN')
  return added.flatMap(({ dept_code, warehouse_code }) => {
    const own = { dept_code, warehouse_code, priority: 1 }
    const spare = main && { dept_code, warehouse_code: main.warehouse_code }
    return [
      { ...own, purpose: 'sales' as const },
      { ...own, purpose: 'return' as const },
      ...(spare && spare.warehouse_code !== warehouse_code
        ? [{ ...spare, purpose: 'sales' as const, priority: 2 }]
        : []),
      ...(spare ? [{ ...spare, purpose: 'sparepart' as const, priority: 1 }] : []),
    ]
  })
}
