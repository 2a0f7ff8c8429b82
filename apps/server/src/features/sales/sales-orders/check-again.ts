import { salesOrder } from '@sejuk/domain/sales/sales-orders'
import { and, arrayContains, eq, inArray } from 'drizzle-orm'
import { judgeOrder } from '../../../business/sales/order-verdict.ts'
import type { creditLimitRequests } from '../../../db/tables/sales/credit-limit-requests.ts'
import { salesOrderApprovals as approvals, salesOrders as t } from '../../../db/tables/sales/sales-orders.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { logActions } from '../../../platform/records/action-log.ts'

/**
 * The limit of a customer has changed: the orders that wait for finance are judged again. What fits now needs finance no
 * longer, unless nobody else is left to approve it. An order that is being decided at this moment judges itself.
 */
export const checkBlockedOrders = async ({ db, actor, after }: Done<typeof creditLimitRequests.$inferSelect>) => {
  const blocked = await db
    .select()
    .from(t)
    .where(
      and(
        eq(t.customer_code, after.customer_code),
        inArray(t.status, ['Submitted', 'Adjusted']),
        arrayContains(t.waiting_for, ['finance']),
      ),
    )
    .orderBy(t.submitted_date, t.order_code)
    .for('update', { skipLocked: true })
  for (const order of blocked) {
    const { order_code, approval_round } = order
    const { verdict, marks } = await judgeOrder(db, order)
    const others = order.waiting_for.filter((kind) => kind !== 'finance')
    const isFree = verdict.is_ok && others.length > 0
    const waiting_for = isFree ? others : order.waiting_for
    if (isFree)
      await db
        .update(approvals)
        .set({ status: 'Withdrawn' })
        .where(
          and(
            ...[eq(approvals.order_code, order_code), eq(approvals.round, approval_round)],
            ...[eq(approvals.kind, 'finance'), eq(approvals.status, 'Waiting')],
          ),
        )
    await db
      .update(t)
      .set({ ...marks, waiting_for })
      .where(eq(t.order_code, order_code))
    const { over_credit_amount, overdue_days } = order
    await logActions(db, actor, [
      {
        ...{ entity: salesOrder.entity, entity_code: order_code, action: 'update', reason: after.request_code },
        before: { over_credit_amount, overdue_days, waiting_for: order.waiting_for },
        after: { ...marks, waiting_for },
      },
    ])
  }
}
