import type { Db } from '../../db/database.ts'
import { outbox } from '../../db/tables/platform/outbox.ts'
import type { Jobs } from '../jobs/jobs.ts'

export const outboxQueue = 'outbox'
export type QueuedMessage = Omit<
  typeof outbox.$inferInsert,
  'delivery_id' | 'status' | 'attempts' | 'last_error' | 'created_date' | 'claimed_date' | 'next_date' | 'done_date'
>

/** Into the outbox, in the caller's transaction: no commit, no message. */
export const sendOut = async (db: Db, jobs: Jobs, parcels: readonly QueuedMessage[]) => {
  if (parcels.length === 0) return []
  const placed = await db
    .insert(outbox)
    .values([...parcels])
    .returning({ delivery_id: outbox.delivery_id })
  for (const parcel of placed) await jobs.send(db, outboxQueue, parcel)
  return placed.map(({ delivery_id }) => delivery_id)
}
