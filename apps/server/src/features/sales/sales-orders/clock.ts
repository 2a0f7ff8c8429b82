import { unpaidDays } from '@sejuk/domain/sales/payment-ways'
import { salesOrder } from '@sejuk/domain/sales/sales-orders'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { salesOrderApprovals as approvals, salesOrders as t } from '../../../db/tables/sales/sales-orders.ts'
import type { ActingWithin } from '../../../platform/documents/action-context.ts'
import { Refusal } from '../../../platform/http/refuse.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { systemActor } from '../../../platform/records/system-actor.ts'
import { onSalesOrder } from './commands.ts'
import { setLocks } from './locks.ts'
import { notifyDeciders } from './notices.ts'
import { isOnDelivery, linesOf } from './queries.ts'
import { endSubmitting } from './submit.ts'

type Within = Omit<ActingWithin, 'db'>
const perStep = 100

/** Orders whose job was lost with its queue. */
const endStuck = async (db: NodePgDatabase, within: Within) => {
  const stuck = await db
    .select({ order_code: t.order_code })
    .from(t)
    .where(and(eq(t.status, 'Submitting'), lt(t.submitting_date, sql`now() - interval '40 seconds'`)))
    .limit(perStep)
  for (const { order_code } of stuck) await endSubmitting(db, within, order_code)
}

/** Each decision that is late is reminded of once. */
const remind = async (db: NodePgDatabase, within: Within, now: string) => {
  const late = await db
    .select({ approval: approvals, order: t })
    .from(approvals)
    .innerJoin(t, eq(t.order_code, approvals.order_code))
    .where(and(eq(approvals.status, 'Waiting'), lt(approvals.due_date, now), isNull(approvals.reminded_date)))
    .orderBy(asc(approvals.due_date))
    .limit(perStep)
  for (const { approval, order } of late)
    await db.transaction(async (inner) => {
      const isThis = and(
        eq(approvals.order_code, approval.order_code),
        eq(approvals.round, approval.round),
        eq(approvals.kind, approval.kind),
      )
      await inner.update(approvals).set({ reminded_date: now }).where(isThis)
      await notifyDeciders({ ...within, db: inner }, order, 'order-reminder', [approval.kind])
    })
}

/** Not decided in time: others may have the goods. */
const releaseLate = async (db: NodePgDatabase, within: Within, now: string) => {
  const late = await db
    .select({ order_code: t.order_code })
    .from(t)
    .where(and(eq(t.status, 'Submitted'), lt(t.decide_until, now), isNull(t.locks_released_date)))
    .limit(perStep)
  for (const { order_code } of late)
    await db.transaction((inner) => onSalesOrder.actBySystem({ ...within, db: inner }, 'release', order_code))
}

const waitsForMoney = sql`${t.status} = 'Approved' and ${t.payment_state} in ('Waiting', 'Part')
  and ${t.unpaid_released_date} is null`

/** Not paid in time: others may have the goods; much later nobody expects the money any more. */
const endUnpaid = async (db: NodePgDatabase, within: Within, now: string) => {
  const isOld = sql<boolean>`${t.pay_by} < ${now}::timestamptz - make_interval(days => ${unpaidDays}::int)`
  const found = await db
    .select({ order_code: t.order_code, isOld: sql<boolean>`${isOld} and not ${isOnDelivery}` })
    .from(t)
    .where(
      and(waitsForMoney, lt(t.pay_by, now), or(isNull(t.locks_released_date), and(isOld, sql`not ${isOnDelivery}`))),
    )
    .orderBy(asc(t.pay_by))
    .limit(perStep)
  for (const { order_code, isOld } of found)
    await db.transaction((inner) =>
      onSalesOrder.actBySystem({ ...within, db: inner }, isOld ? 'closeUnpaid' : 'unpaid', order_code),
    )
}

/** Pre-orders lock their goods once they have come, and orders that were paid late what is there again, the oldest first. */
const lockArrived = async (db: NodePgDatabase) => {
  const isFresh = and(eq(t.is_pre_order, true), eq(t.lock_round, 0))
  const isPaidLate = and(eq(t.payment_state, 'Paid'), isNotNull(t.locks_released_date))
  const waiting = await db
    .select()
    .from(t)
    .where(and(inArray(t.status, ['Approved']), or(isFresh, isPaidLate), gt(t.total_qty, 0)))
    .orderBy(asc(t.created_date))
    .limit(perStep)
  for (const order of waiting)
    await db
      .transaction(async (inner) => {
        const locked = await setLocks(inner, systemActor, order, await linesOf(inner, order.order_code))
        await inner
          .update(t)
          .set({ ...locked, locks_released_date: null, row_version: sql`${t.row_version}` })
          .where(eq(t.order_code, order.order_code))
      })
      .catch((error: unknown) => {
        // Not enough has come yet.
        if (!(error instanceof Refusal)) throw error
      })
}

export const watchOrders = async (db: NodePgDatabase, within: Within, now = new Date().toISOString()) => {
  await endStuck(db, within)
  await remind(db, within, now)
  await releaseLate(db, within, now)
  await endUnpaid(db, within, now)
  await lockArrived(db)
}

export const orderClock: Worker<object> = {
  name: `${salesOrder.entity}-clock`,
  cron: '*/10 * * * *',
  work: ({ db, jobs, config, offers }) => watchOrders(db, { jobs, config, offers }),
}
