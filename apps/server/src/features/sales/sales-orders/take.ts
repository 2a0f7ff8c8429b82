import type { OrderState } from '@sejuk/domain/sales/sales-orders'
import { paymentOf, requireCashAtDoor } from '../../../business/sales/order-payment.ts'
import { enforceCredit, judgeOrder, ruleOf } from '../../../business/sales/order-verdict.ts'
import { requirePromisable } from '../../../business/sales/pre-orders.ts'
import type { salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import type { Begun, Change } from '../../../platform/documents/action-context.ts'
import { planOf } from './cashback.ts'
import { setLocks, useLockRequests } from './locks.ts'
import { linesOf } from './queries.ts'
import { askForDecisions } from './routing.ts'
import { useSpecialPrices } from './special-prices.ts'

type Order = typeof salesOrders.$inferSelect

/** Takes what a submitted order needs: credit, stock and cashback, all of it or nothing. */
export const takeAll = async (begun: Begun<Order, OrderState>): Promise<Change<Order, OrderState>> => {
  const { db, viewer, actor, before, at } = begun
  // Whatever an order takes counts a round: without one there is nothing of it to be found.
  const isFirst = before.lock_round === 0 && before.approval_round === 0
  const lines = await linesOf(db, before.order_code)
  const judged = await judgeOrder(db, before)
  requireCashAtDoor(before, judged)
  enforceCredit(judged, 'Submit', before.asks_finance)
  await useLockRequests(db, actor, before, lines)
  const purpose = before.hold_purpose
  const hold = purpose ? { usercode: viewer.usercode, purpose } : undefined
  if (before.is_pre_order) await requirePromisable(db, before, lines, hold)
  const locked = before.is_pre_order ? {} : await setLocks(db, actor, before, lines, { hold, isFirst })
  if (!isFirst || lines.some((line) => line.special_price_code)) await useSpecialPrices(db, actor, before, lines)
  if (!isFirst || before.cashback_list.length > 0) await planOf({ db, viewer, actor }, before, lines)
  const { pay_by, ...asked } = await askForDecisions(db, before, judged.verdict.problems, at)
  return {
    set: {
      ...judged.marks,
      ...locked,
      ...asked,
      ...paymentOf(before, pay_by),
      judged_by: ruleOf(judged),
      submitting_date: null,
      submitted_date: at,
      hold_purpose: null,
      locks_released_date: null,
      reject_reason: null,
    },
  }
}
