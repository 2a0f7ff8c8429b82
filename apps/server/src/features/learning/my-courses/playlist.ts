import type * as contract from '@sejuk/contract/learning/my-courses'
import { readdressed } from '@sejuk/domain/learning/playlists'
import { and, eq } from 'drizzle-orm'
import { contentOf } from '../../../business/learning/enrolments.ts'
import { playlistText } from '../../../business/learning/playlists.ts'
import { enrolments as t } from '../../../db/tables/learning/enrolments.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { linksTo } from '../../../platform/files/attachment-links.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'

export const lessonPlaylist = async (context: RequestContext<typeof contract.lessonPlaylist>) => {
  const { db, viewer, input } = context
  const mine = and(eq(t.usercode, viewer.usercode), eq(t.course_code, input.course_code), eq(t.is_current, true))
  const [enrolment] = await db.select().from(t).where(mine)
  if (!enrolment) return refuse('notFound')
  const { content } = await contentOf(db, enrolment)
  const lesson = content.lessons.find(({ lesson_id }) => lesson_id === input.lesson_id)
  if (!lesson?.file_code || !lesson.film_code) return refuse('notFound')
  const [playlist] = await db.select().from(attachments).where(eq(attachments.attachment_code, lesson.file_code))
  const film = (await linksTo(context, [lesson.film_code]))(lesson.film_code)
  if (!playlist || !film) return refuse('notFound')
  const bytes = new TextEncoder().encode(readdressed(await playlistText(context, playlist), () => film))
  return { data: { name: playlist.original_file_name, type: playlist.content_type, bytes } }
}
