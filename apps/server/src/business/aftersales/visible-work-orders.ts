import type { Viewer } from '@sejuk/domain/viewers'
import { eq, or, type SQL, sql } from 'drizzle-orm'
import { workOrderPeople as p, workOrders as t } from '../../db/tables/aftersales/work-orders.ts'
import type { Part } from '../../platform/lists/page-keys.ts'
import { orderedParts } from '../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../platform/scope/visible-to.ts'

/** A technician sees the jobs they lead and those they help with; everybody else sees by their scope. */
export const visibleWorkOrders = (viewer: Viewer): SQL => {
  if (viewer.view_data !== 'View_Data_Technician') return visibleTo(viewer, t)
  const helps = sql`${t.helper_codes} <> '{}' and ${t.helper_codes} @> array[${viewer.usercode}]::text[]`
  return or(eq(t.technician_code, viewer.usercode), sql`(${helps})`) ?? sql`false`
}

/** The same, each part in the order in which work orders were created. */
export const partsOfWorkOrders = (viewer: Viewer, branches: readonly string[]): Part[] | undefined =>
  viewer.view_data === 'View_Data_Technician'
    ? [{ table: p, where: eq(p.technician_code, viewer.usercode), by: p.scope_created_date, key: p.work_order_number }]
    : orderedParts(viewer, t, branches)
