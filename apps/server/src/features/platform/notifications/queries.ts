import type * as contract from '@sejuk/contract/platform/notifications'
import { channels } from '@sejuk/domain/platform/notifications/event-rules'
import { eventCodes, isChannelOn, mayConcern, ruleOf } from '@sejuk/domain/platform/notifications/notifications'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { notificationChoices, notifications as t } from '../../../db/tables/platform/notifications.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { isAsItOpens } from '../../../platform/scope/ordered-parts.ts'

const fields = {
  notification_id: t.notification_id,
  event: t.event,
  title_default: t.title_default,
  body_default: t.body_default,
  title_local: t.title_local,
  body_local: t.body_local,
  url: t.url,
  created_date: t.created_date,
  read_date: t.read_date,
}

export const listNotifications = ({ db, viewer, input }: RequestContext<typeof contract.listNotifications>) =>
  listPage(db, {
    input,
    source: sql`${t}`,
    where: and(
      eq(t.usercode, viewer.usercode),
      input.unread === undefined ? undefined : input.unread ? isNull(t.read_date) : isNotNull(t.read_date),
      input.event ? eq(t.event, input.event) : undefined,
    ),
    key: t.notification_id,
    // What is told in one transaction is told at one moment: the number says what came first.
    sorts: { created_date: t.notification_id },
    sort: '-created_date',
    fields,
    isInOrder: isAsItOpens(input, 'created_date'),
  })

/** Nobody counts beyond a thousand. */
const most = 1000

export const unreadOf = async (db: Db, usercode: string) => {
  const { rows } = await db.execute<{ unread: number }>(sql`select count(*)::int as unread from (
    select from notifications where usercode = ${usercode} and read_date is null limit ${most}) unread`)
  return { unread: rows[0]?.unread ?? 0 }
}

export const countUnread = async ({ db, viewer }: RequestContext<typeof contract.countUnread>) => ({
  data: await unreadOf(db, viewer.usercode),
})

export const getPreferences = async ({ db, viewer }: RequestContext<typeof contract.getPreferences>) => {
  const { usercode } = viewer
  const [person] = await db
    .select({ email: users.email, phone: users.phone })
    .from(users)
    .where(eq(users.usercode, usercode))
  if (!person) refuse('notFound')
  const chosen = await db.select().from(notificationChoices).where(eq(notificationChoices.usercode, usercode))
  const said = new Map(chosen.map(({ event, channel, is_on }) => [`${event}/${channel}`, is_on]))
  const ofTheirs = eventCodes.filter((event) => mayConcern(event, viewer))
  const events = ofTheirs.map((event) => ({
    event,
    channels: channels.map((channel) => ({
      channel,
      is_on: isChannelOn(event, channel, said.get(`${event}/${channel}`)),
      is_mandatory: ruleOf(event).mandatory.includes(channel),
    })),
  }))
  return { data: { ...person, events } }
}
