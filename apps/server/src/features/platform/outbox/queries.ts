import type * as contract from '@sejuk/contract/platform/outbox'
import { channels, type OuterChannel } from '@sejuk/domain/platform/notifications/event-rules'
import { withoutTokens } from '@sejuk/domain/values/tokens'
import { and, asc, eq, sql } from 'drizzle-orm'
import { outboxAttempts, outbox as t } from '../../../db/tables/platform/outbox.ts'
import { onCompanyDays } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { carriersOf } from '../../../platform/notify/carriers.ts'
import { isAsItOpens } from '../../../platform/scope/ordered-parts.ts'

const fields = {
  delivery_id: t.delivery_id,
  event: t.event,
  channel: t.channel,
  usercode: t.usercode,
  recipient_name: t.recipient_name,
  address: t.address,
  subject: t.subject,
  status: t.status,
  is_test: t.is_test,
  attempts: t.attempts,
  last_error: t.last_error,
  created_date: t.created_date,
  next_date: t.next_date,
  done_date: t.done_date,
}

export const listDeliveries = ({ db, input }: RequestContext<typeof contract.listDeliveries>) =>
  listPage(db, {
    input,
    source: sql`${t}`,
    where: and(
      input.status ? eq(t.status, input.status) : undefined,
      input.channel ? eq(t.channel, input.channel) : undefined,
      input.event ? eq(t.event, input.event) : undefined,
      containsText(input.recipient ?? '', t.recipient_name, t.address),
      onCompanyDays(t.created_date, input.created_from, input.created_to),
    ),
    key: t.delivery_id,
    sorts: { created_date: t.created_date, attempts: t.attempts },
    sort: '-created_date',
    fields,
    isInOrder: isAsItOpens(input, 'created_date'),
  })

/** Whoever looks after the outbox reads what was said, not the link that speaks for the customer. */
export const getDelivery = async ({ db, input }: RequestContext<typeof contract.getDelivery>) => {
  const [delivery] = await db.select().from(t).where(eq(t.delivery_id, input.delivery_id))
  if (!delivery) refuse('notFound')
  const log = await db
    .select()
    .from(outboxAttempts)
    .where(eq(outboxAttempts.delivery_id, input.delivery_id))
    .orderBy(asc(outboxAttempts.attempt))
  const [body, url] = [withoutTokens(delivery.body), withoutTokens(delivery.url)]
  return { data: { ...delivery, body, url, log } }
}

export const listChannels = async ({ config }: RequestContext<typeof contract.listChannels>) => {
  const carriers = carriersOf(config)
  const outer = channels.filter((channel): channel is OuterChannel => channel !== 'inapp')
  return {
    data: outer.map((channel) => {
      const { isConfigured, goes_to } = carriers[channel]
      return { channel, is_configured: isConfigured, goes_to }
    }),
  }
}
