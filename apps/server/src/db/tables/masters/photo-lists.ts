import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdDate, rowVersion } from '../../columns.ts'

/** Which photos a module asks for. */
export const photoLists = pgTable(
  'photo_lists',
  {
    photo_list_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    module_name: text().notNull(),
    photo_alias: text().notNull(),
    photo_name: text().notNull(),
    local_name: text().notNull(),
    min_photos: integer().notNull(),
    max_photos: integer().notNull(),
    is_required: boolean().notNull(),
    camera_only: boolean().notNull(),
    seq: integer().notNull(),
    is_active: boolean().notNull().default(true),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    unique('photo_lists_once').on(t.module_name, t.photo_alias),
    check('photo_lists_numbers', sql`0 <= ${t.min_photos} and ${t.min_photos} <= ${t.max_photos}`),
  ],
)
