import { customizationObjection, erpCustomizationTypes } from '@sejuk/domain/masters/erp-customizations'
import { photoRuleObjection } from '@sejuk/domain/masters/photo-lists'
import { photoPermission } from '@sejuk/domain/platform/attachment-permissions'
import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../src/db/database.ts'
import { items } from '../src/db/tables/catalogue/items.ts'
import { banks } from '../src/db/tables/masters/banks.ts'
import { departments } from '../src/db/tables/masters/departments.ts'
import { erpCustomizations } from '../src/db/tables/masters/erp-customizations.ts'
import { holidays } from '../src/db/tables/masters/holidays.ts'
import { itemCategories } from '../src/db/tables/masters/item-categories.ts'
import { kpiAreas } from '../src/db/tables/masters/kpi-areas.ts'
import { offices } from '../src/db/tables/masters/offices.ts'
import { branchWarehouses, warehouses, warehouseZones } from '../src/db/tables/masters/warehouses.ts'
import { freshDatabase } from '../test/servers/fresh-database.ts'
import { loadMasters } from './load-masters.ts'
import { loadReference } from './load-reference.ts'
import { standardPhotoLists } from './masters/photo-lists.ts'

const { url, drop } = await freshDatabase()
const database = openDatabase(url)
const { db } = database
afterAll(async () => {
  await database.close()
  await drop()
})

const load = async () => {
  const said: string[] = []
  await loadReference(database, () => {})
  await loadMasters(database, (line) => said.push(line))
  return said
}

test('a new house knows its lists, and is given them once', async () => {
  expect(await load()).toHaveLength(1)
  expect(await load()).toEqual([])
  expect(await db.$count(banks)).toBe(106)
  expect(await db.$count(itemCategories)).toBe(12)
  expect(await db.$count(items)).toBe(725)
  expect(await db.$count(holidays)).toBe(70)
  const types = await db.selectDistinct({ type: erpCustomizations.data_type }).from(erpCustomizations)
  expect(types.map(({ type }) => type).sort()).toEqual([...erpCustomizationTypes].sort())
})

test('a bank keeps its comma, its SWIFT code and its leading zeros', async () => {
  const [bri] = await db.select().from(banks).where(eq(banks.bank_code, '002'))
  expect(bri).toMatchObject({ bank_short_name: 'BRI', swift_code: 'BRINIDJA', chooseable_status: 'Yes' })
  const { rows } = await db.execute(sql`select bank_name from banks where bank_name like '%,%'`)
  expect(rows).toHaveLength(8)
  expect(rows.every(({ bank_name }) => !String(bank_name).includes('"'))).toBe(true)
  const { rows: codes } = await db.execute(
    sql`select bank_code from banks where bank_code !~ '^[0-9]{3}$' or swift_code !~ '^[A-Z0-9]{8}([A-Z0-9]{3})?$'`,
  )
  expect(codes).toEqual([])
})

test('every branch has an office, a warehouse with zones, and is measured in a known area', async () => {
  const branches = await db.select().from(departments)
  const areas = new Set((await db.select().from(kpiAreas)).map(({ kpi_area_code }) => kpi_area_code))
  expect(branches.filter(({ kpi_area }) => !areas.has(kpi_area ?? ''))).toEqual([])
  expect(await db.$count(offices)).toBe(branches.length)
  expect(await db.$count(warehouses)).toBe(branches.length)
  expect(await db.$count(warehouseZones)).toBe(branches.length * 4)
  const served = await db.select().from(branchWarehouses).where(eq(branchWarehouses.dept_code, '705'))
  expect(served.map(({ purpose, priority, warehouse_code }) => [purpose, priority, warehouse_code]).sort()).toEqual([
    ['return', 1, 'WH-705-01'],
    ['sales', 1, 'WH-705-01'],
    ['sales', 2, 'WH-700-01'],
    ['sparepart', 1, 'WH-700-01'],
  ])
})

test('what the product gives would pass its own rules', async () => {
  const rows = await db.select().from(erpCustomizations)
  expect(rows.map(({ data_type, code }) => customizationObjection(data_type, code)).filter(Boolean)).toEqual([])
  expect(standardPhotoLists.map(photoRuleObjection).filter(Boolean)).toEqual([])
  for (const { module_name, photo_alias } of standardPhotoLists) photoPermission(module_name, photo_alias, 'View')
})

test('an upgrade gives what is new and brings back nothing that was removed or renamed', async () => {
  await db.delete(holidays).where(eq(holidays.holiday_date, '2026-01-01'))
  await db.update(banks).set({ bank_short_name: 'Bank Rakyat' }).where(eq(banks.bank_code, '002'))
  await db.delete(banks).where(eq(banks.bank_code, '008'))
  await db.execute(sql`update reference_versions set hash = 'older'`)
  await db.execute(sql`update reference_versions set codes = array_remove(codes, '008') where name = 'banks'`)
  expect(await load()).toHaveLength(1)
  expect(await db.$count(holidays)).toBe(69)
  expect(await db.$count(banks)).toBe(106)
  const [bri] = await db.select().from(banks).where(eq(banks.bank_code, '002'))
  expect(bri?.bank_short_name).toBe('Bank Rakyat')
})
