import { bigint, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdDate, rowVersion } from '../../columns.ts'

/** A word the company says otherwise than the book, or one that no book has. Null is what the book says. */
export const wordOverrides = pgTable(
  'word_overrides',
  {
    module: text().notNull(),
    word_key: text().notNull(),
    default_text: text(),
    local_text: text(),
    updated_by: text().notNull(),
    updated_user_name: text().notNull(),
    updated_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [primaryKey({ columns: [t.module, t.word_key] })],
)

/** What somebody's screen had no word for, counted. */
export const missingWords = pgTable(
  'missing_words',
  {
    missing_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    module: text().notNull(),
    word_key: text().notNull(),
    /** What was shown instead. */
    sample: text().notNull().default(''),
    page: text().notNull().default(''),
    times: integer().notNull().default(1),
    reported_by: text().notNull(),
    first_date: createdDate(),
    last_date: createdDate(),
  },
  (t) => [
    unique('missing_words_once').on(t.module, t.word_key),
    index('missing_words_reported').on(t.reported_by, t.first_date),
    index('missing_words_last').on(t.last_date, t.missing_id),
  ],
)
