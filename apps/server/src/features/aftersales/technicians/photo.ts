import { technicianPhotoModule } from '@sejuk/domain/aftersales/service-files'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../db/database.ts'
import { attachments as a } from '../../../db/tables/platform/attachments.ts'
import { openFiles } from '../../../platform/files/files.ts'

type Seen = { db: Db; viewer: Viewer; config: Config }

/** The newest picture of each. */
const photosOf = async (db: Db, codes: readonly string[]) => {
  if (codes.length === 0) return []
  const found = await db
    .select()
    .from(a)
    .where(and(eq(a.module_name, technicianPhotoModule), inArray(a.module_code, [...codes]), isNull(a.deleted_date)))
    .orderBy(asc(a.created_date))
  return [...new Map(found.map((row) => [row.module_code, row])).values()]
}

/** Links for this user only. */
const linked = async ({ db, viewer, config }: Seen, row: typeof a.$inferSelect) => {
  const { links } = await openFiles(config, db)
  const base = { name: row.original_file_name, usercode: viewer.usercode, inline: true }
  return {
    photo_code: row.attachment_code,
    photo_name: row.original_file_name,
    photo_domain: '',
    photo_path: links.write({ ...base, key: row.store_key, type: row.content_type, bytes: row.bytes }),
    thumbnail_path: row.thumbnail_key
      ? links.write({ ...base, key: row.thumbnail_key, type: 'image/webp', bytes: row.thumbnail_bytes ?? 0 })
      : null,
    created_date: row.created_date,
  }
}

export const thumbnailsOf = async (seen: Seen, codes: readonly string[]) => {
  const found = await photosOf(seen.db, codes)
  const paths = new Map<string, string>()
  for (const row of found) {
    const { thumbnail_path, photo_path } = await linked(seen, row)
    paths.set(row.module_code, thumbnail_path ?? photo_path)
  }
  return paths
}

export const photoOf = async (seen: Seen, technician_code: string) => {
  const [found] = await photosOf(seen.db, [technician_code])
  return found ? linked(seen, found) : undefined
}
