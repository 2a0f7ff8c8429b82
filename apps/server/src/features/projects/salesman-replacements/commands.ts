import * as contract from '@sejuk/contract/projects/salesman-replacements'
import { because } from '@sejuk/domain/messages'
import { branchScopeOf } from '@sejuk/domain/projects/project-statuses'
import { mayReplaceSalesman, replacement } from '@sejuk/domain/projects/salesman-replacements'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, lte } from 'drizzle-orm'
import { checkSalesman } from '../../../business/masters/choices.ts'
import { recordMove } from '../../../business/projects/project-moves.ts'
import { aboutProject, usersFor } from '../../../business/projects/project-notices.ts'
import { visibleLogs } from '../../../business/projects/visible-logs.ts'
import type { Database, Db } from '../../../db/database.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { projectLogs as logs, projectSalespeople as people } from '../../../db/tables/projects/project-logs.ts'
import { salesmanReplacements as t } from '../../../db/tables/projects/salesman-replacements.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { ActingWithin, Done } from '../../../platform/documents/action-context.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { notify, type Within } from '../../../platform/notify/notify.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { decidesFor, visibleReplacements } from './queries.ts'

const records = recordsOf(replacement.entity, t, t.replacement_code)
type Row = typeof t.$inferSelect

/** The new salesperson takes the project to their branch; the former one keeps a share where it was agreed. */
const applyTo = async (
  db: Db,
  { log_code, from_salesman, to_salesman, to_dept, kept_percent, reason }: Row,
  at: string,
) => {
  const shares = await db.select().from(people).where(eq(people.log_code, log_code))
  const others = shares.filter(({ usercode }) => usercode !== from_salesman && usercode !== to_salesman)
  const free = 100 - others.reduce((sum, { split_percent }) => sum + split_percent, 0)
  const kept = Math.min(kept_percent, free - 1)
  const next = [
    ...others,
    { log_code, usercode: to_salesman, split_percent: free - kept },
    ...(kept > 0 ? [{ log_code, usercode: from_salesman, split_percent: kept }] : []),
  ]
  await db.delete(people).where(eq(people.log_code, log_code))
  await db.insert(people).values(next)
  const [after] = await db
    .update(logs)
    .set({
      salesman_code: to_salesman,
      dept_code: to_dept,
      salesman_codes: next.map(({ usercode }) => usercode),
    })
    .where(eq(logs.log_code, log_code))
    .returning()
  if (after) await recordMove(db, after, at, reason)
}

const notifyOf = async (within: Within, row: Row, to: readonly string[]) => {
  const [log] = await within.db.select().from(logs).where(eq(logs.log_code, row.log_code))
  const [taker] = await within.db.select().from(users).where(eq(users.usercode, row.to_salesman))
  if (!log || !taker) return
  const variables = { log: log.log_code, project: log.project_name, salesperson: taker.username }
  await notify(within, { ...aboutProject(log), to, event: 'salesman-replacement', variables })
}

const lockLog = async (db: Db, viewer: Viewer, log_code: string) => {
  const [log] = await db
    .select()
    .from(logs)
    .where(and(eq(logs.log_code, log_code), visibleLogs(viewer)))
    .for('update')
  if (!log) return refuse('notFound')
  if (!mayReplaceSalesman(log)) refuse('conflict', { because: because('needs-replaceable') })
  return log
}

