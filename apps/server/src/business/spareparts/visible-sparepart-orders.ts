import type { Viewer } from '@sejuk/domain/viewers'
import { or, type SQL, sql } from 'drizzle-orm'
import { sparepartOrders as t } from '../../db/tables/spareparts/sparepart-orders.ts'
import { visibleTo } from '../../platform/scope/visible-to.ts'

/** The branch, the centre, the technician or the customer it is for, and the branch of the warehouse that delivers it. */
export const visibleSparepartOrders = (viewer: Viewer): SQL =>
  or(visibleTo(viewer, t), visibleTo(viewer, { dept_code: t.supply_dept })) ?? sql`false`
