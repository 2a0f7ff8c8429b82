import { itemPhoto, itemPhotoModule } from '@sejuk/domain/catalogue/item-photos'
import { photoPermission } from '@sejuk/domain/platform/attachment-permissions'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/database.ts'
import { attachments } from '../../db/tables/platform/attachments.ts'
import { linksTo } from '../../platform/files/attachment-links.ts'

const seesPhotos = photoPermission(itemPhotoModule, itemPhoto, 'View')

type By = { db: Db; viewer: Viewer; config: Config }

/** Links to the photos of items, the first uploaded first. */
export const photosOf = async (by: By, codes: readonly string[], size: 'whole' | 'small') => {
  const found = new Map<string, string[]>()
  if (!codes.length || !by.viewer.permission.has(seesPhotos)) return found
  const rows = await by.db
    .select({ code: attachments.attachment_code, item_code: attachments.module_code })
    .from(attachments)
    .where(
      and(
        eq(attachments.module_name, itemPhotoModule),
        inArray(attachments.module_code, [...codes]),
        eq(attachments.alias, itemPhoto),
        isNull(attachments.deleted_date),
      ),
    )
    .orderBy(asc(attachments.created_date), asc(attachments.attachment_code))
  const shown = size === 'small' ? firstOfEach(rows) : rows
  const link = await linksTo(
    by,
    shown.map(({ code }) => code),
  )
  for (const { code, item_code } of shown) {
    const path = link(code, size)
    if (path) found.set(item_code, [...(found.get(item_code) ?? []), path])
  }
  return found
}

const firstOfEach = <Row extends { item_code: string }>(rows: readonly Row[]) => [
  ...new Map(rows.toReversed().map((row) => [row.item_code, row])).values(),
]

export const withPhoto = async <Row extends { item_code: string }>(by: By, rows: readonly Row[]) => {
  const photos = await photosOf(
    by,
    rows.map(({ item_code }) => item_code),
    'small',
  )
  return rows.map((row) => ({ ...row, photo_path: photos.get(row.item_code)?.[0] ?? null }))
}
