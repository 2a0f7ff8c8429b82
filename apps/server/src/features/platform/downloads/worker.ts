import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { safeFileName } from '@sejuk/domain/files'
import { addressTo } from '@sejuk/domain/pages'
import { downloadKeptDays, progressOf, tooManyRows } from '@sejuk/domain/platform/downloads'
import { dayIn } from '@sejuk/domain/values/dates'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { downloadJobs as t } from '../../../db/tables/platform/downloads.ts'
import { localizedWords } from '../../../platform/export/localized.ts'
import { writeOrder } from '../../../platform/export/write-order.ts'
import { TooManyRows, writeWorkbook } from '../../../platform/export/write-workbook.ts'
import { openFiles } from '../../../platform/files/files.ts'
import { Refusal } from '../../../platform/http/refuse.ts'
import type { Job, Worker } from '../../../platform/jobs/jobs.ts'
import { notify, recipientsOf } from '../../../platform/notify/notify.ts'
import type { Offers } from '../../../platform/offers.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'
import { findViewer } from '../../../platform/session/viewer.ts'
import { downloadQueue, requireRights } from './commands.ts'
import { publishProgress } from './publish-progress.ts'

type Row = typeof t.$inferSelect
const retries = 3

/** Something that trying again would not mend. */
class Hopeless extends Error {}
/** Called off, or taken over by another process. */
class NotWanted extends Error {}

/** Whoever begins it owns it, also where another began before and was not heard of again. */
const claim = async (db: Db, job_id: string): Promise<Row | undefined> => {
  const [job] = await db
    .update(t)
    .set({ status: 'Running', run_code: randomUUID(), progress: 0, attempts: sql`${t.attempts} + 1` })
    .where(and(eq(t.job_id, job_id), inArray(t.status, ['Queued', 'Running'])))
    .returning()
  return job
}

/** While it is still this run's to write. */
const mine = ({ job_id, run_code }: Row) =>
  and(eq(t.job_id, job_id), eq(t.run_code, run_code ?? ''), eq(t.status, 'Running'))

/** What is to be written, for a person as they stand today, and no more than they saw when they asked. */
const orderOf = async (db: Db, { exports }: Offers, job: Row) => {
  const [person] = await recipientsOf(db, [job.requested_by])
  const found = await findViewer(db, job.requested_by)
  if (!person || !found) throw new Hopeless('This account is no longer active. Please ask an administrator')
  const data = exports.get(job.module_name)
  if (!data) throw new Hopeless('This data can no longer be downloaded')
  requireRights(found.viewer, data)
  const { language } = await settingsOf(db, 'language')
  const { title, ...order } = await writeOrder(db, data, {
    viewers: [found.viewer, { ...found.viewer, ...job.scope_json }],
    filter: job.filter_json,
    language: job.language ?? person.language ?? language.default_language,
    timezone: person.timezone,
  })
  const day = dayIn(new Date().toISOString(), person.timezone)
  return { order, file_name: safeFileName(`${title} ${day}.xlsx`) }
}

/** Says how far it is once a second, and stops the writing when nobody wants it any more. */
const followed = (db: Db, job: Row, outer: AbortSignal) => {
  const stop = new AbortController()
  let at = { written: 0, total: 0 }
  const say = async () => {
    const progress = progressOf(at.written, at.total)
    const found = await db.update(t).set({ progress, row_count: at.total }).where(mine(job)).returning({ id: t.job_id })
    if (found.length === 0) stop.abort(new NotWanted())
    else await publishProgress(db, job.requested_by, { job_id: job.job_id, status: 'Running', progress })
  }
  const clock = setInterval(() => void say().catch(() => {}), 1000)
  return {
    signal: AbortSignal.any([outer, stop.signal]),
    onProgress: (written: number, total: number) => {
      at = { written, total }
    },
    end: () => clearInterval(clock),
  }
}

const work = async ({ data, db, url, jobs, config, offers, signal }: Job<{ job_id: string }>) => {
  const job = await claim(db, data.job_id)
  if (!job) return
  const { job_id, requested_by } = job
  const path = join(tmpdir(), `sejuk-download-${job_id}-${job.run_code}.xlsx`)
  const { store } = await openFiles(config, db)
  const store_key = `downloads/${job_id}/${job.run_code}.xlsx`
  const follow = followed(db, job, signal)
  try {
    await publishProgress(db, requested_by, { job_id, status: 'Running', progress: 0 })
    const { order, file_name } = await orderOf(db, offers, job)
    const { rows, bytes } = await writeWorkbook({ ...order, url, path }, follow)
    await store.writeFrom(store_key, path)
    const isDone = await db.transaction(async (within) => {
      const [done] = await within
        .update(t)
        .set({
          status: 'Ready',
          progress: 100,
          row_count: rows,
          file_name,
          store_key,
          bytes,
          finished_date: sql`now()`,
          expires_date: sql`now() + make_interval(days => ${downloadKeptDays})`,
        })
        .where(mine(job))
        .returning({ expires_date: t.expires_date })
      if (!done) return false
      await notify(
        { db: within, jobs, config },
        {
          to: [requested_by],
          event: 'download-ready',
          variables: { file_name, row_count: rows, expires_date: done.expires_date ?? '' },
          url: addressTo('downloads', { job_id }),
          about: { entity: 'download', entity_code: job_id },
        },
      )
      await publishProgress(within, requested_by, { job_id, status: 'Ready', progress: 100 })
      return true
    })
    if (!isDone) await store.remove(store_key)
  } catch (error) {
    await giveUp({ db, jobs, config, offers, job, error: error as Error })
  } finally {
    follow.end()
    await rm(path, { force: true })
  }
}

const reasonOf = (error: Error) => {
  if (error instanceof TooManyRows) return tooManyRows
  if (error instanceof Refusal) return error.answer.message
  return error instanceof Hopeless ? error.message : undefined
}

/** What cannot be mended is told at once; anything else is tried again a few times first. */
const giveUp = async ({
  db,
  jobs,
  config,
  offers,
  job,
  error,
}: Pick<Job<object>, 'db' | 'jobs' | 'config' | 'offers'> & { job: Row; error: Error }) => {
  if (error instanceof NotWanted) return
  const reason = reasonOf(error)
  const isLast = job.attempts > retries
  await db.transaction(async (within) => {
    const next = reason || isLast ? 'Failed' : 'Queued'
    const problem = next === 'Failed' ? (reason ?? 'Unexpected error') : null
    const found = await within
      .update(t)
      .set({ status: next, problem, run_code: null, ...(problem ? { finished_date: sql`now()` } : {}) })
      .where(mine(job))
      .returning({ progress: t.progress })
    if (found.length === 0) return
    const { job_id, requested_by } = job
    await publishProgress(within, requested_by, { job_id, status: next, progress: found[0]?.progress ?? 0 })
    if (problem)
      await notify(
        { db: within, jobs, config },
        {
          to: [requested_by],
          event: 'download-failed',
          variables: { data_name: await nameOf(within, offers, job) },
          url: addressTo('downloads', { job_id }),
          about: { entity: 'download', entity_code: job_id },
        },
      )
  })
  if (!reason) throw error
}

/** What the person calls it. */
const nameOf = async (db: Db, { exports }: Offers, { module_name, language }: Row) => {
  const data = exports.get(module_name)
  return data ? (await localizedWords(db, data.book))(data.title, language ?? 'default') : module_name
}

/** Lists into workbooks, one at a time in each process. */
export const downloadWorker: Worker<{ job_id: string }> = {
  name: downloadQueue,
  retries,
  seconds: 1800,
  silence: 10,
  work,
}
