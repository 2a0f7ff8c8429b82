import type * as contract from '@sejuk/contract/platform/downloads'
import { alreadyPreparing, downloadActions } from '@sejuk/domain/platform/downloads'
import type { Viewer } from '@sejuk/domain/viewers'
import { gate, permissionGate } from '@sejuk/domain/workflow'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { type StoredScope, downloadJobs as t } from '../../../db/tables/platform/downloads.ts'
import type { Exportable } from '../../../platform/export/exportable.ts'
import { validated } from '../../../platform/http/input.ts'
import { enforce, refuse, refuseChoice } from '../../../platform/http/refuse.ts'
import type { RequestContext, StepwiseContext } from '../../../platform/http/serve.ts'
import { publishProgress } from './publish-progress.ts'

export const downloadQueue = 'download'

const scopeOf = ({
  view_data,
  department,
  departmentlist,
  asc_code,
  customer_codes,
  shop_codes,
}: Viewer): StoredScope => ({
  view_data,
  department,
  departmentlist,
  asc_code,
  customer_codes,
  shop_codes,
})

/** Whoever may not see the list, or not take it away, is told so before anything begins. */
export const requireRights = ({ permission }: Viewer, { list, needs }: Exportable) => {
  enforce(permissionGate(permission, list.needs))
  enforce(permissionGate(permission, needs))
}

/** Of a list one page is asked for; of a download all of it. */
const withoutPages = ({
  page: _page,
  limit: _limit,
  cursor: _cursor,
  exact: _exact,
  ...filter
}: Record<string, unknown>) => filter

export const prepareDownload = async ({
  db,
  viewer,
  input,
  jobs,
  offers,
  request,
}: StepwiseContext<typeof contract.prepareDownload>) => {
  // A GET that begins something: no page of another site can send this header.
  if (!request.headers['x-requested-with']) refuse('crossSite')
  const { module_name, language, ...asked } = input
  const data = offers.exports.get(module_name) ?? refuseChoice('module_name')
  requireRights(viewer, data)
  const filter_json = withoutPages(asked)
  validated(data.list, filter_json)
  const job_id = await db.transaction(async (within) => {
    const [job] = await within
      .insert(t)
      .values({
        module_name,
        filter_json,
        scope_json: scopeOf(viewer),
        language: language ?? null,
        requested_by: viewer.usercode,
      })
      .onConflictDoNothing()
      .returning({ job_id: t.job_id })
    if (job) await jobs.send(within, downloadQueue, job)
    return job?.job_id
  })
  if (job_id) return { data: { job_id } }
  return refuse('badRequest', {
    status: 'Preparing',
    message: alreadyPreparing,
    data: { job_id: await underWay(db, viewer, module_name) },
  })
}

const underWay = async (db: Db, { usercode }: Viewer, module_name: string) => {
  const [job] = await db
    .select({ job_id: t.job_id })
    .from(t)
    .where(and(eq(t.requested_by, usercode), eq(t.module_name, module_name), inArray(t.status, ['Queued', 'Running'])))
  return job?.job_id ?? null
}

/** Somebody else's is not there. */
const lock = async (db: Db, { usercode }: Viewer, job_id: string) => {
  const [job] = await db
    .select()
    .from(t)
    .where(and(eq(t.job_id, job_id), eq(t.requested_by, usercode)))
    .for('update')
  return job ?? refuse('notFound')
}

/** Asked again: by the same filters, for what the person sees today. */
export const retryDownload = async ({
  db,
  viewer,
  input,
  jobs,
  offers,
}: RequestContext<typeof contract.retryDownload>) => {
  const job = await lock(db, viewer, input.job_id)
  enforce(gate(downloadActions.retry, job, viewer.permission))
  requireRights(viewer, offers.exports.get(job.module_name) ?? refuse('notFound'))
  const fresh = { problem: null, progress: 0, row_count: null, attempts: 0, finished_date: null, expires_date: null }
  await db
    .update(t)
    .set({ ...fresh, status: 'Queued', scope_json: scopeOf(viewer) })
    .where(eq(t.job_id, job.job_id))
  await jobs.send(db, downloadQueue, { job_id: job.job_id })
  await publishProgress(db, viewer.usercode, { job_id: job.job_id, status: 'Queued', progress: 0 })
  return { data: null }
}

/** The process that writes it notices within a second, and stops. */
export const cancelDownload = async ({ db, viewer, input }: RequestContext<typeof contract.cancelDownload>) => {
  const job = await lock(db, viewer, input.job_id)
  enforce(gate(downloadActions.cancel, job, viewer.permission))
  await db
    .update(t)
    .set({ status: 'Cancelled', run_code: null, finished_date: new Date().toISOString() })
    .where(eq(t.job_id, job.job_id))
  const { progress } = job
  await publishProgress(db, viewer.usercode, { job_id: job.job_id, status: 'Cancelled', progress })
  return { data: null }
}
