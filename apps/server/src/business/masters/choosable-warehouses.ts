import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, exists, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { branchWarehouses, warehouses } from '../../db/tables/masters/warehouses.ts'
import { atBranchesOf } from '../../platform/scope/branches.ts'

/** The warehouses of the viewer's branches, and those that serve them. */
export const choosableBy = (db: Db, viewer: Viewer) => {
  const own = atBranchesOf(viewer, warehouses.dept_code)
  const serving = db
    .select({ one: sql`1` })
    .from(branchWarehouses)
    .where(
      and(
        eq(branchWarehouses.warehouse_code, warehouses.warehouse_code),
        atBranchesOf(viewer, branchWarehouses.dept_code),
      ),
    )
  return own && or(own, exists(serving))
}
