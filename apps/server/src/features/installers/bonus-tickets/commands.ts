import type * as contract from '@sejuk/contract/installers/bonus-tickets'
import { dayIn, headOffice } from '@sejuk/domain/dates'
import {
  afterTicketAction,
  type DecisionName,
  holdsSerials,
  reasonObjection,
  ticketAction,
  untilObjection,
} from '@sejuk/domain/installers/bonus-tickets'
import { expectedPaymentDate } from '@sejuk/domain/installers/settlements'
import { addressTo } from '@sejuk/domain/pages'
import { gate } from '@sejuk/domain/workflow'
import { eq } from 'drizzle-orm'
import { bonusClaims, bonusTickets as t } from '../../../db/tables/installers/bonus-tickets.ts'
import { enforce, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { notify, type Within } from '../../../platform/notify/notify.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { entity, lockForStaff, type Ticket } from './lock.ts'

type Given = Omit<RequestContext<typeof contract.decideOnTicket.deny>, 'input'> & {
  input: { bonus_ticket_code: string; row_version: number; reason?: string; until?: string | null }
}

/** A decision of the staff: on the ticket as they saw it, within their branches, with its reason. */
export const decideOnTicket =
  (name: DecisionName) =>
  async ({ input, ...context }: Given) => {
    const { db, viewer, actor } = context
    const { bonus_ticket_code: code, until = null } = input
    const reason = input.reason || null
    const { before, state } = await lockForStaff(db, viewer, input)
    enforce(gate(ticketAction(name), state, viewer.permission))
    const { call_back_status: called } = before
    const objection = reasonObjection(name, reason, { hasRedFlags: before.tone === 'red', call_back_status: called })
    if (objection) refuseField('reason', objection)
    const now = new Date().toISOString()
    const tooFar = untilObjection(until, dayIn(now, headOffice))
    if (tooFar) refuseField('until', tooFar)
    const { ticket_status, held_status, call_back_status } = afterTicketAction(name, state)
    const after: Partial<Ticket> = {
      ticket_status,
      held_status,
      call_back_status,
      ...marksOf(name, { viewer, now, reason, until }),
    }
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
    await tell(context, name, { ...before, ...after })
    return { data: null }
  }

type Mark = { viewer: Given['viewer']; now: string; reason: string | null; until: string | null }

/** Who decided when; an approval's remark stays among staff, any other reason is for the installer. */
const marksOf = (name: DecisionName, { viewer, now, reason, until }: Mark): Partial<Ticket> => {
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
      expected_date: expectedPaymentDate(dayIn(now, headOffice)),
      reason: null,
      ...(reason ? { approve_remark: reason } : {}),
    }
  if (name === 'ask-call-back') return { calls: 0 }
  if (name === 'hold') return { reason, hold_until: until, hold_user_code: by.usercode }
  return name === 'release' ? { reason: null, hold_until: null, hold_user_code: null } : { reason }
}

const tell = async (within: Within, name: DecisionName, ticket: Ticket) => {
  const { bonus_ticket_code: code, amount, expected_date, reason } = ticket
  const to = [ticket.user_code]
  const url = addressTo('myBonusTicket', { code })
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
