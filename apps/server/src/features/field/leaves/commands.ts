import * as contract from '@sejuk/contract/field/leaves'
import { leave, leaveModule } from '@sejuk/domain/field/leave'
import { hasBalance, needsHr, needsLetter, yearOf } from '@sejuk/domain/field/leave-days'
import { because } from '@sejuk/domain/messages'
import { english } from '@sejuk/words/english'
import { and, eq, or, sql } from 'drizzle-orm'
import { computeDays } from '../../../business/field/attendance-days.ts'
import { decided } from '../../../business/field/decided.ts'
import { fieldUser } from '../../../business/field/field-user.ts'
import { readBalances } from '../../../business/field/leave-balances.ts'
import { leaveRulesOf } from '../../../business/field/leave-rules.ts'
import { visibleTeam } from '../../../business/field/own-team.ts'
import type { Db } from '../../../db/database.ts'
import { leaveLedger, leaves as t } from '../../../db/tables/field/leaves.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { approversFor, onBehalf } from './deciders.ts'
import { type Asked, countDays, hasLetter, lockUser, objectionsTo, teamAway, workedDay } from './judge.ts'
import { tellApprover, tellDecision, tellDelegate, tellOfCancelling } from './notices.ts'
import { giveBackPlans, stopsIn, takeOffPlans } from './planned-visits.ts'

const records = recordsOf(leave.entity, t, t.leave_code)
type Row = typeof t.$inferSelect

export const previewLeave = async ({ db, viewer, input }: RequestContext<typeof contract.previewLeave>) => {
  const user = await fieldUser(db, viewer.usercode)
  const isInOrder = input.from_date <= input.to_date
  const counted = isInOrder
    ? await countDays(db, user, input)
    : { days: 0, days_next_year: 0, back_on: input.to_date, free_days: [] }
  const { days_next_year, ...shown } = counted
  const { balancesFor } = await readBalances(db, [viewer.usercode])
  const whose = { ...input, usercode: viewer.usercode, days: counted.days, days_next_year }
  const { balance, years } = balancesFor(whose)
  const rule = (await leaveRulesOf(db))(input.leave_type)
  const found = await objectionsTo(db, { user, asked: input, rule, days: counted.days })
  const needs_hr = needsHr(rule, counted.days)
  const { approver_name, approver_for } = await approversFor(db, { ...user, needs_hr, first_approved_by: null })
  const team = isInOrder ? await teamAway(db, user, input) : { team: 0, team_away: 0, is_conflict: false }
  return {
    data: {
      ...{ ...shown, ...team, approver_name, approver_for, balance, years },
      planned_visits: isInOrder ? await stopsIn(db, viewer.usercode, input) : 0,
      balance_after: years[0]?.after ?? null,
      needs_letter: needsLetter(rule, counted.days),
      needs_hr,
      objections: found.map(({ message }) => ({ code: message.code, text: english(message) })),
    },
  }
}

/** The days of a leave that nothing stops, and what they need. */
const judged = async (db: Db, usercode: string, asked: Asked, own?: string) => {
  await lockUser(db, usercode)
  const user = await fieldUser(db, usercode)
  const none = { days: 0, days_next_year: 0 }
  const { days, days_next_year } = asked.from_date <= asked.to_date ? await countDays(db, user, asked) : none
  const rule = (await leaveRulesOf(db))(asked.leave_type)
  const found = await objectionsTo(db, { user, asked, rule, days, own })
  if (found.length)
    refuse('invalid', { errors: Object.fromEntries(found.map(({ field, message }) => [field, [message]])) })
  return {
    user,
    counted: { days, days_next_year, needs_letter: needsLetter(rule, days), needs_hr: needsHr(rule, days) },
  }
}

export const createLeave = async (context: RequestContext<typeof contract.createLeave>) => {
  const { db, viewer, actor, input } = context
  const { submit, ...form } = input
  const { user, counted } = await judged(db, viewer.usercode, form)
  const leave_code = await nextDocumentNumber(db, 'LV', user.dept_code, companyToday())
  const by = { usercode: viewer.usercode, created_by: viewer.usercode, authors: [viewer.usercode] }
  const { dept_code } = user
  const made = await records.add(db, actor, { ...form, ...by, ...counted, leave_code, dept_code })
  if (!submit) return { data: { leave_code, status: made.status } }
  const { status } = await onLeave.act(context, 'submit', { leave_code, row_version: made.row_version })
  return { data: { leave_code, status } }
}

/** Days are taken from the balance of the year in which they are: those of a year to come on its side of the turn. */
const take = async ({ db, after }: Done<Row>) => {
  const { usercode, leave_type, leave_code, days, days_next_year, from_date } = after
  if (!hasBalance(leave_type)) return
  const today = companyToday()
  const later = (day: string) => (yearOf(day) > yearOf(today) ? day : today)
  const parts = [
    { line_date: later(from_date), days: days_next_year - days },
    { line_date: later(`${yearOf(from_date) + 1}-01-01`), days: -days_next_year },
  ].filter((part) => part.days !== 0)
  await db
    .insert(leaveLedger)
    .values(parts.map((part) => ({ usercode, leave_type, leave_code, kind: 'take' as const, ...part })))
}

