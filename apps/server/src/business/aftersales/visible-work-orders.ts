import type { Viewer } from '@sejuk/domain/viewers'
import { eq, or, type SQL, sql } from 'drizzle-orm'
import { workOrders as t } from '../../db/tables/aftersales/work-orders.ts'
import { visibleTo } from '../../platform/scope/visible-to.ts'

/** A technician sees the jobs they lead and those they help with; everybody else sees by their scope. */
export const visibleWorkOrders = (viewer: Viewer): SQL => {
  if (viewer.view_data !== 'View_Data_Technician') return visibleTo(viewer, t)
  const helps = sql`${t.helper_codes} <> '{}' and ${t.helper_codes} @> array[${viewer.usercode}]::text[]`
  return or(eq(t.technician_code, viewer.usercode), sql`(${helps})`) ?? sql`false`
}
