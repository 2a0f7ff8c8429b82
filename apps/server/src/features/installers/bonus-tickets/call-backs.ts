import { randomInt } from 'node:crypto'
import type * as contract from '@sejuk/contract/installers/bonus-tickets'
import { afterCall } from '@sejuk/domain/installers/bonus-call-backs'
import { ticketAction } from '@sejuk/domain/installers/bonus-tickets'
import { gate } from '@sejuk/domain/workflow'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { bonusTickets as t } from '../../../db/tables/installers/bonus-tickets.ts'
import { enforce } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'
import { entity, lockForStaff, type Ticket } from './lock.ts'

/** A few customers are called by chance, so that nobody knows beforehand which. A ticket is drawn once. */
export const drawCallBack = async (db: Db, ticket: Ticket) => {
  if (ticket.submitted_date || ticket.call_back_status || !ticket.customer_phone) return ticket.call_back_status
  const { installers } = await settingsOf(db, 'installers')
  return randomInt(100) < installers.call_back_percent ? 'Due' : null
}

export const recordCallBack = async ({ db, viewer, actor, input }: RequestContext<typeof contract.recordCallBack>) => {
  const { before, state } = await lockForStaff(db, viewer, input)
  enforce(gate(ticketAction('record-call-back'), state, viewer.permission))
  const call_back_status = afterCall(input.outcome, before.calls)
  const after = {
    call_back_status,
    calls: before.calls + 1,
    call_date: new Date().toISOString(),
    call_user_name: viewer.username,
    call_note: input.note,
  }
  await db.update(t).set(after).where(eq(t.bonus_ticket_code, before.bonus_ticket_code))
  await logActions(db, actor, [
    {
      entity,
      entity_code: before.bonus_ticket_code,
      action: 'record-call-back',
      from_status: before.call_back_status,
      to_status: input.outcome,
      reason: input.note,
      before,
      after: { ...before, ...after },
    },
  ])
  return { data: { call_back_status } }
}
