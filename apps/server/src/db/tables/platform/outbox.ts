import { channels } from '@sejuk/domain/platform/notifications/event-rules'
import { deliveryStatuses } from '@sejuk/domain/platform/notifications/outbox'
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdDate, instant } from '../../columns.ts'

/** Everything that leaves the house as a message, with its whole text: what was sent can be shown. */
export const outbox = pgTable(
  'outbox',
  {
    delivery_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    event: text().notNull(),
    channel: text({ enum: channels }).notNull(),
    /** Nobody of ours where a list is written to. */
    usercode: text(),
    recipient_name: text().notNull(),
    address: text().notNull(),
    language: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    url: text().notNull().default(''),
    entity: text(),
    entity_code: text(),
    is_test: boolean().notNull().default(false),
    template_version: integer().notNull().default(0),
    status: text({ enum: deliveryStatuses }).notNull().default('Waiting'),
    attempts: integer().notNull().default(0),
    last_error: text(),
    created_date: createdDate(),
    /** When it was last taken up: who holds it longer than any attempt lasts has died. */
    claimed_date: instant(),
    next_date: instant(),
    done_date: instant(),
  },
  (t) => [
    index('outbox_status').on(t.status, t.delivery_id),
    index('outbox_entity').on(t.entity, t.entity_code, t.delivery_id),
    index('outbox_created').on(t.created_date, t.delivery_id),
    index('outbox_search').using('gin', t.address.op('gin_trgm_ops')),
    index('outbox_name_search').using('gin', t.recipient_name.op('gin_trgm_ops')),
  ],
)

/** Each attempt and what came of it. */
export const outboxAttempts = pgTable(
  'outbox_attempts',
  {
    delivery_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => outbox.delivery_id, { onDelete: 'cascade' }),
    attempt: integer().notNull(),
    at: createdDate(),
    took_ms: integer().notNull(),
    /** What the other side called it, or where it was written. */
    receipt: text(),
    error: text(),
  },
  (t) => [primaryKey({ columns: [t.delivery_id, t.attempt] })],
)
