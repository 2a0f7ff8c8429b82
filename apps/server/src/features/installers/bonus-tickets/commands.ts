import type * as contract from '@sejuk/contract/installers/bonus-tickets'
import { dayIn } from '@sejuk/domain/dates'
import {
  afterTicketAction,
  type DecisionName,
  holdsSerials,
  reasonObjection,
  ticketAction,
  type TicketState,
} from '@sejuk/domain/installers/bonus-tickets'
import { expectedPaymentDate } from '@sejuk/domain/installers/settlements'
import { gate } from '@sejuk/domain/workflow'
import { and, eq } from 'drizzle-orm'
import { bonusClaims, bonusTickets as t } from '../../../db/tables/installers/bonus-tickets.ts'
import { installers } from '../../../db/tables/installers/installers.ts'
import { logActions } from '../../../platform/action-log.ts'
import { notify, type Within } from '../../../platform/notify/notify.ts'
import { enforce, refuse, refuseField } from '../../../platform/refuse.ts'
import type { Ask } from '../../../platform/serve.ts'
import { stillCurrent } from '../../../platform/stale.ts'
import { visibleTo } from '../../../platform/visible-to.ts'

const entity = 'bonus-ticket'
type Ticket = typeof t.$inferSelect
type Given = Omit<Ask<typeof contract.decideOnTicket.deny>, 'input'> & {
  input: { bonus_ticket_code: string; row_version: number; reason?: string }
}

/** A decision of the staff: on the ticket as they saw it, within their branches, with its reason. */
export const decideOnTicket =
  (name: DecisionName) =>
  async ({ input, ...ask }: Given) => {
    const { db, viewer, actor } = ask
    const { bonus_ticket_code: code, row_version } = input
    const reason = input.reason || null
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
    }
    enforce(gate(ticketAction(name), state, viewer.permission))
    const objection = reasonObjection(name, reason, before.tone === 'red')
    if (objection) refuseField('reason', objection)
    const { ticket_status, held_status } = afterTicketAction(name, state)
    const now = new Date().toISOString()
    const after: Partial<Ticket> = { ticket_status, held_status, ...marksOf(name, { viewer, now, reason }) }
    await db.update(t).set(after).where(eq(t.bonus_ticket_code, code))
    if (!holdsSerials(ticket_status)) await db.delete(bonusClaims).where(eq(bonusClaims.bonus_ticket_code, code))
    await logActions(db, actor, [
      {
        entity,
        entity_code: code,
        action: name,
        from_status: before.ticket_status,
        to_status: ticket_status,
        reason,
        before,
        after: { ...before, ...after },
      },
    ])
    await tell(ask, name, { ...before, ...after })
    return { data: null }
  }

type Mark = { viewer: Given['viewer']; now: string; reason: string | null }

/** Who decided when; an approval's remark stays among staff, any other reason is for the installer. */
const marksOf = (name: DecisionName, { viewer, now, reason }: Mark): Partial<Ticket> => {
  const by = { usercode: viewer.usercode, username: viewer.username }
  if (name === 'approve-branch')
    return {
      branch_date: now,
      branch_user_code: by.usercode,
      branch_user_name: by.username,
      approve_remark: reason,
      reason: null,
    }
  if (name === 'approve-finance')
    return {
      finance_date: now,
      finance_user_code: by.usercode,
      finance_user_name: by.username,
      expected_date: expectedPaymentDate(dayIn(now, 'Asia/Jakarta')),
      reason: null,
      ...(reason ? { approve_remark: reason } : {}),
    }
  return name === 'release' ? { reason: null } : { reason }
}

const tell = async (within: Within, name: DecisionName, ticket: Ticket) => {
  const { bonus_ticket_code: code, amount, expected_date, reason } = ticket
  const to = [ticket.user_code]
  const url = `/my-installation-bonus-detail?code=${encodeURIComponent(code)}`
  const about = { entity, entity_code: code }
  const because = { ticket: code, reason: reason ?? '' }
  if (name === 'approve-finance')
    await notify(within, {
      to,
      url,
      about,
      event: 'bonus-approved',
      variables: { ticket: code, amount, expected_date: expected_date ?? '' },
    })
  if (name === 'withdraw') await notify(within, { to, url, about, event: 'bonus-withdrawn', variables: because })
  if (name === 'deny') await notify(within, { to, url, about, event: 'bonus-denied', variables: because })
  if (name === 'hold') await notify(within, { to, url, about, event: 'bonus-held', variables: because })
}
