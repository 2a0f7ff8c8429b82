import type { SpotMap } from '@sejuk/domain/catalogue/exploded-views'
import { bomTypes } from '@sejuk/domain/catalogue/parts-lists'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdDate, rowVersion } from '../../columns.ts'
import { items } from './items.ts'

/** The picture of a unit with its spots, as editors work on it. Readers see the revision that was published last. */
export const explodedViews = pgTable(
  'exploded_views',
  {
    view_code: text().primaryKey().default(sql`'EXV-' || to_char(nextval('exploded_view_code'), 'FM999900000')`),
    item_code: text()
      .notNull()
      .references(() => items.item_code),
    bom_type: text({ enum: bomTypes }).notNull(),
    photo_code: text(),
    width: integer().notNull().default(0),
    height: integer().notNull().default(0),
    json: jsonb().$type<SpotMap>().notNull(),
    /** The numbers of the spots, so that lists can compare them with the positions. */
    spot_positions: integer().array().notNull().default([]),
    published_revision: integer(),
    /** Something changed since. */
    has_draft: boolean().notNull().default(true),
    created_by: text().notNull(),
    updated_by: text().notNull(),
    update_user_name: text().notNull(),
    created_date: createdDate(),
    updated_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    unique('exploded_views_unit').on(t.item_code, t.bom_type),
    index('exploded_views_updated').on(t.updated_date, t.view_code),
  ],
)

/** Never changed and never deleted: a part order may have been read from it. */
export const explodedViewRevisions = pgTable(
  'exploded_view_revisions',
  {
    view_code: text()
      .notNull()
      .references(() => explodedViews.view_code),
    revision: integer().notNull(),
    photo_code: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    json: jsonb().$type<SpotMap>().notNull(),
    note: text(),
    published_by: text().notNull(),
    published_user_name: text().notNull(),
    published_date: createdDate(),
  },
  (t) => [primaryKey({ name: 'exploded_view_revisions_pkey', columns: [t.view_code, t.revision] })],
)
