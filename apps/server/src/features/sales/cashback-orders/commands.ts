import type { CashbackPlan, checkCashbackPlan as check } from '@sejuk/contract/sales/cashback-orders'
import { needsStatus } from '@sejuk/domain/messages'
import { replanned, shareRebate } from '@sejuk/domain/sales/cashbacks/cashback-ledger'
import { cashbackResult } from '@sejuk/domain/sales/cashbacks/cashback-selection'
import { total } from '@sejuk/domain/values/money'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, sql } from 'drizzle-orm'
import { lockLines, moveCashback } from '../../../business/sales/cashback-lines.ts'
import { entity, type Order, setOrder, setPlan, type Within } from '../../../business/sales/cashback-orders.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import {
  cashbackOrderItems as items,
  cashbackOrders as orders,
  cashbackPlans as plans,
} from '../../../db/tables/sales/cashbacks.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { validatePlan } from './validate-plan.ts'

const planKeys = [plans.order_code, plans.cashback_code]

const judge = async ({ db, viewer }: Pick<Within, 'db' | 'viewer'>, input: CashbackPlan) => {
  const found = await validatePlan(db, viewer, input)
  const terms = {
    original_total_amount: input.originalTotalAmount,
    max_allowed_amount: found.max,
    customer_is_taxable: found.customer.customer_is_taxable,
    price_include_tax: input.priceIncludeTax,
  }
  const real = total([...found.wanted.values()])
  return {
    ...found,
    terms,
    real,
    result: cashbackResult(real, input.originalTotalAmount, {
      customerIsTaxable: terms.customer_is_taxable === 1 ? 1 : 0,
      priceIncludeTax: terms.price_include_tax,
    }),
  }
}

export const checkCashbackPlan = async ({ input, ...context }: RequestContext<typeof check>) => ({
  data: (await judge(context, input)).result,
})

/** Plans cashback for an order, or plans it anew: every line it names is locked, judged and moved, or none is. */
export const planCashback = async ({ db, viewer, actor }: Within, input: CashbackPlan) => {
  const { before, lines, wanted, customer, terms, real, result } = await judge({ db, viewer }, input)
  const { order_code } = input
  const org_code = input.org_code || customer.org_code
  const by = { dept_code: viewer.department, created_by: viewer.usercode, create_user_name: viewer.username }
  await db
    .insert(orders)
    .values({ order_code, customer_code: customer.customer_code, org_code, ...terms, ...by })
    .onConflictDoUpdate({
      target: orders.order_code,
      set: { ...terms, state: 'Planned', row_version: sql`${orders.row_version} + 1` },
    })
  const amounts = [...lines.keys()].map((cashback_code) => wanted.get(cashback_code) ?? 0)
  const discounts = shareRebate(result.cashback_discount, amounts)
  for (const [n, line] of [...lines.values()].entries()) {
    const planned_amount = amounts[n] ?? 0
    const movement = replanned(before.get(line.cashback_code) ?? 0, planned_amount)
    if (movement) await moveCashback(db, actor, line, [movement], { order_code })
    const state = planned_amount > 0 ? ('Planned' as const) : ('Released' as const)
    const plan = { planned_amount, real_amount: 0, cashback_discount: discounts[n] ?? 0, state }
    await db
      .insert(plans)
      .values({ order_code, cashback_code: line.cashback_code, ...plan })
      .onConflictDoUpdate({ target: planKeys, set: plan })
  }
  await keepItems(db, order_code, input.items, real)
  await logActions(db, actor, [
    {
      entity,
      entity_code: order_code,
      action: 'plan',
      to_status: 'Planned',
      before: Object.fromEntries(before),
      after: Object.fromEntries(wanted),
    },
  ])
  return result
}

type Item = { item_code: string; item_name: string; quantity: number; amount: number }
const keepItems = async (db: Db, order_code: string, sold: readonly Item[], rebate: number) => {
  await db.delete(items).where(eq(items.order_code, order_code))
  if (sold.length === 0) return
  const shares = shareRebate(
    rebate,
    sold.map(({ amount }) => amount),
  )
  await db
    .insert(items)
    .values(sold.map((item, n) => ({ ...item, order_code, line_no: n + 1, rebate_share: shares[n] ?? 0 })))
}

const shareAnew = async (db: Db, order_code: string, rebate: number) => {
  const sold = await db.select().from(items).where(eq(items.order_code, order_code)).orderBy(asc(items.line_no))
  await keepItems(
    db,
    order_code,
    sold.map(({ item_code, item_name, quantity, amount }) => ({ item_code, item_name, quantity, amount })),
    rebate,
  )
}

/** The order, locked, in the sight of whoever asks, with its plans and their lines locked too. */
const lockOrder = async (db: Db, viewer: Viewer, order_code: string, state: Order['state']) => {
  const seen = db.select({ code: customers.customer_code }).from(customers).where(visibleTo(viewer, customers))
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.order_code, order_code), sql`${orders.customer_code} in ${seen}`))
    .for('update')
  if (!order) refuse('notFound')
  if (order.state !== state) refuse('conflict', { because: needsStatus('state', [state], entity) })
  const own = await db
    .select()
    .from(plans)
    .where(and(eq(plans.order_code, order_code), eq(plans.state, state)))
    .orderBy(asc(plans.cashback_code))
  return {
    order,
    own,
    lines: await lockLines(
      db,
      own.map(({ cashback_code }) => cashback_code),
    ),
  }
}

/** The order is rejected or gone: what it planned is free again. */
export const releaseCashback = async ({ db, viewer, actor }: Within, order_code: string) => {
  const { order, own, lines } = await lockOrder(db, viewer, order_code, 'Planned')
  for (const plan of own) {
    const line = lines.get(plan.cashback_code)
    const movement = replanned(plan.planned_amount, 0)
    if (line && movement) await moveCashback(db, actor, line, [movement], { order_code })
    // What invoices used of it stays used.
    const ended = { planned_amount: plan.real_amount, state: 'Consumed' } as const
    await setPlan(db, plan, plan.real_amount > 0 ? ended : { state: 'Released' })
  }
  await setOrder(db, order, { state: 'Released' })
  await shareAnew(db, order_code, total(own.map(({ real_amount }) => real_amount)))
  await logActions(db, actor, [
    { entity, entity_code: order_code, action: 'release', from_status: 'Planned', to_status: 'Released' },
  ])
}
