import * as contract from '@sejuk/contract/installers/settlements'
import { addWorkingDays, bonusSettlement, sumLines, workingDaysToPay } from '@sejuk/domain/installers/settlements'
import { because } from '@sejuk/domain/messages'
import { addressTo } from '@sejuk/domain/pages'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { bonusTickets } from '../../../db/tables/installers/bonus-tickets.ts'
import { installerBanks, installers } from '../../../db/tables/installers/installers.ts'
import {
  settlementExclusions,
  settlementLines,
  settlementTickets,
  settlements as t,
} from '../../../db/tables/installers/settlements.ts'
import { holidays } from '../../../db/tables/masters/holidays.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { notify } from '../../../platform/notify/notify.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { type Form, lockCandidates, payableOf } from './payable.ts'

const { entity } = bonusSettlement
type Settlement = typeof t.$inferSelect

/** Takes the tickets of the period. One live row a ticket: whoever comes second finds them taken. */
const gather = async (db: Db, viewer: Viewer, form: Form) => {
  if (form.period_to < form.period_from) refuseField('period_to', because('last-day-before-first'))
  await lockCandidates(db, viewer, form)
  const { lines, excluded, payable } = await payableOf(db, viewer, form)
  if (lines.length === 0) refuseField('period_to', because('nothing-pay-in-period'))
  return { lines, excluded, sums: { ...sumLines(lines), installers: lines.length, tickets: payable.length } }
}

const write = async (db: Db, settlement_code: string, { lines, excluded }: Awaited<ReturnType<typeof gather>>) => {
  await db.insert(settlementLines).values(lines.map(({ tickets: _tickets, ...line }) => ({ ...line, settlement_code })))
  await db
    .insert(settlementTickets)
    .values(lines.flatMap(({ tickets, line_no }) => tickets.map((one) => ({ ...one, line_no, settlement_code }))))
  const left = excluded.map(({ bonus_ticket_code, kind, reason }) => ({
    settlement_code,
    bonus_ticket_code,
    kind,
    reason,
  }))
  if (left.length) await db.insert(settlementExclusions).values(left)
}

export const createSettlement = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.createSettlement>) => {
  const { exclusions: _exclusions, ...own } = input
  const gathered = await gather(db, viewer, input)
  const settlement_code = await nextDocumentNumber(db, 'STL', viewer.department, companyToday())
  const { usercode, username, department: dept_code } = viewer
  const by = { dept_code, created_by: usercode, create_user_name: username, authors: [usercode] }
  await db.insert(t).values({ ...own, ...gathered.sums, ...by, settlement_code })
  await write(db, settlement_code, gathered)
  const after = { ...own, ...gathered.sums }
  await logActions(db, actor, [{ entity, entity_code: settlement_code, action: 'create', to_status: 'Draft', after }])
  return { data: { settlement_code } }
}

const emptyOut = async (db: Db, settlement_code: string) => {
  await db.delete(settlementLines).where(eq(settlementLines.settlement_code, settlement_code))
  await db.delete(settlementExclusions).where(eq(settlementExclusions.settlement_code, settlement_code))
}

const aboutTo = ({ after }: Done<Settlement>) => ({
  to: [after.created_by],
  url: addressTo('settlement', { code: after.settlement_code }),
  about: { entity, entity_code: after.settlement_code },
})

export const onSettlement = acting(bonusSettlement, {
  table: t,
  key: 'settlement_code',
  endpoints: contract.actOnSettlement,
  visible: (viewer) => visibleTo(viewer, t),
  // Whoever sees but a part of it finds nothing to lock.
  facts: async () => ({ is_whole: true }),
  changes: {
    modify: async ({ db, viewer, input }) => {
      const { settlement_code, row_version: _version, exclusions: _exclusions, ...own } = input
      await emptyOut(db, settlement_code)
      const gathered = await gather(db, viewer, input)
      await write(db, settlement_code, gathered)
      return { set: { ...own, ...gathered.sums } }
    },
    approve: async ({ db, before }) => {
      await requireSameAccounts(db, before.settlement_code)
      return { set: { due_date: await dueDate(db), return_reason: null } }
    },
    return: async ({ input }) => ({
      set: {
        return_reason: input.reason,
        due_date: null,
        approved_by: null,
        approved_user_name: null,
        approved_date: null,
      },
    }),
    pay: async ({ db, before }) => {
      await requireSameAccounts(db, before.settlement_code)
      return {}
    },
  },
  marks: {
    approve: ({ usercode, username, at }) => ({
      approved_by: usercode,
      approved_user_name: username,
      approved_date: at,
    }),
  },
  effects: { pay: [({ db, after }) => beginPayment(db, after.settlement_code)] },
  notices: {
    approve: (done) => {
      const { settlement_code: settlement, net_amount: amount, due_date } = done.after
      const variables = { settlement, amount, due_date: due_date ?? '' }
      return notify(done, { ...aboutTo(done), event: 'settlement-approved', variables })
    },
    return: (done) => {
      const variables = { settlement: done.after.settlement_code, reason: done.reason ?? '' }
      return notify(done, { ...aboutTo(done), event: 'settlement-returned', variables })
    },
  },
})

const dueDate = async (db: Db) => {
  const off = await db
    .select({ day: holidays.holiday_date })
    .from(holidays)
    .where(and(isNull(holidays.dept_code), sql`${holidays.holiday_date} >= ${companyToday()}`))
  const days = new Set(off.map(({ day }) => day))
  return addWorkingDays(companyToday(), workingDaysToPay, (day) => days.has(day))
}

/** Nobody is paid into an account that changed, or stopped being approved, after the run was made. */
const requireSameAccounts = async (db: Db, settlement_code: string) => {
  const l = settlementLines
  const ofRun = eq(l.settlement_code, settlement_code)
  // Whoever sends an account back meanwhile waits until the run has its status.
  const people = db.select({ code: l.user_code }).from(l).where(ofRun)
  await db
    .select()
    .from(installers)
    .where(inArray(installers.user_code, people))
    .orderBy(installers.user_code)
    .for('share')
  const changed = await db
    .select({ user_name: l.user_name })
    .from(l)
    .innerJoin(installers, eq(installers.user_code, l.user_code))
    .leftJoin(installerBanks, eq(installerBanks.user_code, l.user_code))
    .where(
      and(
        ofRun,
        sql`not coalesce(${installers.user_status} = 'Approved' and ${installerBanks.approve_status} = 'Bank_Approved'
          and ${installerBanks.bank_code} = ${l.bank_code} and ${installerBanks.credited_account} = ${l.credited_account}
          and ${installerBanks.account_name} = ${l.account_name}, false)`,
      ),
    )
    .orderBy(l.line_no)
  const [first] = changed
  if (first)
    refuse('conflict', {
      status: 'AccountChanged',
      because: because('bank-account-changed-since-return', { name: first.user_name }),
      data: { changed: changed.map(({ user_name }) => user_name) },
    })
}

/** From here on the money is the bank's to say. */
const beginPayment = async (db: Db, settlement_code: string) => {
  const own = eq(settlementTickets.settlement_code, settlement_code)
  await db
    .update(settlementLines)
    .set({ payment_status: 'Payment_Processing' })
    .where(eq(settlementLines.settlement_code, settlement_code))
  const codes = db.select({ code: settlementTickets.bonus_ticket_code }).from(settlementTickets).where(own)
  await db
    .update(bonusTickets)
    .set({ payment_status: 'Payment_Processing' })
    .where(inArray(bonusTickets.bonus_ticket_code, codes))
}
