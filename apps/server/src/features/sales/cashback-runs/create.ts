import { changedSincePreview, isSameSettlement, settle } from '@sejuk/domain/sales/cashbacks/cashback-runs'
import { validUntil } from '@sejuk/domain/sales/cashbacks/cashbacks'
import { rupiah } from '@sejuk/domain/values/money'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { entity, lockLines } from '../../../business/sales/cashback-lines.ts'
import type { Database, Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { cashbackRunLines as lines } from '../../../db/tables/sales/cashback-runs.ts'
import { cashbackChanges, cashbackTargets as targets } from '../../../db/tables/sales/cashbacks.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { type Actor, logActions } from '../../../platform/records/action-log.ts'
import { addLine } from '../cashbacks/commands.ts'
import { publishProgress, type RebateType, type Run, standingOf } from './calculate.ts'

type RunLine = typeof lines.$inferSelect
const perStep = 50

const waiting = ({ run_code }: Run) =>
  and(eq(lines.run_code, run_code), eq(lines.is_done, false), inArray(lines.outcome, ['grant', 'lower']))

/** Makes what the preview promised, some at a time. Whoever takes over after a crash goes on where it stopped. */
export const createRun = async (database: Database['db'], run: Run, type: RebateType) => {
  const all = await database.$count(lines, waiting(run))
  for (let done = 0; ; ) {
    const made = await database.transaction((db) => createSome(db, run, type))
    if (made === 0) return
    done += made
    await publishProgress(database, run, done, all)
  }
}

/** The next few that wait. Says how many. */
export const createSome = async (db: Db, run: Run, type: RebateType) => {
  const next = await db.select().from(lines).where(waiting(run)).orderBy(asc(lines.run_line_id)).limit(perStep)
  for (const line of next) await createOne(db, run, type, line)
  return next.length
}

const actorOf = (run: Run): Actor => ({
  usercode: run.created_by,
  username: run.create_user_name,
  via: 'calculation',
  ip: '',
  request_id: run.run_code,
})

/** Two runs never give the same money: they wait for each other at the customer's targets, and the second one looks again. */
const createOne = async (db: Db, run: Run, type: RebateType, line: RunLine) => {
  const { customer_code } = line
  await db
    .select({ id: targets.target_id })
    .from(targets)
    .where(and(eq(targets.customer_code, customer_code), eq(targets.period, run.period)))
    .orderBy(asc(targets.target_id))
    .for('update')
  await lockLines(
    db,
    line.takes.map(({ cashback_code }) => cashback_code),
  )
  const settled = settle(line.earned_amount, (await standingOf(db, run, [customer_code]))(customer_code))
  const end = (set: Partial<RunLine>) =>
    db
      .update(lines)
      .set({ ...set, is_done: true })
      .where(eq(lines.run_line_id, line.run_line_id))
  if (!isSameSettlement(settled, line)) return end({ problem: changedSincePreview })
  if (line.outcome === 'lower') {
    await takeBack(db, run, line)
    return end({})
  }
  return end({ cashback_code: await giveMore(db, run, type, line) })
}

const giveMore = async (db: Db, run: Run, type: RebateType, { customer_code, difference }: RunLine) => {
  const [customer] = await db.select().from(customers).where(eq(customers.customer_code, customer_code))
  const valid_from = companyToday()
  const { data } = await addLine(
    { db, actor: actorOf(run), viewer: { usercode: run.created_by, username: run.create_user_name } },
    {
      customer_code,
      org_code: customer?.org_code ?? '',
      dept_code: run.dept_code,
      type_rebate_code: run.type_rebate_code,
      period: run.period,
      cashback_amount: difference,
      valid_from,
      valid_to: validUntil(valid_from, type.expiry_months),
      source: 'calculated',
      remark: null,
      status: 'Draft',
    },
  )
  return data.cashback_code
}

/** What was granted is never edited: an adjustment is asked for, and somebody else decides. */
const takeBack = async (db: Db, run: Run, { takes, earned_amount, granted_before }: RunLine) => {
  if (takes.length === 0) return
  const reason = `Calculation ${run.run_code}: ${rupiah(earned_amount)} earned, ${rupiah(granted_before)} granted`
  const by = { authors: [run.created_by], requested_by: run.created_by, requested_user_name: run.create_user_name }
  const changes = takes.map(({ cashback_code, amount }) => ({
    cashback_code,
    kind: 'adjust' as const,
    amount: -amount,
  }))
  await db.insert(cashbackChanges).values(changes.map((change) => ({ ...change, reason, ...by })))
  await logActions(
    db,
    actorOf(run),
    changes.map(({ cashback_code, ...after }) => ({
      entity,
      entity_code: cashback_code,
      action: 'request-adjust',
      reason,
      after,
    })),
  )
}
