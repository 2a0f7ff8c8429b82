import type { Parsed } from '@sejuk/contract/endpoint'
import type { actOnSalesOrder } from '@sejuk/contract/sales/sales-orders'
import { because } from '@sejuk/domain/messages'
import { kindsOf } from '@sejuk/domain/sales/order-approvals'
import { paymentStateOf, wayOf } from '@sejuk/domain/sales/payment-ways'
import type { OrderState } from '@sejuk/domain/sales/sales-orders'
import { requireAboveFloor } from '../../../business/sales/discount-limits.ts'
import { paymentOf, requireReason } from '../../../business/sales/order-payment.ts'
import { judgeOrder } from '../../../business/sales/order-verdict.ts'
import type { salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import type { Begun, Change } from '../../../platform/documents/action-context.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import { carryDone, followLines } from './carry-done.ts'
import { planOf } from './cashback.ts'
import { linesOfFormer, orderOfFormer } from './difference.ts'
import { giveAllBack } from './give-back.ts'
import { setLocks } from './locks.ts'
import { linesOf } from './queries.ts'
import { rejectionOf } from './rejection.ts'
import { askFinance, decide, hasFinanceApproved, payUntil, withdraw } from './routing.ts'
import { useSpecialPrices } from './special-prices.ts'
import { writeLines } from './write-lines.ts'

type Order = typeof salesOrders.$inferSelect
type Act<Input> = (begun: Begun<Order, OrderState, Input>) => Promise<Change<Order, OrderState>>

type Answer = Begun<Order, OrderState, Parsed<typeof actOnSalesOrder.approve>>

/** Finance's yes to an order without enough credit is the override, and says why. */
const overrideOf = ({ viewer, input }: Answer, { verdict }: Awaited<ReturnType<typeof judgeOrder>>) => {
  if (verdict.is_ok) return {}
  if (!viewer.permission.has('Sales-Order-Override-Credit')) refuse('noPermission')
  const reason = requireReason('note', input.note)
  return { credit_override_reason: reason }
}

/** Finance grants the days that were asked for, or fewer. */
const grantedOf = ({ before, input }: Answer) => {
  const { granted_days } = input
  if (granted_days === null) return {}
  if (granted_days > before.payment_term_days)
    refuseField('granted_days', because('granted-more-than-asked', { n: before.payment_term_days }))
  return { payment_term_days: granted_days }
}

/** The viewer's decisions; the last of all makes the order firm. The credit is judged again with each. */
export const approveOrder: Act<Parsed<typeof actOnSalesOrder.approve>> = async (begun) => {
  const { db, viewer, actor, before, at, input } = begun
  const mine = kindsOf(viewer.permission).filter((kind) => before.waiting_for.includes(kind))
  if (before.discount_amount > 0)
    await requireAboveFloor(db, {
      lines: await linesOf(db, before.order_code),
      submitted: before.largest_discount_percent,
      submitted_date: before.submitted_date,
      approved: before.former ? linesOfFormer(before.former) : [],
    })
  const judged = await judgeOrder(db, before)
  const granted = mine.includes('term') ? grantedOf(begun) : {}
  const override = mine.includes('finance') ? overrideOf(begun, judged) : {}
  const said = { ...judged.marks, ...granted, ...override, decided_count: before.decided_count + mine.length }
  await decide(db, before, mine, 'Approved', { ...viewer, at, note: input.note })
  const isCreditOpen =
    !judged.verdict.is_ok && !before.waiting_for.includes('finance') && !(await hasFinanceApproved(db, before))
  if (isCreditOpen) await askFinance(db, before, judged.verdict.problems, at)
  const left = before.waiting_for.filter((kind) => !mine.includes(kind))
  const waiting_for = isCreditOpen ? [...left, 'finance' as const] : left
  const facts = { waitsForOthers: waiting_for.length > 0 }
  if (waiting_for.length > 0) return { set: { ...said, waiting_for }, facts, reason: input.note }
  const lines = await linesOf(db, before.order_code)
  const locked = before.is_pre_order ? {} : await setLocks(db, actor, before, lines)
  if (before.status === 'Adjusted') {
    await useSpecialPrices(db, actor, before, lines)
    await planOf({ db, viewer, actor }, before, lines)
  }
  return {
    set: {
      ...{ ...said, ...locked, waiting_for, former: null, authors: [], locks_released_date: null },
      ...paymentOf(before, await payUntil(db, before)),
      ...{ approved_by: viewer.usercode, approved_user_name: viewer.username, approved_date: at, decide_until: null },
    },
    facts,
    reason: input.note,
  }
}

/** A rejected order gives everything back; a rejected change gives back what it took beyond the order it would change. */
export const rejectOrder: Act<Parsed<typeof actOnSalesOrder.reject>> = async (begun) => {
  const { db, viewer, actor, before, at, input } = begun
  const mine = kindsOf(viewer.permission).filter((kind) => before.waiting_for.includes(kind))
  const reason = await rejectionOf(db, viewer, input)
  await decide(db, before, mine, 'Rejected', { ...viewer, at, note: reason })
  await withdraw(db, before)
  const done = { waiting_for: [], decide_until: null, reject_reason: reason }
  const { former } = before
  if (before.status === 'Adjusted' && former) {
    const order = { ...before, ...orderOfFormer(former) }
    // Deliveries went on while the change waited: what they did stands on the lines as they are now.
    const { lines: again, moved } = carryDone(await linesOf(db, before.order_code), linesOfFormer(former))
    const locked = order.is_pre_order ? {} : await setLocks(db, actor, before, again)
    await useSpecialPrices(db, actor, order, again)
    await planOf({ db, viewer, actor }, order, again)
    await writeLines(db, before.order_code, again)
    await followLines(db, before.order_code, moved)
    const { status: _status, delivered_qty: _delivered, cancelled_qty: _cancelled, ...columns } = orderOfFormer(former)
    const rounds = { approval_round: before.approval_round, decided_count: before.decided_count }
    // Money that came meanwhile stays with the order.
    const { bound_amount } = before
    const [way, amount] = [wayOf(order.collect_method), order.total_amount]
    const money = { bound_amount, payment_state: paymentStateOf(way, bound_amount, amount) }
    return { set: { ...columns, ...rounds, ...money, ...locked, ...done, former: null, authors: [] }, reason }
  }
  const gone = await giveAllBack(begun)
  return { set: { ...gone, ...done }, reason }
}
