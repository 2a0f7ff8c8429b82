import * as contract from '@sejuk/contract/projects/project-logs'
import { projectLog } from '@sejuk/domain/projects/project-logs'
import { branchScopeOf } from '@sejuk/domain/projects/project-statuses'
import { roughDistance } from '@sejuk/domain/projects/rough-places'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { recordMove } from '../../../business/projects/project-moves.ts'
import { type Sought, searchSimilar, similarityKeys } from '../../../business/projects/similar-logs.ts'
import { visibleLogs } from '../../../business/projects/visible-logs.ts'
import type { Db } from '../../../db/database.ts'
import { projectSystems as systems, projectLogs as t } from '../../../db/tables/projects/project-logs.ts'
import { similarityPairs as pairs } from '../../../db/tables/projects/similarity-pairs.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { Begun, Done } from '../../../platform/documents/action-context.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { applySupervision, approve, close, extend, fail, goal, pause, reopen } from './closing.ts'
import { followUp } from './follow-up.ts'
import { columnsOf, writeLines } from './form.ts'
import { notifyColleague, notifyHeadOffice, notifySalespeople, notifySubmitted, notifySupervision } from './notices.ts'

const records = recordsOf(projectLog.entity, t, t.log_code)
type Row = typeof t.$inferSelect

export const createProjectLog = async (context: RequestContext<typeof contract.createProjectLog>) => {
  const { db, viewer, actor, input } = context
  const columns = await columnsOf(db, viewer, input)
  const by = { created_by: viewer.usercode, create_user_name: viewer.username, authors: [viewer.usercode] }
  const log_code = await nextDocumentNumber(db, 'LOG', input.dept_code, companyToday())
  await records.add(db, actor, { ...columns, ...by, log_code }, { systems: input.systems })
  await writeLines(db, log_code, input)
  if (input.salesman_code !== viewer.usercode)
    await notifyColleague(context, { log_code, project_name: input.project_name, salesman_code: input.salesman_code })
  return { data: { log_code } }
}

const systemsOf = async (db: Db, log_code: string) => {
  const rows = await db
    .select({ kind: systems.product_type, capacity: sql<number>`sum(${systems.capacity})::float8` })
    .from(systems)
    .where(eq(systems.log_code, log_code))
    .groupBy(systems.product_type)
  return Object.fromEntries(rows.map(({ kind, capacity }) => [kind, capacity]))
}

/** Two logs that are submitted at once see each other: one search after the other. */
const oneAtATime = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(hashtext('project-similarity'))`)

/** Pairs that have a verdict are not asked again. */
const submit = async ({ db, before, at }: Begun<Row, object>) => {
  await oneAtATime(db)
  const { log_code } = before
  const sought: Sought = { ...before, systems: await systemsOf(db, log_code) }
  const found = await searchSimilar(db, sought)
  await db.delete(pairs).where(and(eq(pairs.log_code, log_code), isNull(pairs.verdict)))
  const judged = await db
    .select({ one: pairs.log_code, other: pairs.other_code })
    .from(pairs)
    .where(sql`(${pairs.log_code} = ${log_code} or ${pairs.other_code} = ${log_code}) and ${pairs.verdict} is not null`)
  const known = new Set(judged.flatMap(({ one, other }) => [one, other]))
  const asked = found.filter((other) => !known.has(other.log_code))
  if (asked.length)
    await db.insert(pairs).values(
      asked.map((other) => ({
        ...{ log_code, other_code: other.log_code, scope: branchScopeOf(before.dept_code, other.dept_code) },
        ...other.scores,
      })),
    )
  const similarity_status = asked.length ? ('Submitted' as const) : ('No_Need' as const)
  return {
    facts: { similarity_status },
    set: {
      ...{ submitted_date: before.submitted_date ?? at, reject_reason: null, winner_code: null },
      ...{ reviewer_code: null, reviewer_name: null, review_date: null },
      ...{ judge_code: null, judge_name: null, judge_date: null },
    },
  }
}

const moved = [({ db, after, at, reason }: Done<Row>) => recordMove(db, after, at, reason)]

export const onProjectLog = acting(projectLog, {
  table: t,
  key: 'log_code',
  endpoints: contract.actOnProjectLog,
  visible: visibleLogs,
  changes: {
    modify: async ({ db, viewer, input }) => {
      const { log_code, row_version: _version, ...form } = input
      const columns = await columnsOf(db, viewer, form)
      await writeLines(db, log_code, form)
      return { set: { ...columns, reject_reason: null }, also: { systems: form.systems } }
    },
    submit,
    rejectBm: async ({ input }) => ({ set: { reject_reason: input.reason } }),
    reject: async ({ input }) => ({ set: { reject_reason: input.reason, winner_code: input.winner_code } }),
    approveBm: async () => ({ set: { reviewer_code: null, reviewer_name: null, review_date: null } }),
    approve,
    followUp,
    goal,
    fail,
    giveUp: close,
    cancelProject: close,
    hold: async ({ input }) => ({ set: { close_reason: input.reason } }),
    pause,
    resume: async () => ({ set: { resume_date: null, close_reason: null } }),
    reopen,
    extend,
    applySupervision,
  },
  marks: {
    startToApprove: ({ usercode, username, at }) => ({
      ...{ reviewer_code: usercode, reviewer_name: username, review_date: at },
    }),
    approveBm: ({ username, at }) => ({ bm_approved_user_name: username, bm_approved_date: at }),
    approve: ({ username, at }) => ({ approved_user_name: username, approved_date: at }),
  },
  effects: {
    submit: moved,
    approve: moved,
    followUp: moved,
    goal: moved,
    fail: moved,
    giveUp: moved,
    cancelProject: moved,
    pause: moved,
    hold: moved,
    resume: moved,
    reopen: moved,
    forget: moved,
    lose: moved,
    regain: moved,
  },
  notices: {
    submit: notifySubmitted,
    approveBm: notifyHeadOffice,
    approve: notifySalespeople,
    reject: notifySalespeople,
    rejectBm: notifySalespeople,
    applySupervision: notifySupervision,
  },
})

const mostHinted = 10

/** Of others only what helps not to log a building twice: code, branch, about how far. */
export const findSimilarProjects = async ({
  db,
  viewer,
  input,
}: RequestContext<typeof contract.findSimilarProjects>) => {
  if (input.project_name.trim().length < 3) return { data: [] }
  const keys = similarityKeys({ ...input, detail_address: '' })
  const { lat, lng, province_code, except } = input
  const found = await searchSimilar(db, { ...keys, lat, lng, province_code, log_code: except, systems: {} })
  const hinted = found.slice(0, mostHinted)
  const itsCodes = hinted.map(({ log_code }) => log_code)
  const seen = await db
    .select({ log_code: t.log_code })
    .from(t)
    .where(and(inArray(t.log_code, itsCodes), visibleLogs(viewer)))
  const own = new Set(seen.map(({ log_code }) => log_code))
  return {
    data: hinted.map((one) => ({
      log_code: one.log_code,
      dept_name: one.dept_name,
      distance_m: own.has(one.log_code) ? one.scores.distance_m : roughDistance({ lat, lng }, one),
    })),
  }
}

export const projectLogLog = ({ db, viewer, input }: RequestContext<typeof contract.projectLogLog>) =>
  records.history(db, input.code, input.page, visibleLogs(viewer))
