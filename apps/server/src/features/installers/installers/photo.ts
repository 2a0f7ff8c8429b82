import { buffer } from 'node:stream/consumers'
import type * as contract from '@sejuk/contract/installers/installers'
import { eq } from 'drizzle-orm'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { openFiles } from '../../../platform/files/files.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { findInstaller, photoCodesOf } from './detail.ts'

/** Logged before it is shown: what cannot be logged is not seen. Nothing of it is kept in a cache. */
export const viewInstallerPhoto = async ({
  db,
  viewer,
  actor,
  input,
  config,
}: RequestContext<typeof contract.viewInstallerPhoto>) => {
  const { user_code, photo, photo_code, size } = input
  const found = await findInstaller(db, viewer, user_code)
  if (photoCodesOf(found)[photo] !== photo_code) refuse('notFound')
  const [row] = await db.select().from(attachments).where(eq(attachments.attachment_code, photo_code))
  if (!row) return refuse('notFound')
  await logActions(db, actor, [
    { entity: 'installer', entity_code: user_code, action: 'view-photo', after: { photo, photo_code } },
  ])
  const { store } = await openFiles(config, db)
  const isSmall = size === 'small' && row.thumbnail_key !== null
  const bytes = await buffer(await store.read(isSmall && row.thumbnail_key ? row.thumbnail_key : row.store_key))
  return { data: { name: row.original_file_name, type: isSmall ? 'image/webp' : row.content_type, bytes } }
}
