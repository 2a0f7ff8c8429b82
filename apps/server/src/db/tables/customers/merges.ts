import { movedKinds } from '@sejuk/domain/customers/merges'
import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdDate, instant } from '../../columns.ts'
import { customers } from './customers.ts'

type Fields = Record<string, unknown>

/** Two customers that turned out to be one. What it changed is kept, so that it can be taken back to the letter. */
export const customerMerges = pgTable(
  'customer_merges',
  {
    merge_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The one that stays. */
    customer_code: text()
      .notNull()
      .references(() => customers.customer_code),
    other_code: text()
      .notNull()
      .references(() => customers.customer_code),
    reason: text().notNull(),
    /** Fields of the one that stays, before and after. */
    before: jsonb().$type<Fields>().notNull(),
    after: jsonb().$type<Fields>().notNull(),
    /** The one that goes, as it stood. */
    other_before: jsonb().$type<Fields>().notNull(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    undone_by: text(),
    undone_user_name: text(),
    undone_date: instant(),
    undo_reason: text(),
  },
  (t) => [
    index('customer_merges_customer').on(t.customer_code, t.merge_id),
    uniqueIndex('customer_merges_once').on(t.other_code).where(sql`undone_date is null`),
  ],
)

/** Each row that changed its customer. */
export const customerMergeMoves = pgTable(
  'customer_merge_moves',
  {
    merge_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => customerMerges.merge_id),
    kind: text({ enum: movedKinds }).notNull(),
    row_key: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.merge_id, t.kind, t.row_key] })],
)
