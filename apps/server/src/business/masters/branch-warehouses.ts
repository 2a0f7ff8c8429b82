import { and, asc, eq, inArray, ne, or } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { branchWarehouses, warehouses } from '../../db/tables/masters/warehouses.ts'

/** The warehouses of a branch and those that serve it, as far as they are in use. */
export const servesBranch = (db: Db, dept_code: string) => {
  const served = db
    .select({ code: branchWarehouses.warehouse_code })
    .from(branchWarehouses)
    .where(eq(branchWarehouses.dept_code, dept_code))
  return and(
    eq(warehouses.is_active, true),
    or(eq(warehouses.dept_code, dept_code), inArray(warehouses.warehouse_code, served)),
  )
}

/** The branch's first choice among the warehouses that sell for it; one that serves it otherwise only where none sells. */
export const firstWarehouseOf = async (db: Db, dept_code: string) => {
  const [found] = await db
    .select({ warehouse_code: warehouses.warehouse_code, warehouse_name: warehouses.warehouse_name })
    .from(branchWarehouses)
    .innerJoin(warehouses, eq(warehouses.warehouse_code, branchWarehouses.warehouse_code))
    .where(and(eq(branchWarehouses.dept_code, dept_code), eq(warehouses.is_active, true)))
    .orderBy(
      ne(branchWarehouses.purpose, 'sales'),
      asc(branchWarehouses.priority),
      asc(branchWarehouses.warehouse_code),
    )
    .limit(1)
  if (found) return found
  const [own] = await db
    .select({ warehouse_code: warehouses.warehouse_code, warehouse_name: warehouses.warehouse_name })
    .from(warehouses)
    .where(and(eq(warehouses.dept_code, dept_code), eq(warehouses.is_active, true)))
    .orderBy(asc(warehouses.warehouse_code))
    .limit(1)
  return own
}
