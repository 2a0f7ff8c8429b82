import type { Message } from '@sejuk/domain/messages'
import { type CreditStage, isStopped } from '@sejuk/domain/sales/credit-verdict'
import { wayOf } from '@sejuk/domain/sales/payment-ways'
import type { Db } from '../../db/database.ts'
import type { salesOrders } from '../../db/tables/sales/sales-orders.ts'
import { refuse } from '../../platform/http/refuse.ts'
import { creditVerdict, lockCustomerCredit } from './exposure.ts'

export type JudgedOrder = Pick<
  typeof salesOrders.$inferSelect,
  | 'order_code'
  | 'customer_code'
  | 'total_amount'
  | 'invoiced_amount'
  | 'collect_method'
  | 'judged_by'
  | 'unpaid_released_date'
>

/** What the customer's credit says to the order as it is paid. What leaves unpaid is judged as on terms. */
export const orderVerdict = (db: Db, order: JudgedOrder) => {
  const { customer_code, order_code, judged_by } = order
  const amount = Math.max(0, order.total_amount - order.invoiced_amount)
  const way = order.unpaid_released_date ? 'TOP' : wayOf(order.collect_method)
  return creditVerdict(db, { customer_code, amount, order_code, way, judged_by })
}

type Order = typeof salesOrders.$inferSelect

/** What the customer's credit says to the order now, under a lock: two orders of one customer are judged one after the other. */
export const judgeOrder = async (db: Db, order: Order) => {
  await lockCustomerCredit(db, order.customer_code)
  const verdict = await orderVerdict(db, order)
  const { over_by: over_credit_amount, overdue_days } = verdict
  return { verdict, marks: { over_credit_amount, overdue_days } }
}
type Judged = Awaited<ReturnType<typeof judgeOrder>>

/** The rule of today, to be kept with an order that is submitted. */
export const ruleOf = ({ verdict: { setting } }: Judged) => {
  const { block_at, tolerance_percent, overdue_days, overdue_stops_cash, cod_most, row_version: version = 0 } = setting
  return { block_at, tolerance_percent, overdue_days, overdue_stops_cash, cod_most, version }
}

export const refuseCredit = ({ verdict }: Judged, because: Message, may_ask_finance: boolean) =>
  refuse('conflict', {
    status: 'CreditBlocked',
    because,
    data: { over_by: verdict.over_by, overdue_days: verdict.overdue_days, may_ask_finance },
  })

/** Refuses where the branch stops such orders at this stage, unless finance is asked or has answered for it. */
export const enforceCredit = (judged: Judged, stage: CreditStage, isPassed: boolean) => {
  const [problem] = judged.verdict.problems
  if (problem && isStopped(judged.verdict, stage) && !isPassed) refuseCredit(judged, problem, stage === 'Submit')
}
