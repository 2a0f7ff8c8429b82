import * as contract from '@sejuk/contract/projects/design-tasks'
import { because } from '@sejuk/domain/messages'
import { designFiles, designTask, nextVersion, usualHoursOf, versionCode } from '@sejuk/domain/projects/design-tasks'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { visibleDesigns } from '../../../business/projects/visible-logs.ts'
import type { Db } from '../../../db/database.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { rolePermissions } from '../../../db/tables/platform/roles.ts'
import { userRoles, users } from '../../../db/tables/platform/users.ts'
import { designTasks as t, designTaskVersions as versions } from '../../../db/tables/projects/design-tasks.ts'
import { projectLogs as logs } from '../../../db/tables/projects/project-logs.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { onProjectLog } from '../project-logs/commands.ts'
import { designNotices } from './notices.ts'
import { releaseQueue } from './release.ts'

const records = recordsOf(designTask.entity, t, t.design_task_code)
type Row = typeof t.$inferSelect

const requireFuture = (needed_by: string) => {
  if (needed_by < companyToday()) refuseField('needed_by', because('design-needed-in-past'))
}

/** A revision is of a design of the same project that was released. */
const requireReleased = async (db: Db, log_code: string, revision_of: string | null) => {
  if (!revision_of) return
  const [older] = await db
    .select()
    .from(t)
    .where(and(eq(t.design_task_code, revision_of), eq(t.log_code, log_code)))
  if (older?.requester_task_status !== 'Audited_By_Manager') refuseField('revision_of', because('revision-of-released'))
}

export const createDesignTask = async (context: RequestContext<typeof contract.createDesignTask>) => {
  const { db, viewer, actor, input } = context
  const { log_code, row_version, needed_by, scopes, priority, brief, revision_of } = input
  const begun = await onProjectLog.begin(context, 'requestDesign', { log_code, row_version })
  requireFuture(needed_by)
  await requireReleased(db, log_code, revision_of)
  const design_task_code = await nextDocumentNumber(db, 'DSG', begun.before.dept_code, companyToday())
  const by = { requester_code: viewer.usercode, created_by: viewer.usercode, authors: [viewer.usercode] }
  const row = { log_code, needed_by, scopes, priority, brief, revision_of, est_hours: usualHoursOf(scopes) }
  await records.add(db, actor, { ...row, ...by, design_task_code })
  await onProjectLog.end(begun, {
    set: { requester_task_status: 'Draft', login_task_status: 'Draft' },
    also: { design_task_code },
  })
  return { data: { design_task_code } }
}

/** The log shows the status of its newest task; what people type into the log meanwhile is not made stale by it. */
const showOnLog = async ({ db, after }: Pick<Done<Row>, 'db' | 'after'>) => {
  const [newest] = await db
    .select({ status: t.requester_task_status })
    .from(t)
    .where(eq(t.log_code, after.log_code))
    .orderBy(desc(t.created_date), desc(t.design_task_code))
    .limit(1)
  const status = newest?.status ?? 'No_Need'
  await db
    .update(logs)
    .set({ requester_task_status: status, login_task_status: status, row_version: sql`${logs.row_version}` })
    .where(eq(logs.log_code, after.log_code))
}
const shown = [showOnLog]

const requireDesigner = async (db: Db, usercode: string) => {
  const [found] = await db
    .select({ usercode: users.usercode })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.usercode, users.usercode))
    .innerJoin(rolePermissions, eq(rolePermissions.role_code, userRoles.role_code))
    .where(
      and(
        eq(users.usercode, usercode),
        eq(users.is_active, true),
        eq(rolePermissions.permission_code, 'Design-Task-Upload'),
      ),
    )
    .limit(1)
  if (!found) refuseChoice('designer_code')
}

const requireFiles = async (db: Db, { design_task_code, version }: Row) => {
  const count = await db.$count(
    attachments,
    and(
      eq(attachments.module_name, designFiles.result),
      eq(attachments.module_code, versionCode(design_task_code, version)),
      isNull(attachments.deleted_date),
    ),
  )
  if (count === 0) refuse('conflict', { because: because('design-file-missing') })
}

const ofVersion = ({ design_task_code, version }: Row) =>
  and(eq(versions.design_task_code, design_task_code), eq(versions.version_no, version))

