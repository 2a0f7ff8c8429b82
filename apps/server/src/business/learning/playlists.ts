import { text } from 'node:stream/consumers'
import { courseFiles } from '@sejuk/domain/learning/courses'
import { filesOfPlaylist, longestPlaylist } from '@sejuk/domain/learning/playlists'
import { and, eq, isNull } from 'drizzle-orm'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/database.ts'
import { attachments as t } from '../../db/tables/platform/attachments.ts'
import { storeOf } from '../../platform/files/files.ts'

type File = Pick<typeof t.$inferSelect, 'content_type' | 'store_key' | 'bytes' | 'module_code'>
export type Within = { db: Db; config: Pick<Config, 's3' | 'dataDir'> }

export const isPlaylist = ({ content_type }: Pick<File, 'content_type'>) => content_type.endsWith('mpegurl')

export const playlistText = async ({ config }: Pick<Within, 'config'>, { store_key, bytes }: File) => {
  if (bytes > longestPlaylist) return ''
  return text(await storeOf(config).read(store_key))
}

/** The film that a playlist cuts into pieces: one mp4 among the files of its course, found by its name. */
export const filmOf = async (within: Within, playlist: File) => {
  const [name, ...others] = filesOfPlaylist(await playlistText(within, playlist))
  if (!name || others.length > 0) return undefined
  const films = await within.db
    .select({ code: t.attachment_code })
    .from(t)
    .where(
      and(
        eq(t.module_name, courseFiles.module),
        eq(t.module_code, playlist.module_code),
        eq(t.original_file_name, name),
        eq(t.content_type, 'video/mp4'),
        isNull(t.deleted_date),
      ),
    )
    .limit(2)
  return films.length === 1 ? films[0]?.code : undefined
}
