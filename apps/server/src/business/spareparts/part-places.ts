import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { serviceCentres } from '../../db/tables/aftersales/service-centres.ts'
import { branchWarehouses, warehouses } from '../../db/tables/masters/warehouses.ts'
import { ascShelves } from '../../db/tables/spareparts/sparepart-shipments.ts'
import { refuse } from '../../platform/http/refuse.ts'

/** The warehouse that gives a branch its spare parts: its first choice, or any that keeps some. */
export const supplyOf = async (db: Db, dept_code: string) => {
  const active = eq(warehouses.is_active, true)
  const [own] = await db
    .select({ warehouse_code: warehouses.warehouse_code, supply_dept: warehouses.dept_code })
    .from(branchWarehouses)
    .innerJoin(warehouses, eq(warehouses.warehouse_code, branchWarehouses.warehouse_code))
    .where(and(eq(branchWarehouses.dept_code, dept_code), eq(branchWarehouses.purpose, 'sparepart'), active))
    .orderBy(asc(branchWarehouses.priority))
    .limit(1)
  if (own) return own
  const [any] = await db
    .select({ warehouse_code: warehouses.warehouse_code, supply_dept: warehouses.dept_code })
    .from(warehouses)
    .where(and(eq(warehouses.is_sparepart, true), active))
    .orderBy(asc(warehouses.warehouse_code))
    .limit(1)
  return any
}

/** The centre's shelf, where it has one already. */
export const shelfOf = async (db: Db, asc_code: string) => {
  const [shelf] = await db.select().from(ascShelves).where(eq(ascShelves.asc_code, asc_code))
  return shelf?.warehouse_code
}

/** The shelf of a centre; the first part that goes there makes it. */
export const requireShelf = async (db: Db, asc_code: string) => {
  const known = await shelfOf(db, asc_code)
  if (known) return known
  const [centre] = await db.select().from(serviceCentres).where(eq(serviceCentres.asc_code, asc_code))
  if (!centre) return refuse('notFound')
  const [like] = await db.select().from(warehouses).orderBy(asc(warehouses.warehouse_code)).limit(1)
  if (!like) return refuse('notFound')
  const warehouse_code = `SHELF-${asc_code}`
  await db
    .insert(warehouses)
    .values({
      ...{ warehouse_code, warehouse_name: `${centre.asc_name} (${asc_code})`, warehouse_type: 'SPAREPART' },
      ...{ warehouse_vendor_code: like.warehouse_vendor_code, dept_code: centre.dept_code, is_sparepart: false },
      ...{ address: centre.address, lat: centre.lat, lng: centre.lng },
    })
    .onConflictDoNothing()
  await db.insert(ascShelves).values({ asc_code, warehouse_code }).onConflictDoNothing()
  return warehouse_code
}
