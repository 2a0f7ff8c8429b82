import type { Parsed } from '@sejuk/contract/endpoint'
import type { actOnSalesOrder } from '@sejuk/contract/sales/sales-orders'
import { because } from '@sejuk/domain/messages'
import type { OrderState } from '@sejuk/domain/sales/sales-orders'
import type { salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import type { Begun, Change } from '../../../platform/documents/action-context.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import { largerPlan, planOf } from './cashback.ts'
import { enforceCredit, judgeOrder } from './credit.ts'
import { formerOf } from './difference.ts'
import { type OrderLine, setLocks } from './locks.ts'
import { checkOrder, customerOf } from './order-form.ts'
import { priceOrder } from './price-order.ts'
import { linesOf } from './queries.ts'
import { askForDecisions } from './routing.ts'
import { largerUse, useSpecialPrices } from './special-prices.ts'
import { writeLines } from './write-lines.ts'

type Order = typeof salesOrders.$inferSelect
type Line = Pick<OrderLine, 'item_code' | 'ordered_qty'>

/** What was delivered or invoiced of the old lines stands on the new ones of the same item; none may become less than that. */
const carryDone = <New extends Line>(old: readonly OrderLine[], fresh: readonly New[]) => {
  const open = old.filter(({ delivered_qty, invoiced_qty }) => delivered_qty > 0 || invoiced_qty > 0)
  const done = fresh.map((line, n) => {
    const found = open.findIndex(({ item_code }) => item_code === line.item_code)
    const [was] = found >= 0 ? open.splice(found, 1) : []
    const { delivered_qty = 0, invoiced_qty = 0 } = was ?? {}
    const least = Math.max(delivered_qty, invoiced_qty)
    if (line.ordered_qty < least)
      refuseField(`lines.${n}.ordered_qty`, because('delivered-cannot-be-less', { item: line.item_code, n: least }))
    return { ...line, delivered_qty, invoiced_qty }
  })
  const [lost] = open
  if (lost) {
    const n = Math.max(lost.delivered_qty, lost.invoiced_qty)
    refuseField('lines', because('delivered-cannot-be-less', { item: lost.item_code, n }))
  }
  return done
}

/**
 * Changes an approved order until others approve the change. Meanwhile both versions have their stock and cashback, so that either
 * can become firm.
 */
export const adjustOrder = async (
  begun: Begun<Order, OrderState, Parsed<typeof actOnSalesOrder.adjust>>,
): Promise<Change<Order, OrderState>> => {
  const { db, viewer, actor, before, at, input } = begun
  const { order_code, customer_code } = before
  const { order_code: _code, row_version: _version, reason, hold_purpose, lines: _lines, ...form } = input
  const customer = await customerOf(db, viewer, customer_code)
  await checkOrder(db, viewer, customer, input)
  const old = await linesOf(db, order_code)
  const { header, rows } = await priceOrder(db, viewer, { order_code, customer_code }, input)
  await writeLines(db, order_code, carryDone(old, rows))
  const payment_term_days = form.payment_term_days ?? before.payment_term_days
  const changed: Order = { ...before, ...form, ...header, payment_term_days }
  const lines = await linesOf(db, order_code)
  const judged = await judgeOrder(db, changed)
  const isMore = changed.total_amount > before.total_amount
  if (isMore) enforceCredit(judged, 'Submit', viewer.permission.has('Sales-Order-Override-Credit'))
  const hold = hold_purpose ? { usercode: viewer.usercode, purpose: hold_purpose } : undefined
  const locked = changed.is_pre_order ? {} : await setLocks(db, actor, before, lines, { hold, isOnlyMore: true })
  const list = largerPlan(before.cashback_list, changed.cashback_list)
  await useSpecialPrices(db, actor, before, largerUse(old, lines))
  await planOf({ db, viewer, actor }, changed, lines, list)
  const asked = await askForDecisions(db, changed, judged.verdict.problems, at)
  return {
    set: {
      ...{ ...form, ...header, payment_term_days, ...judged.marks, ...locked, ...asked },
      ...{ former: formerOf(before, old), adjust_reason: reason, reject_reason: null },
    },
    also: { lines: rows.map(({ item_code, ordered_qty, amount }) => ({ item_code, ordered_qty, amount })) },
    was: { lines: old.map(({ item_code, ordered_qty, amount }) => ({ item_code, ordered_qty, amount })) },
  }
}
