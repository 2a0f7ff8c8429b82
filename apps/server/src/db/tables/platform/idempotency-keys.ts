import { index, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdDate } from '../../columns.ts'

/** The first answer to a write, kept so that a repetition is not done again. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    usercode: text().notNull(),
    key: text().notNull(),
    /** Of what was asked: one key cannot answer two questions. */
    request_hash: text().notNull(),
    answer: json().$type<{ code: string }>(),
    created_date: createdDate(),
  },
  (t) => [primaryKey({ columns: [t.usercode, t.key] }), index('idempotency_keys_created_date').on(t.created_date)],
)
