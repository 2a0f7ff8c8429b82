import type * as contract from '@sejuk/contract/platform/downloads'
import { because } from '@sejuk/domain/messages'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../db/database.ts'
import { downloadJobs as t } from '../../../db/tables/platform/downloads.ts'
import { titlesOf } from '../../../platform/export/titles.ts'
import { openFiles } from '../../../platform/files/files.ts'
import { linkMinutes } from '../../../platform/files/links.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { listPage } from '../../../platform/lists/list.ts'

const fields = {
  job_id: t.job_id,
  module_name: t.module_name,
  status: t.status,
  progress: t.progress,
  row_count: t.row_count,
  bytes: t.bytes,
  filter_json: t.filter_json,
  file_name: t.file_name,
  problem: t.problem,
  created_date: t.created_date,
  finished_date: t.finished_date,
  expires_date: t.expires_date,
}

export const listDownloads = async ({ db, viewer, input, offers }: RequestContext<typeof contract.listDownloads>) => {
  const found = await listPage(db, {
    input,
    source: sql`${t}`,
    where: and(
      eq(t.requested_by, viewer.usercode),
      input.status ? eq(t.status, input.status) : undefined,
      input.module_name ? eq(t.module_name, input.module_name) : undefined,
    ),
    key: t.job_id,
    sorts: { created_date: t.created_date },
    sort: '-created_date',
    fields,
  })
  const titles = await titlesOf(
    db,
    found.data.map(({ module_name }) => module_name),
    offers.exports,
  )
  return { ...found, data: found.data.map((row) => ({ ...row, ...titles(row.module_name) })) }
}

/** The latest file that can still be fetched. */
const latest = async (db: Db, { usercode }: Viewer, which: SQL | undefined) => {
  const [job] = await db
    .select()
    .from(t)
    .where(and(eq(t.requested_by, usercode), which, eq(t.status, 'Ready'), gt(t.expires_date, sql`now()`)))
    .orderBy(desc(t.created_date))
    .limit(1)
  return job
}

export const isDownloadAvailable = async ({
  db,
  viewer,
  input,
}: RequestContext<typeof contract.isDownloadAvailable>) => ({
  data: { isAvaible: (await latest(db, viewer, eq(t.module_name, input.module_name))) !== undefined },
})

export const downloadData = async ({ db, viewer, input, config }: RequestContext<typeof contract.downloadData>) => {
  const { job_id, module_name = '' } = input
  const job = await latest(db, viewer, job_id ? eq(t.job_id, job_id) : eq(t.module_name, module_name))
  if (!job?.store_key) return refuse('notFound', { because: because('no-file-download') })
  const file_name = job.file_name ?? `${job.module_name}.xlsx`
  return { data: { url: await linkTo(db, config, viewer, { ...job, file_name, store_key: job.store_key }), file_name } }
}

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
type Stored = { store_key: string; file_name: string; bytes: number | null }

const linkTo = async (db: Db, config: Config, { usercode }: Viewer, { store_key, file_name, bytes }: Stored) => {
  const { links } = await openFiles(config, db)
  return links.write({ key: store_key, name: file_name, type: xlsx, bytes: bytes ?? 0, usercode, inline: false })
}

const ours = '/api/files/'

/** Only what this person was given a link to. The file is saved under its own name, never opened on our origin. */
export const downloadFile = async ({ db, viewer, input, config }: RequestContext<typeof contract.downloadFile>) => {
  const { links } = await openFiles(config, db)
  const file = input.url.startsWith(ours) ? links.read(input.url.slice(ours.length)) : undefined
  if (!file || file.usercode !== viewer.usercode)
    return refuse('notFound', { because: because('link-no-longer-valid') })
  // It ends when the given one ends.
  const since = file.until - 2 * linkMinutes * 60_000
  return { data: { location: links.write({ ...file, inline: false }, since) } }
}
