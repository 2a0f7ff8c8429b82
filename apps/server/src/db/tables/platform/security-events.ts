import { securityEventKinds } from '@sejuk/domain/platform/accounts/security-events'
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate } from '../../columns.ts'

/** Sign-ins, lock-outs and changes of access. People are named as they were then: the log outlives accounts. */
export const securityEvents = pgTable(
  'security_events',
  {
    event_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: createdDate(),
    kind: text({ enum: securityEventKinds }).notNull(),
    /** Whose account it concerns. None: nobody we know, or a role. */
    usercode: text(),
    username: text().notNull().default(''),
    by_usercode: text(),
    by_username: text(),
    ip: text().notNull(),
    user_agent: text().notNull(),
    detail: text().notNull().default(''),
  },
  (t) => [
    index('security_events_at').on(t.at, t.event_id),
    index('security_events_kind').on(t.kind, t.at, t.event_id),
    index('security_events_ip').on(t.ip, t.kind, t.at),
    index('security_events_person').using(
      'gin',
      t.username.op('gin_trgm_ops'),
      t.usercode.op('gin_trgm_ops'),
      t.ip.op('gin_trgm_ops'),
    ),
  ],
)
