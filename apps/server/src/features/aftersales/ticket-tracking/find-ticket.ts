import { because } from '@sejuk/domain/messages'
import { tokenProblem } from '@sejuk/domain/values/tokens'
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { ticketLinks as l } from '../../../db/tables/aftersales/ticket-tracking.ts'
import { aftersalesTickets as t } from '../../../db/tables/aftersales/tickets.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import { countGuess } from '../../../platform/session/attempts.ts'
import { hashToken } from '../../../platform/session/session.ts'

type Asked = { db: NodePgDatabase; request: { ip: string }; input: { token: string } }

/** The ticket behind a genuine link that still serves. */
export const ticketBehind = async ({ db, request, input: { token } }: Asked) => {
  const [found] = tokenProblem(token)
    ? []
    : await db
        .select({ ticket: t, expires_date: l.expires_date })
        .from(l)
        .innerJoin(t, eq(t.ticket_number, l.ticket_number))
        .where(eq(l.token_hash, hashToken(token)))
  if (!found) {
    await countGuess(db, request.ip, 'tracking')
    return refuse('notFound', { status: 'WrongLink', because: because('link-not-right') })
  }
  if (found.expires_date <= new Date().toISOString())
    refuse('conflict', { status: 'ExpiredLink', because: because('link-no-longer-valid') })
  return found.ticket
}
