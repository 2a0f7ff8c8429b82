import type { Viewer } from '@sejuk/domain/viewers'
import { eq, or, type SQL, sql } from 'drizzle-orm'
import { aftersalesTickets as t } from '../../db/tables/aftersales/tickets.ts'
import { workOrders as w } from '../../db/tables/aftersales/work-orders.ts'
import { visibleTo } from '../../platform/scope/visible-to.ts'
import { visibleWorkOrders } from './visible-work-orders.ts'

/**
 * The tickets in a viewer's scope: a centre's users see those with its units, technicians those of their jobs, both
 * those they created.
 */
export const ticketsVisibleTo = (viewer: Viewer): SQL => {
  const own = eq(t.created_by, viewer.usercode)
  if (viewer.view_data === 'View_Data_Asc')
    return (viewer.asc_code ? or(sql`${t.asc_codes} @> array[${viewer.asc_code}]::text[]`, own) : own) ?? own
  if (viewer.view_data === 'View_Data_Technician')
    // One set, and a small one: asked of each ticket in turn, all tickets of the company would be looked at.
    return sql`${t.ticket_number} in (select ${w.ticket_number} from ${w} where ${visibleWorkOrders(viewer)}
      union all select mine.ticket_number from aftersales_tickets mine where mine.created_by = ${viewer.usercode})`
  return visibleTo(viewer, t)
}