const giveBack = async ({ db, after: { usercode, leave_type, leave_code } }: Done<Row>) => {
  const taken = await db
    .select({ line_date: leaveLedger.line_date, days: leaveLedger.days })
    .from(leaveLedger)
    .where(and(eq(leaveLedger.leave_code, leave_code), eq(leaveLedger.kind, 'take')))
  if (taken.length === 0) return
  const today = companyToday()
  await db.insert(leaveLedger).values(
    taken.map(({ line_date, days }) => ({
      ...{ usercode, leave_type, leave_code, kind: 'give_back' as const, days: -days },
      line_date: yearOf(line_date) > yearOf(today) ? line_date : today,
    })),
  )
}

const computeAgain = async ({ db, after: { usercode, from_date, to_date } }: Done<Row>) => {
  const today = companyToday()
  if (from_date <= today)
    await computeDays(db, { usercodes: [usercode], from: from_date, to: to_date < today ? to_date : today })
}

export const onLeave = acting(leave, {
  table: t,
  key: 'leave_code',
  endpoints: contract.actOnLeave,
  visible: (viewer) => or(eq(t.usercode, viewer.usercode), and(visibleTeam(viewer, t), sql`${t.status} <> 'Draft'`)),
  lockFirst: async ({ db }, leave_code) => {
    const [found] = await db.select({ usercode: t.usercode }).from(t).where(eq(t.leave_code, leave_code))
    if (found) await lockUser(db, found.usercode)
  },
  facts: async ({ db }, row) => ({
    lacks_balance: (await readBalances(db, [row.usercode])).balancesFor(row).lacks_balance,
    has_letter: await hasLetter(db, row.leave_code),
  }),
  changes: {
    modify: async ({ db, before, input }) => {
      const { leave_code, row_version: _version, ...form } = input
      const { counted } = await judged(db, before.usercode, form, leave_code)
      return { set: { ...form, ...counted } }
    },
    submit: async ({ db, before, at }) => {
      const { counted } = await judged(db, before.usercode, before, before.leave_code)
      // The rule may have changed since the draft was written.
      if (counted.needs_letter && !(await hasLetter(db, before.leave_code)))
        refuse('conflict', { because: because('leave-needs-letter') })
      return { set: { ...counted, submitted_date: at, first_approved_by: null, first_approved_name: null } }
    },
    'approve-first': async (begun) => ({
      set: { first_approved_by: begun.viewer.usercode, first_approved_name: begun.viewer.username },
      ...(await onBehalf(begun)),
    }),
    approve: async (begun) => {
      // Asked for before, and worked all the same.
      const worked = await workedDay(begun.db, await fieldUser(begun.db, begun.before.usercode), begun.before)
      if (worked) refuse('conflict', { because: because('leave-day-worked', { day: worked }) })
      return onBehalf(begun)
    },
    cancel: onBehalf,
    reject: async (begun) => ({ set: { decide_reason: begun.input.reason }, ...(await onBehalf(begun)) }),
    'keep-leave': async (begun) => ({ set: { decide_reason: begun.input.reason }, ...(await onBehalf(begun)) }),
    'ask-cancel': async ({ input }) => ({ set: { decide_reason: input.reason } }),
  },
  marks: { approve: decided, reject: decided, cancel: decided, 'keep-leave': decided },
  effects: {
    approve: [take, computeAgain, takeOffPlans],
    cancel: [giveBack, computeAgain, giveBackPlans],
  },
  notices: {
    submit: tellApprover,
    'approve-first': tellApprover,
    'ask-cancel': tellOfCancelling,
    approve: async (done) => {
      await tellDecision('leave-approved')(done)
      await tellDelegate(done)
    },
    reject: tellDecision('leave-rejected'),
    cancel: tellDecision('leave-cancelled'),
    'keep-leave': tellDecision('leave-kept'),
  },
})

export const leaveLog = ({ db, viewer, input }: RequestContext<typeof contract.leaveLog>) =>
  records.history(db, input.code, input.page, visibleTeam(viewer, t))

/** The letter is seen by its user and by who decides, and stays as it was submitted. */
export const leaveAttachments = attachmentModule(
  leaveModule,
  async (db, viewer, code) =>
    (await db.$count(t, and(eq(t.leave_code, code), or(eq(t.usercode, viewer.usercode), visibleTeam(viewer, t))))) > 0,
  async (db, code) => (await db.$count(t, and(eq(t.leave_code, code), eq(t.status, 'Draft')))) > 0,
)
