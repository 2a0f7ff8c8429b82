import type { TicketState } from '@sejuk/domain/installers/bonus-tickets'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { bonusTickets as t } from '../../../db/tables/installers/bonus-tickets.ts'
import { installers } from '../../../db/tables/installers/installers.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import { stillCurrent } from '../../../platform/records/stale.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

export const entity = 'bonus-ticket'
export type Ticket = typeof t.$inferSelect

type Wanted = { bonus_ticket_code: string; row_version: number }

/** The ticket as a member of staff saw it, locked, and what decides about it. */
export const lockForStaff = async (db: Db, viewer: Viewer, { bonus_ticket_code: code, row_version }: Wanted) => {
  const [found] = await db
    .select()
    .from(t)
    .where(and(eq(t.bonus_ticket_code, code), visibleTo(viewer, t)))
    .for('update')
  const before = await stillCurrent(db, found, { entity, entity_code: code, row_version, form: {} })
  const [installer = refuse('notFound')] = await db
    .select()
    .from(installers)
    .where(eq(installers.user_code, before.user_code))
  const state: TicketState = {
    ticket_status: before.ticket_status,
    held_status: before.held_status,
    user_status: installer.user_status,
    is_branch_approver: before.branch_user_code === viewer.usercode,
    call_back_status: before.call_back_status,
    has_customer_phone: before.customer_phone !== null,
  }
  return { before, state }
}
