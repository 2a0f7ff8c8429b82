import type * as contract from '@sejuk/contract/sales/order-payments'
import { because } from '@sejuk/domain/messages'
import { salesOrder } from '@sejuk/domain/sales/sales-orders'
import { and, eq } from 'drizzle-orm'
import {
  bindMoney as bind,
  isMoney,
  leftOf,
  lockedOrder,
  releaseMoney as release,
  payBilled,
  releaseRest,
  waitsForMoney,
} from '../../../business/sales/order-money.ts'
import type { Db } from '../../../db/database.ts'
import type { receipts } from '../../../db/tables/finance/receipts.ts'
import { salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { findOne } from '../../../platform/lists/lock-one.ts'
import type { Within } from '../../../platform/notify/notify.ts'
import { type Actor, logActions } from '../../../platform/records/action-log.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { tellPaid as tell } from '../sales-orders/commands.ts'

type Order = typeof salesOrders.$inferSelect
type Receipt = typeof receipts.$inferSelect

const moneyOf = ({ bound_amount, payment_state }: Order) => ({ bound_amount, payment_state })

const log = (db: Db, actor: Actor, action: string, [before, after]: readonly [Order, Order], reason: string) =>
  logActions(db, actor, [
    {
      ...{ entity: salesOrder.entity, entity_code: after.order_code, action, reason },
      ...{ before: moneyOf(before), after: moneyOf(after) },
    },
  ])

/** Paid in full: the order is firm, and whoever delivers it hears it. */
const tellPaid = async (within: Within, before: Order, after: Order) => {
  if (before.payment_state !== 'Paid' && after.payment_state === 'Paid') await tell(within, after)
}

const requireInSight = async (
  { db, viewer }: { db: Db; viewer: RequestContext<typeof contract.bindMoney>['viewer'] },
  order_code: string,
) => {
  const isThis = and(eq(salesOrders.order_code, order_code), visibleTo(viewer, salesOrders))
  if (!(await findOne(db, salesOrders, isThis))) refuse('notFound')
  return lockedOrder(db, order_code)
}
const answerOf = (order: Order) => ({ data: { order_code: order.order_code, ...moneyOf(order) } })

export const bindMoney = async (context: RequestContext<typeof contract.bindMoney>) => {
  const { db, jobs, config, viewer, actor, input } = context
  const order = await requireInSight(context, input.order_code)
  const { receipt_code, amount } = input
  const after = await bind(db, viewer, { order, receipt_code, amount })
  await log(db, actor, 'bind-money', [order, after], receipt_code)
  await tellPaid({ db, jobs, config }, order, after)
  return answerOf(after)
}

export const releaseMoney = async (context: RequestContext<typeof contract.releaseMoney>) => {
  const { db, actor, input } = context
  const order = await requireInSight(context, input.order_code)
  const { receipt_code, reason } = input
  const done = await release(db, order, { receipt_code, reason })
  if (done.amount === 0) refuse('conflict', { because: because('money-used-already') })
  await log(db, actor, 'release-money', [order, done.order], reason)
  return answerOf(done.order)
}

/** Money that came for an order is kept for it, where the order still waits for money; else it is the customer's free money. */
export const bindNamed = async ({ db, jobs, config, actor, viewer, after: receipt }: Done<Receipt>) => {
  if (!receipt.order_code || !isMoney(receipt)) return
  const order = await lockedOrder(db, receipt.order_code)
  if (!waitsForMoney(order) || (await leftOf(db, receipt.receipt_code)) === 0) return
  const after = await bind(db, viewer, { order, receipt_code: receipt.receipt_code })
  await payBilled(db, order.order_code, receipt.received_date)
  // Of a closed order only what was delivered is billed.
  if (order.status === 'Closed') await releaseRest(db, await lockedOrder(db, order.order_code))
  await log(db, actor, 'bind-money', [order, after], receipt.receipt_code)
  await tellPaid({ db, jobs, config }, order, after)
}
