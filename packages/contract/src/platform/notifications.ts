import { channels } from '@sejuk/domain/platform/notifications/event-rules'
import { eventCodes } from '@sejuk/domain/platform/notifications/notifications'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { instant, maybeTexts, texts } from '../fields.ts'
import { listInput } from '../lists.ts'

const flag = z.union([z.boolean(), z.stringbool()]).optional()
const id = z.coerce.number<number | string>().int().min(1)

export const notification = z.object({
  notification_id: z.number(),
  ...texts('event', 'title_default', 'body_default', 'title_local', 'body_local', 'url'),
  created_date: instant,
  read_date: instant.nullable(),
})
export type Notification = z.output<typeof notification>

/** One's own inbox, the newest first. */
export const listNotifications = endpoint('GET /api/notification/list', {
  needs: 'signed-in',
  input: listInput(['created_date']).extend({ unread: flag, event: z.enum(eventCodes).optional() }),
  data: z.array(notification),
})

export const countUnread = endpoint('GET /api/notification/unread', {
  needs: 'signed-in',
  input: z.object({}),
  data: z.object({ unread: z.number() }),
})

export const readNotifications = endpoint('POST /api/notification/read', {
  needs: 'signed-in',
  input: z.object({ notification_ids: z.array(id).min(1).max(500) }),
  data: z.object({ unread: z.number() }),
})

export const readAllNotifications = endpoint('POST /api/notification/read-all', {
  needs: 'signed-in',
  input: z.object({}),
  data: z.object({ unread: z.number() }),
})

/** Which way each event reaches the person. */
export const getPreferences = endpoint('GET /api/notification/preferences', {
  needs: 'signed-in',
  input: z.object({}),
  data: z.object({
    ...maybeTexts('email', 'phone'),
    events: z.array(
      z.object({
        event: z.enum(eventCodes),
        channels: z.array(z.object({ channel: z.enum(channels), is_on: z.boolean(), is_mandatory: z.boolean() })),
      }),
    ),
  }),
})

export const choosePreference = endpoint('POST /api/notification/preferences', {
  needs: 'signed-in',
  input: z.object({ event: z.enum(eventCodes), channel: z.enum(channels), is_on: z.boolean() }),
  data: nothing,
})
