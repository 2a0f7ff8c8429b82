import type { OrderState } from '@sejuk/domain/sales/sales-orders'
import { releaseMoney } from '../../../business/sales/order-money.ts'
import { noPayment, requireReason } from '../../../business/sales/order-payment.ts'
import { judgeOrder, refuseCredit } from '../../../business/sales/order-verdict.ts'
import type { salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import type { Begun, Change } from '../../../platform/documents/action-context.ts'
import { releasePlan } from './cashback.ts'
import { giveBackRequests, setLocks } from './locks.ts'
import { linesOf } from './queries.ts'
import { withdraw } from './routing.ts'
import { useSpecialPrices } from './special-prices.ts'

type Order = typeof salesOrders.$inferSelect
type Giving = Pick<Begun<Order, OrderState>, 'db' | 'viewer' | 'actor' | 'before'>

/** Stock, lock requests, special prices, cashback and money of an order that nobody promises any more. */
export const giveAllBack = async ({ db, viewer, actor, before }: Giving) => {
  const { order_code } = before
  const locked = await setLocks(db, actor, before, [])
  await giveBackRequests(db, actor, order_code, await linesOf(db, order_code))
  await useSpecialPrices(db, actor, before, [])
  await releasePlan({ db, viewer, actor }, order_code)
  const { order } = await releaseMoney(db, before, { reason: null })
  return { ...locked, ...noPayment, bound_amount: order.bound_amount }
}

/** Its author thinks again: what it took is free, and who was asked hears that nothing is to be decided. */
export const withdrawOrder = async (begun: Begun<Order, OrderState>): Promise<Change<Order, OrderState>> => {
  const { db, before } = begun
  await withdraw(db, before)
  const gone = await giveAllBack(begun)
  const asked = {
    waiting_for: [],
    decide_until: null,
    decided_count: 0,
    submitted_date: null,
    locks_released_date: null,
  }
  const approved = { approved_by: null, approved_user_name: null, approved_date: null }
  const credit = { asks_finance: false, credit_override_reason: null, judged_by: null }
  return { set: { ...gone, ...asked, ...approved, ...credit } }
}

type Act<Input = object> = (begun: Begun<Order, OrderState, Input>) => Promise<Change<Order, OrderState>>

/** Goods may leave before they are paid: the order is judged as one on terms, and counts as one from then on. */
export const releaseUnpaid: Act<{ reason: string }> = async ({ db, viewer, before, at, input }) => {
  const unpaid_release_reason = requireReason('reason', input.reason)
  const judged = await judgeOrder(db, { ...before, unpaid_released_date: at })
  const [problem] = judged.verdict.problems
  if (problem) refuseCredit(judged, problem, false)
  const by = { unpaid_released_by: viewer.usercode, unpaid_released_user_name: viewer.username }
  return { set: { ...judged.marks, ...by, unpaid_released_date: at, unpaid_release_reason } }
}

/** The credit ended after the order was approved: finance answers for it. */
export const letPass: Act<{ reason: string }> = async ({ db, before, input }) => {
  const credit_override_reason = requireReason('reason', input.reason)
  const { marks } = await judgeOrder(db, before)
  return { set: { ...marks, credit_override_reason } }
}

/** Not paid in time: others may have the goods, except what is on a delivery. */
export const freeUnpaid: Act = async ({ db, actor, before, at }) => {
  const lines = await linesOf(db, before.order_code)
  const kept = lines.map((line) => ({ ...line, ordered_qty: line.planned_qty + line.cancelled_qty }))
  return { set: { ...(await setLocks(db, actor, before, kept)), locks_released_date: at } }
}
