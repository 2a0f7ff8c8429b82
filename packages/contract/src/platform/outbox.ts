import { because } from '@sejuk/domain/messages'
import { channels } from '@sejuk/domain/platform/notifications/event-rules'
import { eventCodes } from '@sejuk/domain/platform/notifications/notifications'
import { deliveryStatuses } from '@sejuk/domain/platform/notifications/outbox'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { calendarDay, instant, maybeTexts, texts } from '../fields.ts'
import { listInput } from '../lists.ts'

const id = z.coerce.number<number | string>().int().min(1)

export const delivery = z.object({
  delivery_id: z.number(),
  ...texts('event', 'recipient_name', 'address', 'subject'),
  channel: z.enum(channels),
  status: z.enum(deliveryStatuses),
  is_test: z.boolean(),
  attempts: z.number(),
  ...maybeTexts('usercode', 'last_error'),
  created_date: instant,
  next_date: instant.nullable(),
  done_date: instant.nullable(),
})
export type Delivery = z.output<typeof delivery>

export const listDeliveries = endpoint('GET /api/outbox/list', {
  needs: 'Outbox-Search',
  input: listInput(['created_date', 'attempts']).extend({
    status: z.enum(deliveryStatuses).optional(),
    channel: z.enum(channels).optional(),
    event: z.enum(eventCodes).optional(),
    recipient: z.string().max(200).optional(),
    created_from: calendarDay().optional(),
    created_to: calendarDay().optional(),
  }),
  data: z.array(delivery),
})

export const getDelivery = endpoint('GET /api/outbox/detail/{delivery_id}', {
  needs: 'Outbox-Search',
  input: z.object({ delivery_id: id }),
  data: delivery.extend({
    ...texts('body', 'url', 'language'),
    ...maybeTexts('entity', 'entity_code'),
    template_version: z.number(),
    log: z.array(
      z.object({ attempt: z.number(), at: instant, took_ms: z.number(), ...maybeTexts('receipt', 'error') }),
    ),
  }),
})

/** Where each channel goes: to somebody outside, or to a file on this machine because none was configured. */
export const listChannels = endpoint('GET /api/outbox/channels', {
  needs: 'Outbox-Search',
  input: z.object({}),
  data: z.array(z.object({ channel: z.enum(channels), is_configured: z.boolean(), goes_to: z.string() })),
})

export const retryDeliveries = endpoint('POST /api/outbox/retry', {
  needs: 'Outbox-Retry',
  input: z.object({ delivery_ids: z.array(id).min(1).max(100) }),
  data: nothing,
  says: because('message-will-sent-again'),
})
