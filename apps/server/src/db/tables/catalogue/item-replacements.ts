import { replacementDirections } from '@sejuk/domain/catalogue/replacements'
import { sql } from 'drizzle-orm'
import { check, date, doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate, rowVersion } from '../../columns.ts'
import { items } from './items.ts'

/** Which item may take the place of which, how many of it, and when. */
export const itemReplacements = pgTable(
  'item_replacements',
  {
    replace_code: text().primaryKey().default(sql`'IR-' || to_char(nextval('item_replace_code'), 'FM999990000')`),
    old_item_code: text()
      .notNull()
      .references(() => items.item_code),
    new_item_code: text()
      .notNull()
      .references(() => items.item_code),
    ratio: doublePrecision().notNull().default(1),
    direction: text({ enum: replacementDirections }).notNull().default('one-way'),
    valid_from: date({ mode: 'string' }).notNull(),
    valid_to: date({ mode: 'string' }),
    reason: text(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('item_replacements_old').on(t.old_item_code, t.replace_code),
    index('item_replacements_new').on(t.new_item_code, t.replace_code),
    index('item_replacements_created').on(t.created_date, t.replace_code),
    check('item_replacements_sense', sql`${t.ratio} > 0 and ${t.old_item_code} <> ${t.new_item_code}`),
  ],
)
