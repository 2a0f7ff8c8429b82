import type { Viewer } from '@sejuk/domain/viewers'
import { eq, or, type SQL, sql } from 'drizzle-orm'
import { branchWarehouses, warehouses } from '../../db/tables/masters/warehouses.ts'
import { atBranchesOf } from '../../platform/scope/branches.ts'

/** The warehouses of the viewer's branches, and those that serve them. Nothing narrows where all branches are the viewer's. */
export const choosableBy = (viewer: Viewer): SQL | undefined => {
  const own = atBranchesOf(viewer, warehouses.dept_code)
  const served = atBranchesOf(viewer, branchWarehouses.dept_code)
  return (
    own &&
    or(
      own,
      sql`exists (select 1 from ${branchWarehouses}
        where ${eq(branchWarehouses.warehouse_code, warehouses.warehouse_code)} and ${served})`,
    )
  )
}
