import type { Parsed } from '@sejuk/contract/endpoint'
import type { actOnSalesOrder } from '@sejuk/contract/sales/sales-orders'
import type { OrderState } from '@sejuk/domain/sales/sales-orders'
import { requireAboveFloor } from '../../../business/sales/discount-limits.ts'
import { lockOrders } from '../../../business/sales/order-deliveries.ts'
import { daysOf, paymentOf, requireCashAtDoor } from '../../../business/sales/order-payment.ts'
import { enforceCredit, judgeOrder, ruleOf } from '../../../business/sales/order-verdict.ts'
import { requirePromisable } from '../../../business/sales/pre-orders.ts'
import { owedToHalves } from '../../../business/sales/units-held.ts'
import type { salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import type { Begun, Change } from '../../../platform/documents/action-context.ts'
import { carryDone, followLines } from './carry-done.ts'
import { largerPlan, planOf } from './cashback.ts'
import { formerOf } from './difference.ts'
import { setLocks } from './locks.ts'
import { checkOrder, customerOf } from './order-form.ts'
import { priceOrder } from './price-order.ts'
import { linesOf } from './queries.ts'
import { askForDecisions } from './routing.ts'
import { largerUse, useSpecialPrices } from './special-prices.ts'
import { writeLines } from './write-lines.ts'

type Order = typeof salesOrders.$inferSelect

/**
 * Changes an approved order until others approve the change. Meanwhile both versions have their stock and cashback, so that either
 * can become firm.
 */
export const adjustOrder = async (
  begun: Begun<Order, OrderState, Parsed<typeof actOnSalesOrder.adjust>>,
): Promise<Change<Order, OrderState>> => {
  const { db, viewer, actor, before, at, input } = begun
  const { order_code, customer_code } = before
  const { order_code: _code, row_version: _version, reason, hold_purpose, ask_finance, lines: _lines, ...form } = input
  const customer = await customerOf(db, viewer, customer_code)
  await checkOrder(db, viewer, customer, input)
  const old = await linesOf(db, order_code)
  const { header, rows } = await priceOrder(db, viewer, { order_code, customer_code }, input)
  const largest_discount_percent = await requireAboveFloor(db, { lines: rows, submitted: null, approved: old })
  const owed = await owedToHalves(db, await lockOrders(db, [order_code]))
  const { lines: carried, moved } = carryDone(old, rows, ({ line_no }) => owed({ order_code, line_no }))
  await writeLines(db, order_code, carried)
  await followLines(db, order_code, moved)
  const payment_term_days = daysOf(form, header.collect_method, before)
  const changed: Order = { ...before, ...form, ...header, payment_term_days, asks_finance: ask_finance }
  const lines = await linesOf(db, order_code)
  const judged = await judgeOrder(db, changed)
  const isMore = changed.total_amount > before.total_amount
  if (isMore) requireCashAtDoor(changed, judged)
  if (isMore) enforceCredit(judged, 'Submit', ask_finance)
  const hold = hold_purpose ? { usercode: viewer.usercode, purpose: hold_purpose } : undefined
  if (changed.is_pre_order) await requirePromisable(db, changed, lines, hold)
  const locked = changed.is_pre_order ? {} : await setLocks(db, actor, before, lines, { hold, isOnlyMore: true })
  const list = largerPlan(before.cashback_list, changed.cashback_list)
  await useSpecialPrices(db, actor, before, largerUse(old, lines))
  await planOf({ db, viewer, actor }, changed, lines, list)
  const { pay_by, ...asked } = await askForDecisions(db, changed, judged.verdict.problems, at)
  return {
    set: {
      ...{ ...form, ...header, payment_term_days, ...judged.marks, ...locked, ...asked },
      ...{ ...paymentOf(changed, before.pay_by ?? pay_by), judged_by: ruleOf(judged), asks_finance: ask_finance },
      ...{ largest_discount_percent, former: formerOf(before, old), adjust_reason: reason, reject_reason: null },
    },
    also: { lines: rows.map(({ item_code, ordered_qty, amount }) => ({ item_code, ordered_qty, amount })) },
    was: { lines: old.map(({ item_code, ordered_qty, amount }) => ({ item_code, ordered_qty, amount })) },
  }
}
