import { addressTo } from '@sejuk/domain/pages'
import { lockStockRequest } from '@sejuk/domain/sales/lock-stock-requests'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import {
  lockReleaseRequests as asked,
  type lockStockRequests as t,
} from '../../../db/tables/sales/lock-stock-requests.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { notify, type Within } from '../../../platform/notify/notify.ts'

type Row = typeof t.$inferSelect
export const about = (lock_stock_order_code: string) => ({
  url: addressTo('lockStockRequest', { code: lock_stock_order_code }),
  about: { entity: lockStockRequest.entity, entity_code: lock_stock_order_code },
})
/** The salesperson, and who wrote it. */
const ownersOf = ({ salesman_code, created_by }: Row) => [...new Set([salesman_code, created_by])]
const customerOf = async (db: Db, customer_code: string) => {
  const [found] = await db
    .select({ name: customers.customer_name })
    .from(customers)
    .where(eq(customers.customer_code, customer_code))
  return found?.name ?? customer_code
}

export const notifyApproved = async ({ db, jobs, config, after }: Done<Row>) =>
  notify(
    { db, jobs, config },
    {
      ...about(after.lock_stock_order_code),
      to: ownersOf(after),
      event: 'lock-stock-approved',
      variables: {
        lock: after.lock_stock_order_code,
        customer: await customerOf(db, after.customer_code),
        valid_to: after.valid_to,
      },
    },
  )

export const notifyRejected = ({ db, jobs, config, after, reason }: Done<Row>) =>
  notify(
    { db, jobs, config },
    {
      ...about(after.lock_stock_order_code),
      to: ownersOf(after),
      event: 'lock-stock-rejected',
      variables: { lock: after.lock_stock_order_code, reason: reason ?? '' },
    },
  )

const notifyEnd = async (within: Within, row: Row, event: 'lock-stock-ending' | 'lock-stock-over') =>
  notify(within, {
    ...about(row.lock_stock_order_code),
    to: ownersOf(row),
    event,
    variables: {
      lock: row.lock_stock_order_code,
      customer: await customerOf(within.db, row.customer_code),
      valid_to: row.valid_to,
    },
  })
export const notifyEnding = (within: Within, row: Row) => notifyEnd(within, row, 'lock-stock-ending')

/** Who had asked for units of it has them free now. */
const answerAsked = async ({ db, jobs, config }: Within, { lock_stock_order_code }: Row, username: string) => {
  const open = await db
    .update(asked)
    .set({ answer: 'released', answered_name: username, answered_date: sql`now()` })
    .where(and(eq(asked.lock_stock_order_code, lock_stock_order_code), isNull(asked.answer)))
    .returning()
  for (const one of open)
    await notify(
      { db, jobs, config },
      {
        ...about(lock_stock_order_code),
        to: [one.asked_by],
        event: 'lock-release-done',
        variables: { lock: lock_stock_order_code, item: one.item_code },
      },
    )
}

export const notifyReleased = (done: Done<Row>) => answerAsked(done, done.after, done.viewer.username)
export const notifyOver = async (done: Done<Row>) => {
  await notifyEnd(done, done.after, 'lock-stock-over')
  await answerAsked(done, done.after, done.viewer.username)
}
