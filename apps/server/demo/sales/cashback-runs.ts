import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { customerInvoices } from '../../src/db/tables/customers/trade.ts'
import { cashbackRunLines as lines, cashbackRuns as runs } from '../../src/db/tables/sales/cashback-runs.ts'
import { cashbackLedger, cashbacks, cashbackTargets } from '../../src/db/tables/sales/cashbacks.ts'
import { reckonRun, typeOf } from '../../src/features/sales/cashback-runs/calculate.ts'
import { createSome } from '../../src/features/sales/cashback-runs/create.ts'
import { nextDocumentNumber } from '../../src/platform/records/document-number.ts'
import { findViewer } from '../../src/platform/session/viewer.ts'
import type { Person } from '../masters/branches.ts'
import { targetMonths } from './cashback-targets.ts'

const type_rebate_code = 'MONTHLY_TARGET'
/** One of Jakarta's branches: large enough to be worth a look. */
const branch = '705'
/** The head office grants: what a branch grants itself its own people cannot spend. */
const dept_code = '700'

/**
 * Calculations at every stage, made by the product itself: one that was granted weeks ago, the same month again after goods
 * came back, and last month's, which waits for somebody to look at it.
 */
export const loadRuns = async (client: pg.ClientBase, today: string, approver: Person) => {
  const db = drizzle({ client: client as pg.Client })
  const [maker] = (
    await client.query<{ usercode: string }>(
      `select usercode from users join user_roles using (usercode)
      where role_code = 'Finance' and department = $1 order by usercode limit 1`,
      [branch],
    )
  ).rows
  const viewer = maker && (await findViewer(db, maker.usercode))?.viewer
  const chief = (await findViewer(db, approver.usercode))?.viewer
  const [, last = '', before = ''] = targetMonths(today, 3)
  if (!viewer || !chief || !(await typeOf(db, type_rebate_code))) return
  const first = await reckon(db, viewer, before, today, [branch])
  while ((await createSome(db, first.run, first.type)) > 0);
  await db.update(runs).set({ status: 'Created' }).where(eq(runs.run_code, first.run.run_code))
  const day = `${last}-05`
  await decide(db, first.run.run_code, approver, `${day}T03:00:00Z`)
  await sendBack(db, first.run.run_code, before)
  await asOf(db, first.run.run_code, day)
  await reckon(db, viewer, before, today, [branch])
  await reckon(db, chief, last, today, [])
}

const reckon = async (db: NodePgDatabase, viewer: Viewer, period: string, today: string, branches: string[]) => {
  const run_code = await nextDocumentNumber(db, 'CR', viewer.department, today)
  const type = await typeOf(db, type_rebate_code)
  const by = { created_by: viewer.usercode, create_user_name: viewer.username, dept_code }
  const [run] = await db
    .insert(runs)
    .values({ run_code, period, type_rebate_code, branches, ...by })
    .returning()
  if (!run || !type) throw new Error('A run needs its type')
  await reckonRun(db, run, type, viewer)
  await db
    .update(runs)
    .set({ status: 'Calculated', progress: 100, finished_date: sql`now()` })
    .where(eq(runs.run_code, run_code))
  return { run, type }
}

/** Two of three are granted, the others wait. */
const decide = async (db: NodePgDatabase, run_code: string, approver: Person, created_date: string) => {
  const made = await db
    .select({ line: cashbacks })
    .from(cashbacks)
    .innerJoin(lines, eq(lines.cashback_code, cashbacks.cashback_code))
    .where(eq(lines.run_code, run_code))
    .orderBy(asc(cashbacks.cashback_code))
  const { usercode: approved_by, username: approved_user_name } = approver
  for (const [n, { line }] of made.entries()) {
    const isGranted = n % 3 !== 2
    const set = isGranted
      ? { status: 'Approved' as const, authors: [], approved_by, approved_user_name }
      : { status: 'Submitted' as const }
    await db.update(cashbacks).set(set).where(eq(cashbacks.cashback_code, line.cashback_code))
    if (isGranted) await grant(db, line, approver, created_date)
  }
}

type Line = typeof cashbacks.$inferSelect
const grant = async (db: NodePgDatabase, line: Line, { usercode, username }: Person, created_date: string) => {
  const { cashback_code, cashback_amount: amount } = line
  const move = { cashback_code, kind: 'grant' as const, amount, balance: amount }
  await db.insert(cashbackLedger).values({ ...move, usercode, username, created_date })
  await db
    .update(cashbacks)
    .set({ granted_amount: amount, cashback_remain: amount })
    .where(eq(cashbacks.cashback_code, cashback_code))
}

/** Some of it came back after it was granted. */
const sendBack = async (db: NodePgDatabase, run_code: string, period: string) => {
  const lucky = await db
    .select({ customer_code: lines.customer_code, actual_amount: lines.actual_amount })
    .from(lines)
    .innerJoin(cashbacks, eq(cashbacks.cashback_code, lines.cashback_code))
    .innerJoin(cashbackTargets, eq(cashbackTargets.customer_code, lines.customer_code))
    .where(and(eq(lines.run_code, run_code), eq(cashbacks.status, 'Approved'), eq(cashbackTargets.period, period)))
    .orderBy(asc(lines.run_line_id))
    .limit(3)
  const invoice_date = `${period}-27`
  const back = lucky.map(({ customer_code, actual_amount }, n) => {
    const amount = Math.round(actual_amount / 5000) * -1000
    const dates = { invoice_date, due_date: invoice_date }
    return {
      invoice_code: `CN-${branch}-${period.replace('-', '')}-${n + 1}`,
      customer_code,
      amount,
      paid_amount: amount,
      ...dates,
    }
  })
  if (back.length) await db.insert(customerInvoices).values(back)
}

/** As if it had been done then. */
const asOf = async (db: NodePgDatabase, run_code: string, day: string) => {
  const at = sql`${`${day}T03:00:00Z`}::timestamptz`
  const made = sql`(select cashback_code from ${lines} where run_code = ${run_code} and cashback_code is not null)`
  await db.execute(sql`update ${runs} set created_date = ${at}, finished_date = ${at} where run_code = ${run_code}`)
  await db.execute(sql`update ${cashbacks} set created_date = ${at}, valid_from = ${day},
    approved_date = case when approved_by is null then null else ${at} end where cashback_code in ${made}`)
}
