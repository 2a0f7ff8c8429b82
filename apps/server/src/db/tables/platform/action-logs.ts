import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate } from '../../columns.ts'

/** Who did what to which record. Append only: the database refuses to change or delete a line. */
export const actionLogs = pgTable(
  'action_logs',
  {
    log_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: createdDate(),
    usercode: text().notNull(),
    username: text().notNull(),
    via: text().notNull(),
    ip: text().notNull(),
    entity: text().notNull(),
    entity_code: text().notNull(),
    action: text().notNull(),
    from_status: text(),
    to_status: text(),
    reason: text(),
    /** By field: what it was and what it became. */
    diff: jsonb().$type<Record<string, [before: unknown, after: unknown]>>(),
    request_id: text().notNull(),
  },
  (t) => [index('action_logs_entity').on(t.entity, t.entity_code, t.log_id)],
)
