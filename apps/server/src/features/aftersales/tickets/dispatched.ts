import { afterDispatch } from '@sejuk/domain/aftersales/tickets/ticket-actions'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { ticketUnits as u } from '../../../db/tables/aftersales/tickets.ts'

/** How far a ticket is dispatched, by its units. */
export const dispatchedOf = async (db: Db, ticket_number: string) => {
  const units = await db.select({ asc_code: u.asc_code }).from(u).where(eq(u.ticket_number, ticket_number))
  const dispatched_count = units.filter(({ asc_code }) => asc_code).length
  return { dispatched_count, ticket_status: afterDispatch(units.length, dispatched_count) }
}