/** What was sent back says by whom and why. */
const noteRejection = async ({ db, after, viewer, reason }: Done<Row>) => {
  await db.update(versions).set({ decided_by_name: viewer.username, reject_reason: reason }).where(ofVersion(after))
}

export const onDesignTask = acting(designTask, {
  table: t,
  key: 'design_task_code',
  endpoints: contract.actOnDesignTask,
  visible: visibleDesigns,
  facts: async ({ db }, { log_code, designer_code }) => {
    const [log] = await db
      .select({
        login_status: logs.login_status,
        project_status: logs.project_status,
        login_task_status: logs.login_task_status,
      })
      .from(logs)
      .where(eq(logs.log_code, log_code))
    const [designer] = designer_code
      ? await db.select({ username: users.username }).from(users).where(eq(users.usercode, designer_code))
      : []
    return { ...(log ?? refuse('notFound')), designer_name: designer?.username ?? null }
  },
  changes: {
    modify: async ({ input }) => {
      const { needed_by, scopes, priority, brief } = input
      requireFuture(needed_by)
      return { set: { needed_by, scopes, priority, brief, est_hours: usualHoursOf(scopes), reject_reason: null } }
    },
    submit: async ({ before, at }) => {
      requireFuture(before.needed_by)
      return { set: { submitted_date: at, reject_reason: null } }
    },
    assign: async ({ db, before, input }) => {
      await requireDesigner(db, input.designer_code)
      const needed_by = input.needed_by ?? before.needed_by
      if (needed_by !== before.needed_by) requireFuture(needed_by)
      return {
        set: { designer_code: input.designer_code, needed_by, est_hours: input.est_hours ?? before.est_hours },
      }
    },
    accept: async ({ viewer, before, input }) => ({
      set: { designer_code: viewer.usercode, est_hours: input.est_hours ?? before.est_hours },
    }),
    rejectDesigner: async ({ input }) => ({ set: { reject_reason: input.reason, designer_code: null } }),
    start: async ({ db, before }) => {
      const hasContent = (await db.$count(versions, ofVersion(before))) > 0
      return { set: { version: nextVersion(before.version, hasContent) } }
    },
    upload: async ({ db, viewer, before, input }) => {
      await requireFiles(db, before)
      const { notes, spent_hours } = input
      await db.insert(versions).values({
        ...{ design_task_code: before.design_task_code, version_no: before.version, notes, spent_hours },
        ...{ uploaded_by: viewer.usercode, uploaded_by_name: viewer.username },
      })
      return { set: { spent_hours: before.spent_hours + spent_hours, reject_reason: null } }
    },
    // Who approved an earlier version may audit a later one.
    submitSpv: async () => ({ set: { approver_codes: [] } }),
    approveSpv: async ({ before, viewer }) => ({
      set: { approver_codes: [...before.approver_codes, viewer.usercode] },
    }),
    approveManager: async ({ before, viewer }) => ({
      set: { approver_codes: [...before.approver_codes, viewer.usercode] },
    }),
    rejectSpv: async ({ input }) => ({ set: { reject_reason: input.reason } }),
    rejectManager: async ({ input }) => ({ set: { reject_reason: input.reason } }),
    audit: async ({ before, at }) => ({ set: { released_version: before.version, released_date: at } }),
  },
  effects: {
    submit: shown,
    accept: shown,
    start: shown,
    upload: shown,
    submitSpv: shown,
    approveSpv: shown,
    approveManager: shown,
    assign: shown,
    rejectDesigner: shown,
    modify: shown,
    remove: shown,
    rejectSpv: [noteRejection, showOnLog],
    rejectManager: [noteRejection, showOnLog],
    audit: [
      showOnLog,
      async ({ db, jobs, viewer, after, at }) => {
        await db.update(versions).set({ released_date: at }).where(ofVersion(after))
        await jobs.send(db, releaseQueue, { design_task_code: after.design_task_code, usercode: viewer.usercode })
      },
    ],
  },
  notices: designNotices,
})

export const designTaskLog = ({ db, viewer, input }: RequestContext<typeof contract.designTaskLog>) =>
  records.history(db, input.code, input.page, visibleDesigns(viewer))
