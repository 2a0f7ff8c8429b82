import * as contract from '@sejuk/contract/installers/bonus-tickets'
import {
  bonusTicket,
  type DecisionName,
  holdsSerials,
  reasonObjection,
  serialsOf,
  untilObjection,
} from '@sejuk/domain/installers/bonus-tickets'
import { expectedPaymentDate } from '@sejuk/domain/installers/settlements'
import { because as said } from '@sejuk/domain/messages'
import { addressTo } from '@sejuk/domain/pages'
import { dayIn, headOffice } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { installationsOf } from '../../../business/aftersales/installations.ts'
import type { Db } from '../../../db/database.ts'
import { bonusClaims, bonusTickets as t, bonusTicketUnits } from '../../../db/tables/installers/bonus-tickets.ts'
import { installers } from '../../../db/tables/installers/installers.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import { notify } from '../../../platform/notify/notify.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

export type Ticket = typeof t.$inferSelect

const requireReason = (name: DecisionName, { tone, call_back_status }: Ticket, reason: string | null) => {
  const objection = reasonObjection(name, reason, { hasRedFlags: tone === 'red', call_back_status })
  if (objection) refuseField('reason', objection)
}

/** An installation is paid once: what a service centre is paid for is no installer's bonus. */
const requireUnpaid = async (db: Db, { bonus_ticket_code }: Ticket) => {
  const units = await db
    .select()
    .from(bonusTicketUnits)
    .where(eq(bonusTicketUnits.bonus_ticket_code, bonus_ticket_code))
  const paid = (await installationsOf(db, serialsOf(units))).find(({ reimbursement_code }) => reimbursement_code)
  if (paid) refuse('conflict', { because: said('installation-paid-to-centre', { order: paid.work_order_number }) })
}

const freeSerials = async ({ db, after }: Done<Ticket>) => {
  if (!holdsSerials(after.ticket_status))
    await db.delete(bonusClaims).where(eq(bonusClaims.bonus_ticket_code, after.bonus_ticket_code))
}

/** What a ticket no longer has when its hold is over. */
export const noHold = { reason: null, hold_until: null, hold_user_code: null }

const aboutTo = ({ after }: Done<Ticket>) => ({
  to: [after.user_code],
  url: addressTo('myBonusTicket', { code: after.bonus_ticket_code }),
  about: { entity: bonusTicket.entity, entity_code: after.bonus_ticket_code },
})
const because = ({ after, reason }: Done<Ticket>) => ({ ticket: after.bonus_ticket_code, reason: reason ?? '' })

/** An approval's remark stays among staff, any other reason is for the installer. */
export const onBonusTicket = acting(bonusTicket, {
  table: t,
  key: 'bonus_ticket_code',
  endpoints: contract.decideOnTicket,
  visible: (viewer) => visibleTo(viewer, t),
  facts: async ({ db }, { user_code }) => {
    const [installer] = await db.select().from(installers).where(eq(installers.user_code, user_code))
    return { user_status: (installer ?? refuse('notFound')).user_status, authors: [user_code] }
  },
  changes: {
    'approve-branch': async ({ db, before, input: { reason } }) => {
      await requireUnpaid(db, before)
      requireReason('approve-branch', before, reason)
      return { set: { approve_remark: reason, reason: null } }
    },
    'approve-finance': async ({ db, before, input: { reason }, at }) => {
      await requireUnpaid(db, before)
      requireReason('approve-finance', before, reason)
      const expected_date = expectedPaymentDate(dayIn(at, headOffice))
      return { set: { expected_date, reason: null, ...(reason ? { approve_remark: reason } : {}) } }
    },
    withdraw: async ({ input: { reason } }) => ({ set: { reason } }),
    hold: async ({ input: { reason, until }, viewer, at }) => {
      const objection = untilObjection(until, dayIn(at, headOffice))
      if (objection) refuseField('until', objection)
      return { set: { reason, hold_until: until, hold_user_code: viewer.usercode } }
    },
    release: async () => ({ set: noHold }),
    'ask-call-back': async () => ({ set: { calls: 0 } }),
    deny: async ({ input: { reason } }) => ({ set: { reason } }),
  },
  marks: {
    'approve-branch': ({ usercode, username, at }) => ({
      branch_user_code: usercode,
      branch_user_name: username,
      branch_date: at,
    }),
    'approve-finance': ({ usercode, username, at }) => ({
      finance_user_code: usercode,
      finance_user_name: username,
      finance_date: at,
    }),
  },
  effects: { deny: [freeSerials] },
  notices: {
    'approve-finance': (done) => {
      const { bonus_ticket_code: ticket, amount, expected_date } = done.after
      const variables = { ticket, amount, expected_date: expected_date ?? '' }
      return notify(done, { ...aboutTo(done), event: 'bonus-approved', variables })
    },
    withdraw: (done) => notify(done, { ...aboutTo(done), event: 'bonus-withdrawn', variables: because(done) }),
    deny: (done) => notify(done, { ...aboutTo(done), event: 'bonus-denied', variables: because(done) }),
    hold: (done) => notify(done, { ...aboutTo(done), event: 'bonus-held', variables: because(done) }),
  },
})
