import { consumed, restored, shareRebate } from '@sejuk/domain/sales/cashbacks/cashback-ledger'
import { total } from '@sejuk/domain/values/money'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { cashbackLedger, cashbackOrders as orders, cashbackPlans as plans } from '../../db/tables/sales/cashbacks.ts'
import { type Actor, logActions } from '../../platform/records/action-log.ts'
import { lockLines, moveCashback } from './cashback-lines.ts'

/* The cashback that an order plans, as its invoices use it. */

export const entity = 'cashback-order'
export type Order = typeof orders.$inferSelect
type Plan = typeof plans.$inferSelect

/** The transaction of the order or invoice that causes a step, and the user who causes it. */
export type Within = { db: Db; viewer: Viewer; actor: Actor }

export const setPlan = (db: Db, { plan_id }: Plan, set: Partial<Plan>) =>
  db.update(plans).set(set).where(eq(plans.plan_id, plan_id))
export const setOrder = (db: Db, { order_code }: Order, set: Partial<Order>) =>
  db.update(orders).set(set).where(eq(orders.order_code, order_code))

/** What is left of the order's plans, and their lines, locked; nothing where it plans none. */
const lockPlans = async (db: Db, order_code: string) => {
  const [order] = await db.select().from(orders).where(eq(orders.order_code, order_code)).for('update')
  if (!order) return undefined
  const own = await db.select().from(plans).where(eq(plans.order_code, order_code)).orderBy(asc(plans.cashback_code))
  const lines = await lockLines(
    db,
    own.map(({ cashback_code }) => cashback_code),
  )
  return { order, own, lines }
}

type Part = { order_code: string; invoice_code: string }

/** One of several invoices is approved: its share is used, the rest stays planned for those to come. */
export const spendCashback = async (
  { db, actor }: Within,
  { order_code, invoice_code, amount }: Part & { amount: number },
) => {
  const found = await lockPlans(db, order_code)
  const open = found?.own.filter(({ state }) => state === 'Planned') ?? []
  if (!found || open.length === 0) return
  const most = total(open.map(({ planned_amount }) => planned_amount))
  const shares = shareRebate(
    Math.min(amount, most),
    open.map(({ planned_amount }) => planned_amount),
  )
  for (const [n, plan] of open.entries()) {
    const part = shares[n] ?? 0
    const line = found.lines.get(plan.cashback_code)
    if (!line || part === 0) continue
    await moveCashback(db, actor, line, consumed(part, part), { order_code, invoice_code })
    const rest = plan.planned_amount - part
    const real_amount = plan.real_amount + part
    const ended = { planned_amount: real_amount, state: 'Consumed' } as const
    await setPlan(db, plan, { real_amount, ...(rest === 0 ? ended : { planned_amount: rest }) })
  }
  const isSpent = amount >= most
  await setOrder(db, found.order, { invoice_code, ...(isSpent ? { state: 'Consumed' as const } : {}) })
  await logActions(db, actor, [
    {
      entity,
      entity_code: order_code,
      action: 'consume',
      after: { invoice_code, real_rebated_cashback_amount: amount },
    },
  ])
}

/** That invoice is cancelled: what it used is planned again for the order. */
export const giveBackCashback = async ({ db, actor }: Within, { order_code, invoice_code }: Part) => {
  const found = await lockPlans(db, order_code)
  if (!found) return
  const used = await db
    .select({
      cashback_code: cashbackLedger.cashback_code,
      amount: sql<number>`-sum(${cashbackLedger.amount})::float8`,
    })
    .from(cashbackLedger)
    .where(
      and(
        eq(cashbackLedger.order_code, order_code),
        eq(cashbackLedger.invoice_code, invoice_code),
        eq(cashbackLedger.kind, 'consume'),
      ),
    )
    .groupBy(cashbackLedger.cashback_code)
  for (const { cashback_code, amount } of used) {
    const plan = found.own.find((one) => one.cashback_code === cashback_code)
    const line = found.lines.get(cashback_code)
    if (!plan || !line || amount <= 0) continue
    await moveCashback(db, actor, line, restored(amount, amount, true), { order_code, invoice_code })
    const rest = plan.state === 'Planned' ? plan.planned_amount : 0
    await setPlan(db, plan, { planned_amount: rest + amount, real_amount: plan.real_amount - amount, state: 'Planned' })
  }
  if (used.length) {
    await setOrder(db, found.order, { state: 'Planned', invoice_code: null })
    await logActions(db, actor, [{ entity, entity_code: order_code, action: 'restore', after: { invoice_code } }])
  }
}
