import { filePermission, photoPermission } from '@sejuk/domain/platform/attachment-permissions'
import { answerFiles, answerPhotos } from '@sejuk/domain/supervision/supervision-file-rights'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../db/database.ts'
import { attachments as f } from '../../../db/tables/platform/attachments.ts'
import {
  inspectionAnswers as a,
  inspectionCheckpoints as c,
  inspectionPoints as p,
} from '../../../db/tables/supervision/inspections.ts'
import { linksTo } from '../../../platform/files/attachment-links.ts'

type Seen = { db: Db; viewer: Viewer; config: Config }
const mostPoints = 500
const mostFiles = 300

/** The points that count as failed, with the photos and papers of all their answers. */
export const failedPoints = async (seen: Seen, supervision_code: string) => {
  const { db, viewer } = seen
  const isFailed = and(eq(p.supervision_code, supervision_code), eq(p.result, 'Fail'))
  const points = await db
    .select({
      ...{ checkpoint_code: p.checkpoint_code, category: c.category },
      ...{ text_default: c.text_default, text_local: c.text_local },
    })
    .from(p)
    .innerJoin(c, eq(c.checkpoint_code, p.checkpoint_code))
    .where(isFailed)
    .orderBy(asc(c.seq), asc(p.checkpoint_code))
    .limit(mostPoints)
  const maySee = [
    viewer.permission.has(photoPermission(answerPhotos.module, answerPhotos.alias, 'View')) && ('photo' as const),
    viewer.permission.has(filePermission(answerFiles.module, 'View')) && ('file' as const),
  ].filter((kind) => kind !== false)
  const found =
    points.length && maySee.length
      ? await db
          .select({
            ...{ checkpoint_code: a.checkpoint_code, client_uuid: a.client_uuid, kind: f.kind },
            ...{ code: f.attachment_code, name: f.original_file_name },
          })
          .from(a)
          .innerJoin(f, and(eq(f.module_code, a.client_uuid), eq(f.module_name, answerPhotos.module)))
          .where(
            and(
              eq(a.supervision_code, supervision_code),
              inArray(
                a.checkpoint_code,
                points.map(({ checkpoint_code }) => checkpoint_code),
              ),
              inArray(f.kind, maySee),
              isNull(f.deleted_date),
            ),
          )
          .orderBy(asc(f.created_date), asc(f.attachment_code))
          .limit(mostFiles)
      : []
  const linkOf = await linksTo(
    seen,
    found.map(({ code }) => code),
  )
  const ofKind = (wanted: 'photo' | 'file') => found.filter(({ kind }) => kind === wanted)
  return {
    categories: [...new Set(points.map(({ category }) => category))],
    checkpoints: points,
    checkpoints_photo: ofKind('photo').map(({ checkpoint_code, client_uuid, code, name }) => ({
      ...{ checkpoint_code, client_uuid, photo_code: code, photo_name: name },
      ...{ photo_path: linkOf(code) ?? '', thumbnail_path: linkOf(code, 'small') ?? '' },
    })),
    checkpoints_file: ofKind('file').map(({ checkpoint_code, client_uuid, code, name }) => ({
      ...{ checkpoint_code, client_uuid, file_code: code, file_name: name, file_path: linkOf(code) ?? '' },
    })),
  }
}
