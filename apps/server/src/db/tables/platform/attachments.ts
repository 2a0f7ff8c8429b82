import { bigint, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate, instant, rowVersion } from '../../columns.ts'

/** A photo, video or file that hangs on a record. */
export const attachments = pgTable(
  'attachments',
  {
    attachment_code: text().primaryKey(),
    kind: text({ enum: ['photo', 'video', 'file'] }).notNull(),
    module_name: text().notNull(),
    module_code: text().notNull(),
    alias: text().notNull(),
    original_file_name: text().notNull(),
    content_type: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    /** Where the content lies in the store; several attachments may share it. */
    store_key: text().notNull(),
    thumbnail_key: text(),
    thumbnail_bytes: integer(),
    width: integer(),
    height: integer(),
    taken_date: instant(),
    lat: doublePrecision(),
    lng: doublePrecision(),
    /** Alike pictures have alike fingerprints. */
    fingerprint: text(),
    source: text({ enum: ['upload', 'camera', 'erp', 'receipt'] })
      .notNull()
      .default('upload'),
    created_by: text().notNull(),
    created_date: createdDate(),
    updated_date: createdDate(),
    /** Kept for thirty days after. */
    deleted_date: instant(),
    row_version: rowVersion(),
  },
  (t) => [
    index('attachments_record').on(t.module_name, t.module_code, t.created_date),
    index('attachments_fingerprint').on(t.fingerprint),
    index('attachments_store_key').on(t.store_key),
  ],
)

/** A file on its way, in parts of a million bytes. Whichever process gets a part keeps it in the common store. */
export const uploads = pgTable(
  'uploads',
  {
    upload_code: text().primaryKey(),
    usercode: text().notNull(),
    kind: text({ enum: ['photo', 'video', 'file'] }).notNull(),
    module_name: text().notNull(),
    module_code: text().notNull(),
    alias: text().notNull(),
    original_file_name: text().notNull(),
    content_type: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    received: integer().array().notNull().default([]),
    attachment_code: text(),
    created_date: createdDate(),
  },
  (t) => [index('uploads_created_date').on(t.created_date)],
)
