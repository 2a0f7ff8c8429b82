import { messageLeft } from '@sejuk/domain/aftersales/work-orders/undo'
import { and, desc, eq, gte, notInArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { actionLogs as l } from '../../db/tables/platform/action-logs.ts'
import { outbox as o } from '../../db/tables/platform/outbox.ts'
import { refuse } from '../http/refuse.ts'

type About = { entity: string; entity_code: string }

export const lastActionOf = async (db: Db, { entity, entity_code }: About) => {
  const [last] = await db
    .select()
    .from(l)
    .where(and(eq(l.entity, entity), eq(l.entity_code, entity_code)))
    .orderBy(desc(l.log_id))
    .limit(1)
  return last
}

const since = ({ entity, entity_code }: About, at: string) =>
  and(eq(o.entity, entity), eq(o.entity_code, entity_code), gte(o.created_date, at))

/** A failed message has reached no one. */
export const hasMessageLeft = async (db: Db, about: About, at: string) =>
  (await db.$count(o, and(since(about, at), notInArray(o.status, ['Waiting', 'Failed'])))) > 0

/** Deletes queued messages; refuses when one has already been sent or is being sent. */
export const takeMessagesBack = async (db: Db, about: About, at: string) => {
  const found = await db.select({ status: o.status }).from(o).where(since(about, at)).for('update')
  if (found.some(({ status }) => status !== 'Waiting' && status !== 'Failed'))
    refuse('conflict', { message: messageLeft })
  await db.delete(o).where(and(since(about, at), eq(o.status, 'Waiting')))
}
