import * as contract from '@sejuk/contract/installers/settlements'
import { addWorkingDays, bonusSettlement, sumLines, workingDaysToPay } from '@sejuk/domain/installers/settlements'
import { because } from '@sejuk/domain/messages'
import { addressTo } from '@sejuk/domain/pages'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { settlementExclusions, settlementLines, settlements as t } from '../../../db/tables/installers/settlements.ts'
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
import { allSources, type Form, payableOf, sourceOf } from './payable.ts'

const { entity } = bonusSettlement
type Settlement = typeof t.$inferSelect

/** Takes what is payable in the period. Each payable is in one run: whoever comes second finds it taken. */
const gather = async (db: Db, viewer: Viewer, form: Form) => {
  if (form.period_to < form.period_from) refuseField('period_to', because('last-day-before-first'))
  await sourceOf(form.kind).lock(db, viewer, form)
  const { lines, excluded, payable } = await payableOf(db, viewer, form)
  if (lines.length === 0) refuseField('period_to', because('nothing-pay-in-period'))
  const sums = { ...sumLines(lines), installers: lines.length, tickets: payable.length }
  return { kind: form.kind, lines, excluded, sums }
}

const write = async (
  db: Db,
  settlement_code: string,
  { kind, lines, excluded }: Awaited<ReturnType<typeof gather>>,
) => {
  await db
    .insert(settlementLines)
    .values(lines.map(({ payables: _payables, ...line }) => ({ ...line, settlement_code })))
  await sourceOf(kind).take(db, settlement_code, lines)
  const left = excluded.map(({ payable_code, kind: why, reason }) => ({
    settlement_code,
    payable_code,
    kind: why,
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
  for (const source of allSources) await source.release(db, settlement_code)
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
      await requireSameAccounts(db, before)
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
      await requireSameAccounts(db, before)
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
  effects: { pay: [({ db, after }) => beginPayment(db, after)] },
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
const requireSameAccounts = async (db: Db, { kind, settlement_code }: Settlement) => {
  const changed = await sourceOf(kind).changedAccounts(db, settlement_code)
  const [first] = changed
  if (first)
    refuse('conflict', {
      status: 'AccountChanged',
      because: because('bank-account-changed-since-return', { name: first.user_name }),
      data: { changed: changed.map(({ user_name }) => user_name) },
    })
}

/** From here on the money is the bank's to say. */
const beginPayment = async (db: Db, { kind, settlement_code }: Settlement) => {
  await db
    .update(settlementLines)
    .set({ payment_status: 'Payment_Processing' })
    .where(eq(settlementLines.settlement_code, settlement_code))
  await sourceOf(kind).begin(db, settlement_code)
}
