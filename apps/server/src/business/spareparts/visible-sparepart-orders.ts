import type { Viewer } from '@sejuk/domain/viewers'
import { or, type SQL, sql } from 'drizzle-orm'
import { sparepartOrders as t } from '../../db/tables/spareparts/sparepart-orders.ts'
import { partsOfTwoBranches } from '../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../platform/scope/visible-to.ts'

/** The branch, the centre, the technician or the customer it is for, and the branch of the warehouse that delivers it. */
export const visibleSparepartOrders = (viewer: Viewer): SQL =>
  or(visibleTo(viewer, t), visibleTo(viewer, { dept_code: t.supply_dept })) ?? sql`false`

/** The same, each part in the order in which orders were created. */
export const partsOfSparepartOrders = (viewer: Viewer, branches: readonly string[]) =>
  partsOfTwoBranches(viewer, t, t.supply_dept, branches)
