import type { Viewer } from '@sejuk/domain/viewers'
import { eq, or, type SQL, sql } from 'drizzle-orm'
import { ticketCentres as c, aftersalesTickets as t } from '../../db/tables/aftersales/tickets.ts'
import { workOrderPeople as p } from '../../db/tables/aftersales/work-orders.ts'
import type { Part } from '../../platform/lists/page-keys.ts'
import { orderedParts } from '../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../platform/scope/visible-to.ts'

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
    return sql`${t.ticket_number} in (select ${p.ticket_number} from ${p} where ${eq(p.technician_code, viewer.usercode)}
      union all select mine.ticket_number from aftersales_tickets mine where mine.created_by = ${viewer.usercode})`
  return visibleTo(viewer, t)
}

/** To be read one by one: whoever logged a ticket reads it also where its place is of another branch. */
export const ticketsReadableBy = (viewer: Viewer): SQL =>
  or(ticketsVisibleTo(viewer), eq(t.created_by, viewer.usercode)) ?? sql`false`

/** The tickets in a viewer's scope, each part in the order in which tickets were created. */
export const partsOfTickets = (viewer: Viewer, branches: readonly string[]): Part[] | undefined => {
  const own = eq(t.created_by, viewer.usercode)
  if (viewer.view_data === 'View_Data_Asc') {
    const where = viewer.asc_code ? eq(c.asc_code, viewer.asc_code) : sql`false`
    return [{ table: c, where, by: c.scope_created_date, key: c.ticket_number }, own]
  }
  if (viewer.view_data === 'View_Data_Technician')
    return [
      { table: p, where: eq(p.technician_code, viewer.usercode), by: p.scope_ticket_date, key: p.ticket_number },
      own,
    ]
  return orderedParts(viewer, t, branches)
}
