import type * as contract from '@sejuk/contract/platform/outbox'
import { retryGate } from '@sejuk/domain/platform/notifications/outbox'
import { inArray } from 'drizzle-orm'
import { outbox as t } from '../../../db/tables/platform/outbox.ts'
import { enforce, refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { outboxQueue } from '../../../platform/notify/send-out.ts'
import { logActions } from '../../../platform/records/action-log.ts'

export const retryDeliveries = async (context: RequestContext<typeof contract.retryDeliveries>) => {
  const { db, jobs, viewer, actor, input } = context
  const wanted = [...new Set(input.delivery_ids)]
  const found = await db.select().from(t).where(inArray(t.delivery_id, wanted)).orderBy(t.delivery_id).for('update')
  if (found.length < wanted.length) refuse('notFound')
  enforce(retryGate(found, viewer.permission))
  await db.update(t).set({ status: 'Waiting', done_date: null }).where(inArray(t.delivery_id, wanted))
  for (const { delivery_id } of found) await jobs.send(db, outboxQueue, { delivery_id })
  await logActions(
    db,
    actor,
    found.map(({ delivery_id, status }) => ({
      entity: 'delivery',
      entity_code: String(delivery_id),
      action: 'retry',
      from_status: status,
      to_status: 'Waiting',
    })),
  )
  return { data: null }
}
