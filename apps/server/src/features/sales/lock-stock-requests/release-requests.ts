import type * as contract from '@sejuk/contract/sales/lock-stock-requests'
import { because } from '@sejuk/domain/messages'
import { releaseHours } from '@sejuk/domain/sales/lock-stock-requests'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { choosableBy } from '../../../business/masters/choosable-warehouses.ts'
import type { Database } from '../../../db/database.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { lockReleaseRequests as asked, lockStockRequests as t } from '../../../db/tables/sales/lock-stock-requests.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { notify, type Within } from '../../../platform/notify/notify.ts'
import { about } from './notices.ts'
import { liveLocks, visibleLocks } from './queries.ts'

/** A message to the owner, who has a day to answer. The lock itself may be out of the asker's sight: its warehouse is not. */
export const askForRelease = async ({
  db,
  jobs,
  config,
  viewer,
  input,
}: RequestContext<typeof contract.askForRelease>) => {
  const { lock_stock_order_code, item_code, qty, note } = input
  const [found] = await db
    .select({ lock: t })
    .from(t)
    .innerJoin(warehouses, eq(warehouses.warehouse_code, t.warehouse_code))
    .where(and(eq(t.lock_stock_order_code, lock_stock_order_code), liveLocks, choosableBy(viewer)))
    .for('update', { of: t })
  if (!found) return refuse('notFound')
  const { lock } = found
  if (lock.salesman_code === viewer.usercode) refuse('conflict', { because: because('lock-is-your-own') })
  const mine = and(eq(asked.lock_stock_order_code, lock_stock_order_code), eq(asked.asked_by, viewer.usercode))
  if (await db.$count(asked, and(mine, isNull(asked.answer)))) refuse('conflict', { because: because('asked-already') })
  const [made] = await db
    .insert(asked)
    .values({
      ...{ lock_stock_order_code, item_code, qty, note, asked_by: viewer.usercode, asked_name: viewer.username },
      due_date: sql`now() + make_interval(hours => ${releaseHours})`,
    })
    .returning()
  const due = made?.due_date ?? ''
  await notify(
    { db, jobs, config },
    {
      ...about(lock_stock_order_code),
      to: [...new Set([lock.salesman_code, lock.created_by])],
      event: 'lock-release-asked',
      variables: { lock: lock_stock_order_code, name: viewer.username, item: item_code, qty, due },
    },
  )
  return { data: { due_date: due } }
}

export const declineRelease = async ({
  db,
  jobs,
  config,
  viewer,
  input,
}: RequestContext<typeof contract.declineRelease>) => {
  const [found] = await db
    .select({ one: asked })
    .from(asked)
    .innerJoin(t, eq(t.lock_stock_order_code, asked.lock_stock_order_code))
    .where(and(eq(asked.release_request_id, input.release_request_id), visibleLocks(viewer)))
    .for('update', { of: asked })
  if (!found) return refuse('notFound')
  const { one } = found
  if (one.answer) refuse('conflict', { because: because('answered-already') })
  if (one.asked_by === viewer.usercode) refuse('conflict', { because: because('lock-owner-answers') })
  await db
    .update(asked)
    .set({
      ...{ answer: 'declined', answer_note: input.answer_note, answered_name: viewer.username },
      answered_date: sql`now()`,
    })
    .where(eq(asked.release_request_id, one.release_request_id))
  await notify(
    { db, jobs, config },
    {
      ...about(one.lock_stock_order_code),
      to: [one.asked_by],
      event: 'lock-release-declined',
      variables: { lock: one.lock_stock_order_code, reason: input.answer_note },
    },
  )
  return { data: null }
}

const perStep = 100

/** A day without an answer: who asked hears of it, once, and may turn to who approves. */
export const tellUnanswered = async (database: Database['db'], within: Omit<Within, 'db'>): Promise<void> => {
  const late = await database
    .select()
    .from(asked)
    .where(and(isNull(asked.answer), eq(asked.is_overdue_told, false), lt(asked.due_date, sql`now()`)))
    .orderBy(asked.due_date)
    .limit(perStep)
  for (const one of late)
    await database.transaction(async (db) => {
      await db.update(asked).set({ is_overdue_told: true }).where(eq(asked.release_request_id, one.release_request_id))
      await notify(
        { ...within, db },
        {
          ...about(one.lock_stock_order_code),
          to: [one.asked_by],
          event: 'lock-release-unanswered',
          variables: { lock: one.lock_stock_order_code, item: one.item_code },
        },
      )
    })
  if (late.length === perStep) await tellUnanswered(database, within)
}
