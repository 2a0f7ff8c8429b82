import type * as contract from '@sejuk/contract/supervision/inspections'
import { photoPermission } from '@sejuk/domain/platform/attachment-permissions'
import { answerPhotos, guidancePictures } from '@sejuk/domain/supervision/supervision-file-rights'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { findSupervision } from '../../../business/supervision/find-supervision.ts'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../db/database.ts'
import { attachments as f } from '../../../db/tables/platform/attachments.ts'
import { inspectionAnswers as a, inspectionCheckpoints as c } from '../../../db/tables/supervision/inspections.ts'
import { openFiles } from '../../../platform/files/files.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { selectPlanned } from '../../../platform/lists/selection.ts'

type Seen = { db: Db; viewer: Viewer; config: Config }
type File = typeof f.$inferSelect

/** Links for this user only. */
const linkerOf = async ({ db, viewer, config }: Seen) => {
  const { links } = await openFiles(config, db)
  return (file: File) => {
    const base = { name: file.original_file_name, usercode: viewer.usercode, inline: true }
    const photo_path = links.write({ ...base, key: file.store_key, type: file.content_type, bytes: file.bytes })
    const thumbnail_path = file.thumbnail_key
      ? links.write({ ...base, key: file.thumbnail_key, type: 'image/webp', bytes: file.thumbnail_bytes ?? 0 })
      : photo_path
    return { photo_path, thumbnail_path }
  }
}

const mayView = ({ permission }: Viewer, { module, alias }: { module: string; alias: string }) =>
  permission.has(photoPermission(module, alias, 'View'))

const mostPictures = 500
const fileFields = getTableColumns(f)
const fileSource = sql`${f}`
/** The pictures that show how points are to look. */
export const guidanceOf = async (seen: Seen) => {
  const pictures = new Map<string, { photo_path: string; thumbnail_path: string }[]>()
  if (!mayView(seen.viewer, guidancePictures)) return pictures
  const found = await selectPlanned(
    seen.db,
    fileFields,
    fileSource,
    sql`${f.module_name} = ${guidancePictures.module} and ${f.deleted_date} is null
      order by ${f.created_date}, ${f.attachment_code} limit ${sql.raw(String(mostPictures))}`,
  )
  const linked = await linkerOf(seen)
  for (const file of found) pictures.set(file.module_code, [...(pictures.get(file.module_code) ?? []), linked(file)])
  return pictures
}

const mostPhotos = 300
export const inspectionPhotos = async (context: RequestContext<typeof contract.inspectionPhotos>) => {
  const { db, viewer, input } = context
  const { supervision_code } = await findSupervision(db, viewer, input.supervision_code)
  if (!mayView(viewer, answerPhotos)) return { data: [] }
  const found = await db
    .select({
      ...{ file: f, checkpoint_code: a.checkpoint_code, zone: a.zone, username: a.username, result: a.result },
      ...{ text_default: c.text_default, text_local: c.text_local, category: c.category },
      answered_date: a.answered_date,
    })
    .from(a)
    .innerJoin(f, and(eq(f.module_code, a.client_uuid), eq(f.module_name, answerPhotos.module)))
    .innerJoin(c, eq(c.checkpoint_code, a.checkpoint_code))
    .where(and(eq(a.supervision_code, supervision_code), eq(f.kind, 'photo'), isNull(f.deleted_date)))
    .orderBy(desc(a.answered_date), asc(f.attachment_code))
    .limit(mostPhotos)
  const linked = await linkerOf(context)
  return { data: found.map(({ file, ...photo }) => ({ ...photo, photo_code: file.attachment_code, ...linked(file) })) }
}
