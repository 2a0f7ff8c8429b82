import { and, eq, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { attachments as t, uploads } from '../../../db/tables/platform/attachments.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { openFiles } from '../../../platform/files/files.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { chunksOf, keyOf } from './upload.ts'

const deletedKeptDays = 30
/** A phone may be without network over a long weekend. */
const unfinishedKeptDays = 7
const atOnce = 500

const before = (days: number) => sql`now() - make_interval(days => ${days})`

/** What was deleted goes for good; content that another attachment still shows stays. */
const forgetDeleted = async (db: Db, store: FileStore) => {
  for (;;) {
    const gone = await db
      .select()
      .from(t)
      .where(and(isNotNull(t.deleted_date), lt(t.deleted_date, before(deletedKeptDays))))
      .limit(atOnce)
    for (const { attachment_code, store_key, thumbnail_key } of gone) {
      for (const key of [store_key, thumbnail_key]) {
        if (!key) continue
        const isShared = and(ne(t.attachment_code, attachment_code), or(eq(t.store_key, key), eq(t.thumbnail_key, key)))
        if ((await db.$count(t, isShared)) === 0) await store.remove(key)
      }
      // Last: what fails halfway is found again tomorrow.
      await db.delete(t).where(eq(t.attachment_code, attachment_code))
    }
    if (gone.length < atOnce) return
  }
}

/** Parts of a file that nobody came back to finish. */
const forgetUnfinished = async (db: Db, store: FileStore) => {
  const over = await db
    .select()
    .from(uploads)
    .where(lt(uploads.created_date, before(unfinishedKeptDays)))
  for (const upload of over) {
    for (let n = 0; n < chunksOf(upload); n++) await store.remove(keyOf(upload.upload_code, n))
    await db.delete(uploads).where(eq(uploads.upload_code, upload.upload_code))
  }
}

/** Photos and files nobody can see any more, and parts of files on their way to nowhere. */
export const purgeAttachments: Worker<object> = {
  name: 'throw-away-files',
  cron: '10 4 * * *',
  work: async ({ db, config }) => {
    const { store } = await openFiles(config, db)
    await forgetDeleted(db, store)
    await forgetUnfinished(db, store)
  },
}
