import { randomInt } from 'node:crypto'
import type * as contract from '@sejuk/contract/installers/bonus-tickets'
import { afterCall } from '@sejuk/domain/installers/bonus-call-backs'
import type { Db } from '../../../db/database.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'
import { onBonusTicket, type Ticket } from './commands.ts'

/** A few customers are called by chance, so that nobody knows beforehand which. A ticket is drawn once. */
export const drawCallBack = async (db: Db, ticket: Ticket) => {
  if (ticket.submitted_date || ticket.call_back_status || !ticket.customer_phone) return ticket.call_back_status
  const { installers } = await settingsOf(db, 'installers')
  return randomInt(100) < installers.call_back_percent ? 'Due' : null
}

export const recordCallBack = async ({ input, ...context }: RequestContext<typeof contract.recordCallBack>) => {
  const { outcome, note, ...seen } = input
  const begun = await onBonusTicket.begin(context, 'record-call-back', seen)
  const { calls } = begun.before
  const call_back_status = afterCall(outcome, calls)
  await onBonusTicket.end(begun, {
    facts: { call_back_status },
    set: { calls: calls + 1, call_date: begun.at, call_user_name: context.viewer.username, call_note: note },
    reason: note,
    also: { outcome },
  })
  return { data: { call_back_status } }
}
