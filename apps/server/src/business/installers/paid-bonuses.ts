import { and, eq, inArray, or } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { bonusTickets as t, bonusTicketUnits as u } from '../../db/tables/installers/bonus-tickets.ts'

/** The approved bonus of an installer for these units, if there is one. */
export const approvedBonusOf = async (db: Db, serials: readonly string[]) => {
  if (serials.length === 0) return undefined
  const [found] = await db
    .select({ code: t.bonus_ticket_code })
    .from(u)
    .innerJoin(t, eq(t.bonus_ticket_code, u.bonus_ticket_code))
    .where(
      and(
        or(inArray(u.serial_indoor, [...serials]), inArray(u.serial_outdoor, [...serials])),
        inArray(t.ticket_status, ['Approved_By_Branch', 'Approved_By_Finance']),
      ),
    )
    .limit(1)
  return found?.code
}