export const createReplacement = async (context: RequestContext<typeof contract.createReplacement>) => {
  const { db, viewer, actor, input } = context
  const log = await lockLog(db, viewer, input.log_code)
  if (input.to_salesman === log.salesman_code) refuseField('to_salesman', because('same-salesperson'))
  if (input.effective_date < companyToday()) refuseField('effective_date', because('effective-in-past'))
  const [taker] = await db.select().from(users).where(eq(users.usercode, input.to_salesman))
  if (!taker) return refuseChoice('to_salesman')
  await checkSalesman(db, taker.usercode, taker.department)
  const open = and(eq(t.log_code, log.log_code), eq(t.status, 'Submitted'))
  if (await db.$count(t, open)) refuse('conflict', { because: because('replacement-open') })
  const scope = branchScopeOf(log.dept_code, taker.department)
  const mine = decidesFor(viewer, { from_dept: log.dept_code, to_dept: taker.department })
  const isAgreed = scope === 'Same_Branch'
  // Who sees every branch is the manager of none.
  const isManager = viewer.view_data !== 'View_Data_All_Branches'
  const row = {
    ...{ log_code: log.log_code, from_salesman: log.salesman_code, to_salesman: taker.usercode, scope },
    ...{ from_dept: log.dept_code, to_dept: taker.department, effective_date: input.effective_date },
    ...{ kept_percent: input.kept_percent, reason: input.reason },
    status: isAgreed ? ('Approved' as const) : ('Submitted' as const),
    from_approved_by: isAgreed || (isManager && mine.is_from_branch) ? viewer.usercode : null,
    to_approved_by: isAgreed || (isManager && mine.is_to_branch && !mine.is_from_branch) ? viewer.usercode : null,
    ...{ created_by: viewer.usercode, create_user_name: viewer.username },
  }
  const replacement_code = await nextDocumentNumber(db, 'RPS', log.dept_code, companyToday())
  const added = await records.add(db, actor, { ...row, replacement_code })
  const managers = await usersFor(db, taker.department, 'Project-Replace-Salesman')
  await notifyOf(context, added, [log.salesman_code, taker.usercode, ...(isAgreed ? [] : managers)])
  const applied = isAgreed && (await applyDue(context, added))
  return { data: { replacement_code, status: applied ? ('Applied' as const) : added.status } }
}

/** On its day, or at once where that has come. */
const applyDue = async (within: ActingWithin, row: Row, today = companyToday()): Promise<boolean> =>
  row.effective_date <= today && Boolean(await onReplacement.actBySystem(within, 'apply', row.replacement_code))

export const onReplacement = acting(replacement, {
  table: t,
  key: 'replacement_code',
  endpoints: contract.actOnReplacement,
  visible: visibleReplacements,
  facts: async ({ viewer }, row) => decidesFor(viewer, row),
  changes: {
    approve: async ({ viewer, before }) => {
      const mine = decidesFor(viewer, before)
      const from_approved_by = before.from_approved_by ?? (mine.is_from_branch ? viewer.usercode : null)
      const isFromNow = !before.from_approved_by && mine.is_from_branch
      // One person does not agree for both branches.
      const to_approved_by = before.to_approved_by ?? (mine.is_to_branch && !isFromNow ? viewer.usercode : null)
      return {
        facts: { isComplete: Boolean(from_approved_by && to_approved_by) },
        set: { from_approved_by, to_approved_by },
      }
    },
    reject: async ({ input }) => ({ set: { reject_reason: input.reason } }),
    apply: async ({ db, before, at }) => {
      await applyTo(db, before, at)
      return { set: { applied_date: at } }
    },
  },
  effects: {
    approve: [async (done: Done<Row>) => done.after.status === 'Approved' && (await applyDue(done, done.after))],
  },
  notices: {
    apply: (done) => notifyOf(done, done.after, [done.after.from_salesman, done.after.to_salesman]),
    reject: (done) => notifyOf(done, done.after, [done.after.created_by]),
  },
})

const perStep = 100
export const applyReplacements = async (
  database: Database['db'],
  within: Omit<ActingWithin, 'db'>,
  today = companyToday(),
) => {
  const due = await database
    .select()
    .from(t)
    .where(and(eq(t.status, 'Approved'), lte(t.effective_date, today)))
    .orderBy(t.effective_date, t.replacement_code)
    .limit(perStep)
  for (const row of due) await database.transaction((db) => applyDue({ ...within, db }, row, today))
  return due.length
}

export const replacementDays: Worker<object> = {
  name: 'project-replacements',
  cron: '5 0 * * *',
  work: async ({ db, jobs, config, offers }) => {
    await applyReplacements(db, { jobs, config, offers })
  },
}

export const replacementLog = ({ db, viewer, input }: RequestContext<typeof contract.replacementLog>) =>
  records.history(db, input.code, input.page, visibleReplacements(viewer))
