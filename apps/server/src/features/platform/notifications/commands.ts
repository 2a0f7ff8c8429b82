import type * as contract from '@sejuk/contract/platform/notifications'
import { because } from '@sejuk/domain/messages'
import { ruleOf } from '@sejuk/domain/platform/notifications/notifications'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { notificationChoices, notifications as t } from '../../../db/tables/platform/notifications.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { publish } from '../../../platform/live/live.ts'
import { unreadOf } from './queries.ts'

/** The bell of the person's other pages and devices falls silent too. */
const markRead = async (db: Db, usercode: string, which?: SQL) => {
  const read = await db
    .update(t)
    .set({ read_date: sql`now()` })
    .where(and(eq(t.usercode, usercode), isNull(t.read_date), which))
    .returning({ id: t.notification_id })
  if (read.length) await publish(db, { to: usercode, kind: 'notification' })
  return { data: await unreadOf(db, usercode) }
}

export const readNotifications = ({ db, viewer, input }: RequestContext<typeof contract.readNotifications>) =>
  markRead(db, viewer.usercode, inArray(t.notification_id, input.notification_ids))

export const readAllNotifications = ({ db, viewer }: RequestContext<typeof contract.readAllNotifications>) =>
  markRead(db, viewer.usercode)

export const choosePreference = async ({ db, viewer, input }: RequestContext<typeof contract.choosePreference>) => {
  const { event, channel, is_on } = input
  if (!is_on && ruleOf(event).mandatory.includes(channel)) refuseField('is_on', because('message-cannot-switched-off'))
  await db
    .insert(notificationChoices)
    .values({ usercode: viewer.usercode, event, channel, is_on })
    .onConflictDoUpdate({
      target: [notificationChoices.usercode, notificationChoices.event, notificationChoices.channel],
      set: { is_on },
    })
  return { data: null }
}
