import { deliveryOrder } from '@sejuk/domain/delivery/delivery-orders'
import { because } from '@sejuk/domain/messages'
import { isStopped } from '@sejuk/domain/sales/credit-verdict'
import { isPaidBefore, valueOfPieces, wayOf } from '@sejuk/domain/sales/payment-ways'
import { rupiah, total } from '@sejuk/domain/values/money'
import { and, eq } from 'drizzle-orm'
import { lockCustomerCredit } from '../../../business/sales/exposure.ts'
import { issueOrderLines, lockOrders } from '../../../business/sales/order-deliveries.ts'
import { orderVerdict } from '../../../business/sales/order-verdict.ts'
import { moveStock } from '../../../business/stock/move-stock.ts'
import type { Db } from '../../../db/database.ts'
import {
  deliveryOrderSerials as serials,
  type deliveryOrders as t,
} from '../../../db/tables/delivery/delivery-orders.ts'
import type { Begun } from '../../../platform/documents/action-context.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import { type Locked, linesOf } from './lines.ts'
import { unitsOfDelivery } from './queries.ts'

type Row = typeof t.$inferSelect

/** Goods leave only for orders that stand: approved, or approved with a change that still waits. */
const requireLiveOrders = ({ orders }: Locked) => {
  const gone = orders.find(({ status }) => status !== 'Approved' && status !== 'Adjusted')
  if (gone)
    refuse('conflict', {
      status: 'OrderNotApproved',
      because: because('order-not-approved', { order: gone.order_code }),
    })
}

/**
 * The credit is judged again when goods leave. Orders from before their branch's rule was kept with them are judged here only where
 * the branch stops them here.
 */
const requireCredit = async (db: Db, { orders }: Locked) => {
  for (const order of orders) {
    await lockCustomerCredit(db, order.customer_code)
    const verdict = await orderVerdict(db, order)
    const [problem] = verdict.problems
    const isOverridden = order.credit_override_reason !== null
    const isJudged = order.judged_by !== null || verdict.block_at === 'Goods-issue'
    if (problem && isJudged && isStopped(verdict, 'Goods-issue') && !isOverridden)
      refuse('conflict', {
        status: 'CreditBlocked',
        because: problem,
        data: { over_by: verdict.over_by, overdue_days: verdict.overdue_days },
      })
  }
}

type Leaving = Awaited<ReturnType<typeof linesOf>>

/** What is paid before it leaves: the money covers all that left and what leaves now. */
const requireMoney = ({ orders, lines = [] }: Locked, leaving: Leaving) => {
  for (const { order_code, collect_method, unpaid_released_date, bound_amount } of orders) {
    if (!isPaidBefore(wayOf(collect_method)) || unpaid_released_date) continue
    const own = lines.filter((line) => line.order_code === order_code)
    const value = total(
      own.map(({ line_no, amount, issued_qty, ordered_qty }) => {
        const now = leaving.filter((row) => row.order_code === order_code && row.order_line === line_no)
        return valueOfPieces(amount, issued_qty + total(now.map(({ qty }) => qty)), ordered_qty)
      }),
    )
    if (value > bound_amount)
      refuse('conflict', {
        status: 'NotPaid',
        because: because('goods-not-paid', { order: order_code, amount: rupiah(value - bound_amount) }),
        data: { missing: value - bound_amount },
      })
  }
}

/** The goods leave: what the orders had locked is used, stock falls, and each unit is on its way. */
export const issueGoods = async ({ db, viewer, before, at }: Begun<Row, object>) => {
  const { delivery_code, warehouse_code } = before
  const locked = await lockOrders(db, before.order_codes)
  requireLiveOrders(locked)
  await requireCredit(db, locked)
  const rows = await linesOf(db, delivery_code)
  requireMoney(locked, rows)
  const sent = await unitsOfDelivery(db, delivery_code)
  const ofOrders = sent.flatMap(({ line_no, item_code, qty }) => {
    const line = rows.find((row) => row.line_no === line_no)
    return line ? [{ order_code: line.order_code, order_line: line.order_line, item_code, qty }] : []
  })
  await issueOrderLines(db, viewer, locked, rows, `issue/${delivery_code}`, ofOrders)
  const document = { type: deliveryOrder.entity, code: delivery_code }
  await moveStock(
    db,
    viewer,
    sent.map(({ unit_no, item_code, qty, serials: numbers }) => ({
      ...{ type: 'GI' as const, warehouse_code, item_code, qty, document, line: unit_no },
      serials: numbers.map(({ serial_number }) => serial_number),
    })),
  )
  await db
    .update(serials)
    .set({ state: 'sent' })
    .where(and(eq(serials.delivery_code, delivery_code), eq(serials.state, 'picked')))
  return { set: { goods_issue_date: at } }
}
