import { exceedsMaximum, overrunOf } from '@sejuk/domain/sales/cashbacks/cashback-selection'
import { total } from '@sejuk/domain/values/money'
import type { Viewer } from '@sejuk/domain/viewers'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { cashbackOrders } from '../../../db/tables/sales/cashbacks.ts'
import type { salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import { selectOne } from '../../../platform/lists/selection.ts'
import type { Actor } from '../../../platform/records/action-log.ts'
import { planCashback, releaseCashback } from '../cashback-orders/commands.ts'
import type { OrderLine } from './locks.ts'

type Order = typeof salesOrders.$inferSelect
type Within = { db: Db; viewer: Viewer; actor: Actor }
export type Planned = Order['cashback_list']

const stateField = { state: cashbackOrders.state }
const plans = sql`${cashbackOrders}`
const stateOf = async (db: Db, order_code: string) => {
  const found = await selectOne(db, stateField, plans, eq(cashbackOrders.order_code, order_code))
  return found?.state
}

const discountOf = ({ ladder }: Order, ...steps: readonly string[]) =>
  total(ladder.filter(({ step }) => steps.includes(step)).map(({ discount }) => discount))

/**
 * Plans what the order spends of its customer's cashback. While a change waits, more may be planned than the order will spend: that
 * of the former version stays planned beside it, and the maximum was judged before.
 */
export const planOf = async (
  within: Within,
  order: Order,
  lines: readonly OrderLine[],
  list: Planned = order.cashback_list,
) => {
  const asked = list.filter(({ plannedAmount }) => plannedAmount > 0)
  if (asked.length === 0 && (await stateOf(within.db, order.order_code)) !== 'Planned') return
  const overrun = overrunOf(order.cashback_list, maximumOf(order))
  if (overrun > 0) refuseField('cashback_list', exceedsMaximum(overrun))
  const beside = total(asked.map(({ plannedAmount }) => plannedAmount)) - order.cashback_amount
  await planCashback(within, {
    order_code: order.order_code,
    customer_code: order.customer_code,
    org_code: order.org_code,
    originalTotalAmount: order.list_amount,
    priceIncludeTax: order.price_include_tax,
    max_allowed_discount_include_tax: order.allowed_discount_amount + Math.max(0, beside),
    item_discount_total_amount_include_tax: discountOf(order, 'special-price', 'sales-policy', 'item-discount'),
    extra_discount_amount_include_tax: discountOf(order, 'extra-discount'),
    cashback_list: [...asked],
    items: lines.map((line) => ({
      ...{ item_code: line.item_code, item_name: line.item_name },
      ...{ quantity: line.ordered_qty, amount: line.amount },
    })),
  })
}

const maximumOf = (order: Order) =>
  Math.max(
    0,
    order.allowed_discount_amount -
      discountOf(order, 'special-price', 'sales-policy', 'item-discount', 'extra-discount'),
  )

export const releasePlan = async (within: Within, order_code: string) => {
  if ((await stateOf(within.db, order_code)) === 'Planned') await releaseCashback(within, order_code)
}

/** The larger of two plans, line by line. */
export const largerPlan = (one: Planned, other: Planned): Planned => {
  const amounts = new Map(one.map(({ cashback_code, plannedAmount }) => [cashback_code, plannedAmount]))
  for (const { cashback_code, plannedAmount } of other)
    amounts.set(cashback_code, Math.max(plannedAmount, amounts.get(cashback_code) ?? 0))
  return [...amounts].map(([cashback_code, plannedAmount]) => ({ cashback_code, plannedAmount }))
}
