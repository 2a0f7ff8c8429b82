import type { CashbackPlan, checkCashbackPlan as check } from '@sejuk/contract/sales/cashback-orders'
import { needsStatus } from '@sejuk/domain/messages'
import { consumed, replanned, restored, shareRebate } from '@sejuk/domain/sales/cashbacks/cashback-ledger'
import { cashbackResult, type TaxTerms } from '@sejuk/domain/sales/cashbacks/cashback-selection'
import { total } from '@sejuk/domain/values/money'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, sql } from 'drizzle-orm'
import { lockLines, moveCashback } from '../../../business/sales/cashback-lines.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import {
  cashbackLedger,
  cashbackOrderItems as items,
  cashbackOrders as orders,
  cashbackPlans as plans,
} from '../../../db/tables/sales/cashbacks.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { type Actor, logActions } from '../../../platform/records/action-log.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { validatePlan } from './validate-plan.ts'

const entity = 'cashback-order'
type Order = typeof orders.$inferSelect
type Plan = typeof plans.$inferSelect

const termsOf = (order: Pick<Order, 'customer_is_taxable' | 'price_include_tax'>): TaxTerms => ({
  customerIsTaxable: order.customer_is_taxable === 1 ? 1 : 0,
  priceIncludeTax: order.price_include_tax,
})
const planKeys = [plans.order_code, plans.cashback_code]

/** The transaction of the order or invoice that causes a step, and the user who causes it. */
type Within = { db: Db; viewer: Viewer; actor: Actor }

const judge = async ({ db, viewer }: Pick<Within, 'db' | 'viewer'>, input: CashbackPlan) => {
  const found = await validatePlan(db, viewer, input)
  const terms = {
    original_total_amount: input.originalTotalAmount,
    max_allowed_amount: found.max,
    customer_is_taxable: found.customer.customer_is_taxable,
    price_include_tax: input.priceIncludeTax,
  }
  const real = total([...found.wanted.values()])
  return { ...found, terms, real, result: cashbackResult(real, input.originalTotalAmount, termsOf(terms)) }
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

const setPlan = (db: Db, { plan_id }: Plan, set: Partial<Plan>) =>
  db.update(plans).set(set).where(eq(plans.plan_id, plan_id))
const setOrder = (db: Db, { order_code }: Order, set: Partial<Order>) =>
  db.update(orders).set(set).where(eq(orders.order_code, order_code))

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
  await shareAnew(db, order_code, 0)
  await logActions(db, actor, [
    { entity, entity_code: order_code, action: 'release', from_status: 'Planned', to_status: 'Released' },
  ])
}

type Use = {
  order_code: string
  invoice_code: string
  /** What the invoice used of each line; left out: all that was planned. */
  real_list?: readonly { cashback_code: string; real_amount: number }[]
}

/** The invoice is approved: what was planned is used, or less of it, and the rest comes back. */
export const consumeCashback = async ({ db, viewer, actor }: Within, { order_code, invoice_code, ...used }: Use) => {
  const { order, own, lines } = await lockOrder(db, viewer, order_code, 'Planned')
  const said = new Map((used.real_list ?? []).map(({ cashback_code, real_amount }) => [cashback_code, real_amount]))
  const unknown = [...said.keys()].filter((code) => !lines.has(code))
  if (unknown.length)
    refuse('invalid', { errors: { real_list: [`${unknown.join(', ')} is not planned by this order`] } })
  const realOf = ({ cashback_code, planned_amount }: Plan) => said.get(cashback_code) ?? planned_amount
  const over = own.filter((plan) => realOf(plan) > plan.planned_amount)
  if (over.length) refuse('invalid', { errors: { real_list: ['Amount exceeds the planned cashback'] } })
  const reals = own.map(realOf)
  const result = cashbackResult(total(reals), order.original_total_amount, termsOf(order))
  const discounts = shareRebate(result.cashback_discount, reals)
  for (const [n, plan] of own.entries()) {
    const line = lines.get(plan.cashback_code)
    const real_amount = reals[n] ?? 0
    if (line)
      await moveCashback(db, actor, line, consumed(plan.planned_amount, real_amount), { order_code, invoice_code })
    await setPlan(db, plan, { real_amount, cashback_discount: discounts[n] ?? 0, state: 'Consumed' })
  }
  await setOrder(db, order, { state: 'Consumed', invoice_code })
  await shareAnew(db, order_code, total(reals))
  await logActions(db, actor, [
    {
      entity,
      entity_code: order_code,
      action: 'consume',
      from_status: 'Planned',
      to_status: 'Consumed',
      after: { invoice_code, real_rebated_cashback_amount: total(reals) },
    },
  ])
  return result
}

/** The invoice is void: what it used comes back, planned again while the order lives, as far as the line still has it. */
export const restoreCashback = async (
  { db, viewer, actor }: Within,
  { order_code, keep_plan }: { order_code: string; keep_plan: boolean },
) => {
  const { order, own, lines } = await lockOrder(db, viewer, order_code, 'Consumed')
  const { invoice_code } = order
  const planned: number[] = []
  for (const plan of own) {
    const line = lines.get(plan.cashback_code)
    const left = (line?.cashback_remain ?? 0) + plan.real_amount
    const again = keep_plan ? Math.min(plan.planned_amount, left) : 0
    planned.push(again)
    if (line)
      await moveCashback(db, actor, line, restored(again, plan.real_amount, keep_plan), {
        order_code,
        invoice_code,
      })
    const state = again > 0 ? ('Planned' as const) : ('Released' as const)
    await setPlan(db, plan, { planned_amount: again || plan.planned_amount, real_amount: 0, state })
  }
  const state = total(planned) > 0 ? ('Planned' as const) : ('Released' as const)
  await setOrder(db, order, { state, invoice_code: null })
  await shareAnew(db, order_code, total(planned))
  await logActions(db, actor, [
    { entity, entity_code: order_code, action: 'restore', from_status: 'Consumed', to_status: state },
  ])
}

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
