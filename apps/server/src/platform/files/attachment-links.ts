import { randomBytes } from 'node:crypto'
import type { FileKind } from '@sejuk/domain/files'
import type { Viewer } from '@sejuk/domain/viewers'
import { inArray } from 'drizzle-orm'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/database.ts'
import { attachments as t } from '../../db/tables/platform/attachments.ts'
import { openFiles } from './files.ts'
import { storeFile } from './store-file.ts'

type By = { db: Db; viewer: Viewer; config: Config }

/** Short-lived links, valid for this user only, to files of a record the user was already allowed to see. */
export const linksTo = async ({ db, viewer, config }: By, codes: readonly (string | null)[]) => {
  const wanted = codes.filter((code): code is string => code !== null)
  const rows = wanted.length ? await db.select().from(t).where(inArray(t.attachment_code, wanted)) : []
  const { links } = await openFiles(config, db)
  const byCode = new Map(rows.map((row) => [row.attachment_code, row]))
  return (code: string | null, size: 'whole' | 'small' = 'whole') => {
    const row = code ? byCode.get(code) : undefined
    if (!row) return null
    const shown = { name: row.original_file_name, usercode: viewer.usercode, inline: true }
    return size === 'small' && row.thumbnail_key
      ? links.write({ ...shown, key: row.thumbnail_key, type: 'image/webp', bytes: row.thumbnail_bytes ?? 0 })
      : links.write({ ...shown, key: row.store_key, type: row.content_type, bytes: row.bytes })
  }
}

type Place = { module_name: string; module_code: string; alias: string }

/** Stores a file that is part of the record's own form, without the attachment endpoints. */
export const storeWithRecord = async (
  { db, viewer, config }: By,
  place: Place,
  file: File,
  kind: FileKind = 'photo',
) => {
  const { store } = await openFiles(config, db)
  const kept = await storeFile(store, file, kind)
  const attachment_code = `${kind === 'photo' ? 'PHT' : 'FIL'}-${randomBytes(9).toString('base64url')}`
  await db.insert(t).values({ ...place, ...kept, kind, attachment_code, created_by: viewer.usercode })
  return attachment_code
}
