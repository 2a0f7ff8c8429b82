import { importStatuses } from '@sejuk/domain/platform/imports'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdDate, instant } from '../../columns.ts'
import { users } from './users.ts'

/** An uploaded sheet between its upload and what becomes of it. */
export const importBatches = pgTable(
  'import_batches',
  {
    import_batch_code: text()
      .primaryKey()
      .default(sql`'IMP-' || to_char(nextval('import_batch_code'), 'FM999999000000')`),
    module_name: text().notNull(),
    file_name: text().notNull(),
    requested_by: text()
      .notNull()
      .references(() => users.usercode, { onDelete: 'cascade' }),
    status: text({ enum: importStatuses }).notNull().default('Preview'),
    row_count: integer().notNull(),
    bad_rows: integer().notNull(),
    added: integer(),
    skipped: integer(),
    created_date: createdDate(),
    committed_date: instant(),
    rolled_back_date: instant(),
  },
  (t) => [
    index('import_batches_mine').on(t.requested_by, t.created_date, t.import_batch_code),
    index('import_batches_created_date').on(t.created_date),
  ],
)

/** Its rows as their author wrote them, or has mended them since. */
export const importRows = pgTable(
  'import_rows',
  {
    import_batch_code: text()
      .notNull()
      .references(() => importBatches.import_batch_code, { onDelete: 'cascade' }),
    /** As its author counts. */
    line: integer().notNull(),
    /** Text by column. */
    cells: jsonb().$type<Record<string, string>>().notNull(),
    /** What is wrong, by column; null is nothing. */
    problems: jsonb().$type<Record<string, string>>(),
    is_skipped: boolean().notNull().default(false),
    /** The record that was made of it. */
    entity_code: text(),
  },
  (t) => [
    primaryKey({ columns: [t.import_batch_code, t.line] }),
    index('import_rows_bad').on(t.import_batch_code, t.line).where(sql`${t.problems} is not null`),
  ],
)
