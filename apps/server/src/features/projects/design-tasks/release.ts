import { buffer } from 'node:stream/consumers'
import { designFiles, versionCode } from '@sejuk/domain/projects/design-tasks'
import { datesFor, headOffice } from '@sejuk/domain/values/dates'
import { and, eq, isNull } from 'drizzle-orm'
import { attachments as files } from '../../../db/tables/platform/attachments.ts'
import { designTasks as t, designTaskVersions as versions } from '../../../db/tables/projects/design-tasks.ts'
import { openFiles } from '../../../platform/files/files.ts'
import { type StoredFile, storeFile } from '../../../platform/files/store-file.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { stampInThread } from '../../../platform/pdf/pdf-thread.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'
import { notifyReleased } from './notices.ts'

export const releaseQueue = 'design-release'
type Released = { design_task_code: string; usercode: string }
type Stored = typeof files.$inferSelect

/** The same file is released once, however often the job runs. */
const releasedCode = ({ attachment_code }: Stored) => `${attachment_code}-R`

/**
 * Gives the salespeople the audited version: every PDF is marked with task, version and day on each page, what is no PDF is
 * handed on as it is. A PDF that lets nobody write into it is not handed on; the version says so.
 */
export const releaseDesign: Worker<Released> = {
  name: releaseQueue,
  work: async ({ data, db, jobs, config }) => {
    const [task] = await db.select().from(t).where(eq(t.design_task_code, data.design_task_code))
    if (!task?.released_version || !task.released_date) return
    const { store } = await openFiles(config, db)
    const { company } = await settingsOf(db, 'company')
    const module_code = versionCode(task.design_task_code, task.released_version)
    const day = datesFor('default', headOffice).dateTime(task.released_date).slice(0, 11)
    const mark = `${task.design_task_code} v${task.released_version} - released ${day} - ${company.company_name}`
    const source = and(
      eq(files.module_name, designFiles.result),
      eq(files.module_code, module_code),
      isNull(files.deleted_date),
    )
    const unmarked: string[] = []
    for (const file of await db.select().from(files).where(source).orderBy(files.created_date)) {
      const attachment_code = releasedCode(file)
      if (await db.$count(files, eq(files.attachment_code, attachment_code))) continue
      let kept: Partial<StoredFile> = {}
      if (file.content_type === 'application/pdf') {
        const bytes = await buffer(await store.read(file.store_key))
        const marked = await stampInThread(bytes, mark).catch(() => undefined)
        if (!marked) {
          unmarked.push(file.original_file_name)
          continue
        }
        kept = await storeFile(store, new File([new Uint8Array(marked)], file.original_file_name), 'file')
      }
      const place = { module_name: designFiles.release, module_code, attachment_code, created_by: data.usercode }
      const { created_date: _created, updated_date: _updated, row_version: _version, ...content } = file
      await db
        .insert(files)
        .values({ ...content, ...kept, ...place })
        .onConflictDoNothing()
    }
    await db.transaction(async (within) => {
      await within
        .update(versions)
        .set({ unmarked })
        .where(
          and(
            eq(versions.design_task_code, task.design_task_code),
            eq(versions.version_no, task.released_version ?? 0),
          ),
        )
      await notifyReleased({ db: within, jobs, config }, task)
    })
  },
}
