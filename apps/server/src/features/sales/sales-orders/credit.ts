import type { Message } from '@sejuk/domain/messages'
import { type CreditStage, isStopped } from '@sejuk/domain/sales/credit-verdict'
import { creditVerdict, lockCustomerCredit } from '../../../business/sales/exposure.ts'
import type { Db } from '../../../db/database.ts'
import type { salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import { refuse } from '../../../platform/http/refuse.ts'

type Order = typeof salesOrders.$inferSelect

/** What the customer's credit says to the order now, under a lock: two orders of one customer are judged one after the other. */
export const judgeOrder = async (db: Db, order: Order) => {
  const { customer_code, order_code } = order
  await lockCustomerCredit(db, customer_code)
  const amount = Math.max(0, order.total_amount - order.invoiced_amount)
  const verdict = await creditVerdict(db, { customer_code, amount, order_code })
  const { over_by: over_credit_amount, overdue_days } = verdict
  return { verdict, marks: { over_credit_amount, overdue_days } }
}
type Judged = Awaited<ReturnType<typeof judgeOrder>>

const refuseCredit = ({ verdict }: Judged, because: Message) =>
  refuse('conflict', {
    status: 'CreditBlocked',
    because,
    data: { over_by: verdict.over_by, overdue_days: verdict.overdue_days },
  })

/** Refuses where the branch stops such orders at this stage, unless somebody who may answers for it. */
export const enforceCredit = (judged: Judged, stage: CreditStage, isOverridden: boolean) => {
  const [problem] = judged.verdict.problems
  if (problem && isStopped(judged.verdict, stage) && !isOverridden) refuseCredit(judged, problem)
}
