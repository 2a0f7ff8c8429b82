import { shareRebate } from '@sejuk/domain/sales/cashbacks/cashback-ledger'
import { timesRatio, total } from '@sejuk/domain/values/money'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { cashbackLedger, cashbackPlans as plans, cashbacks as t } from '../../db/tables/sales/cashbacks.ts'
import type { Actor } from '../../platform/records/action-log.ts'
import { lockLines, moveCashback } from './cashback-lines.ts'

type Within = { db: Db; actor: Actor }
type Returned = { invoice_code: string; amount: number; reason: string }
type Earned = { cashback_code: string; rate: number }

/** The granted lines that were reckoned from an invoice, of each type the newest, with the rate that was reached. */
const earnedFrom = async (db: Db, customer_code: string, invoice_code: string) => {
  const { rows } = await db.execute<Earned>(sql`select distinct on (c.type_rebate_code) l.cashback_code,
      (p.part ->> 'rate')::int as rate
    from cashback_run_lines l join cashbacks c using (cashback_code), jsonb_array_elements(l.inputs) as p (part)
    where l.customer_code = ${customer_code} and l.is_done and c.granted_amount > 0
      and p.part -> 'invoices' @> ${JSON.stringify([{ invoice_code }])}::jsonb
    order by c.type_rebate_code, l.run_line_id desc`)
  return rows
}

/** Goods of this amount came back: what they earned is taken from its lines. `short` is spent already. */
export const takeBackEarnedCashback = async (
  { db, actor }: Within,
  { customer_code, invoice_code, amount, reason }: Returned & { customer_code: string },
) => {
  const earned = await earnedFrom(db, customer_code, invoice_code)
  const locked = await lockLines(
    db,
    earned.map(({ cashback_code }) => cashback_code),
  )
  let taken = 0
  let short = 0
  for (const { cashback_code, rate } of earned) {
    const line = locked.get(cashback_code)
    const wanted = timesRatio(amount, rate, 10_000)
    const part = Math.min(wanted, line?.cashback_remain ?? 0)
    short += wanted - part
    taken += part
    if (!line || part === 0) continue
    await db.update(t).set({ is_adjusted: true }).where(eq(t.cashback_code, cashback_code))
    await moveCashback(db, actor, { ...line, is_adjusted: true }, [{ kind: 'adjust', amount: -part }], {
      invoice_code,
      reason,
    })
  }
  return { taken, short }
}

/** Cashback that had lowered the price of goods which came back is the customer's again. Answers with how much. */
export const giveBackUsedCashback = async (
  { db, actor }: Within,
  { order_code, invoice_code, amount, reason }: Returned & { order_code: string },
) => {
  const own = await db
    .select({ plan: plans, used: sql<number>`coalesce(-sum(${cashbackLedger.amount}), 0)::float8` })
    .from(plans)
    .innerJoin(
      cashbackLedger,
      and(
        eq(cashbackLedger.cashback_code, plans.cashback_code),
        eq(cashbackLedger.order_code, order_code),
        eq(cashbackLedger.invoice_code, invoice_code),
        eq(cashbackLedger.kind, 'consume'),
      ),
    )
    .where(eq(plans.order_code, order_code))
    .groupBy(plans.plan_id)
  const most = own.map(({ used }) => Math.max(0, used))
  const back = Math.min(amount, total(most))
  if (back === 0) return 0
  const locked = await lockLines(
    db,
    own.map(({ plan }) => plan.cashback_code),
  )
  for (const [n, share] of shareRebate(back, most).entries()) {
    const plan = own[n]?.plan
    const line = plan && locked.get(plan.cashback_code)
    if (!plan || !line || share === 0) continue
    await moveCashback(db, actor, line, [{ kind: 'consume', amount: share }], { order_code, invoice_code, reason })
    await db
      .update(plans)
      .set({ real_amount: plan.real_amount - share })
      .where(eq(plans.plan_id, plan.plan_id))
  }
  return back
}
