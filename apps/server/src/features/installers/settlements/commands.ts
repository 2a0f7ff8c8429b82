import type * as contract from '@sejuk/contract/installers/settlements'
import {
  addWorkingDays,
  type SettlementActionName,
  settlementAction,
  sumLines,
  workingDaysToPay,
} from '@sejuk/domain/installers/settlements'
import { addressTo } from '@sejuk/domain/pages'
import type { Viewer } from '@sejuk/domain/viewers'
import { gate } from '@sejuk/domain/workflow'
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
import { enforce, refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { notify } from '../../../platform/notify/notify.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { stillCurrent } from '../../../platform/records/stale.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { type Form, lockCandidates, payableOf } from './payable.ts'

export const entity = 'settlement'
type Settlement = typeof t.$inferSelect

/** Locked, in sight, and as the caller saw it where they say what they saw. */
export const lockSettlement = async (db: Db, viewer: Viewer, code: string, row_version?: number, form: object = {}) => {
  const [found] = await db
    .select()
    .from(t)
    .where(and(eq(t.settlement_code, code), visibleTo(viewer, t)))
    .for('update')
  return stillCurrent(db, found, {
    entity,
    entity_code: code,
    row_version: row_version ?? found?.row_version ?? 0,
    form,
  })
}

export const requireAllowed = (name: SettlementActionName, settlement: Settlement, viewer: Viewer) =>
  enforce(
    gate(
      settlementAction(name),
      {
        status: settlement.status,
        is_mine: settlement.created_by === viewer.usercode,
        lines: settlement.installers,
        // Whoever sees but a part of it finds nothing to lock.
        is_whole: true,
      },
      viewer.permission,
    ),
  )

/** Takes the tickets of the period. One live row a ticket: whoever comes second finds them taken. */
const gather = async (db: Db, viewer: Viewer, form: Form) => {
  if (form.period_to < form.period_from) refuseField('period_to', 'The last day is before the first')
  await lockCandidates(db, viewer, form)
  const { lines, excluded, payable } = await payableOf(db, viewer, form)
  if (lines.length === 0) refuseField('period_to', 'There is nothing to pay in this period')
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
  const by = { dept_code: viewer.department, created_by: viewer.usercode, create_user_name: viewer.username }
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

export const modifySettlement = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.modifySettlement>) => {
  const { settlement_code, row_version, exclusions: _exclusions, ...own } = input
  const before = await lockSettlement(db, viewer, settlement_code, row_version, own)
  requireAllowed('modify', before, viewer)
  await emptyOut(db, settlement_code)
  const gathered = await gather(db, viewer, input)
  const { sums } = gathered
  await db
    .update(t)
    .set({ ...own, ...sums })
    .where(eq(t.settlement_code, settlement_code))
  await write(db, settlement_code, gathered)
  await logActions(db, actor, [
    { entity, entity_code: settlement_code, action: 'update', before, after: { ...before, ...own, ...sums } },
  ])
  return { data: null }
}

type Acting = Omit<RequestContext<typeof contract.returnSettlement>, 'input'> & {
  input: { settlement_code: string; row_version: number; reason?: string }
}

export const actOnSettlement =
  (name: 'submit' | 'return' | 'approve' | 'pay' | 'delete') =>
  async ({ input, ...context }: Acting) => {
    const { db, viewer, actor } = context
    const before = await lockSettlement(db, viewer, input.settlement_code, input.row_version)
    requireAllowed(name, before, viewer)
    const code = before.settlement_code
    if (name === 'approve' || name === 'pay') await requireSameAccounts(db, code)
    if (name === 'pay') await beginPayment(db, code)
    const now = new Date().toISOString()
    const none = { due_date: null, approved_by: null, approved_user_name: null, approved_date: null }
    const marks: Partial<Settlement> = {
      ...(name === 'approve'
        ? {
            approved_by: viewer.usercode,
            approved_user_name: viewer.username,
            approved_date: now,
            due_date: await dueDate(db),
            return_reason: null,
          }
        : {}),
      ...(name === 'return' ? { return_reason: input.reason ?? null, ...none } : {}),
    }
    const status = settlementAction(name).to?.status ?? before.status
    const after = { ...before, ...marks, status }
    if (name === 'delete') {
      await emptyOut(db, code)
      await db.delete(t).where(eq(t.settlement_code, code))
    } else
      await db
        .update(t)
        .set({ ...marks, status })
        .where(eq(t.settlement_code, code))
    await logActions(db, actor, [
      {
        entity,
        entity_code: code,
        action: name,
        from_status: before.status,
        to_status: name === 'delete' ? null : status,
        reason: input.reason ?? null,
        before,
        ...(name === 'delete' ? {} : { after }),
      },
    ])
    await tellMaker(context, name, after)
    return { data: null }
  }

const tellMaker = async (within: Omit<Acting, 'input'>, name: string, settlement: Settlement) => {
  const { settlement_code, created_by, net_amount, due_date, return_reason } = settlement
  const url = addressTo('settlement', { code: settlement_code })
  const about = { entity, entity_code: settlement_code }
  if (name === 'approve')
    await notify(within, {
      to: [created_by],
      url,
      about,
      event: 'settlement-approved',
      variables: { settlement: settlement_code, amount: net_amount, due_date: due_date ?? '' },
    })
  if (name === 'return')
    await notify(within, {
      to: [created_by],
      url,
      about,
      event: 'settlement-returned',
      variables: { settlement: settlement_code, reason: return_reason ?? '' },
    })
}

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
      message: `The bank account of ${first.user_name} changed since. Return the settlement and make it again`,
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
