import { addressTo } from '@sejuk/domain/pages'
import type { ListedPermission } from '@sejuk/domain/permissions'
import { designTask } from '@sejuk/domain/projects/design-tasks'
import { eq } from 'drizzle-orm'
import { usersFor } from '../../../business/projects/project-notices.ts'
import type { designTasks } from '../../../db/tables/projects/design-tasks.ts'
import { projectLogs } from '../../../db/tables/projects/project-logs.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { notify } from '../../../platform/notify/notify.ts'

type Row = typeof designTasks.$inferSelect
type Within = Pick<Done<Row>, 'db' | 'jobs' | 'config'>

const projectOf = async ({ db }: Within, log_code: string) =>
  (await db.select().from(projectLogs).where(eq(projectLogs.log_code, log_code)))[0]
const about = ({ design_task_code, log_code }: Row) => ({
  url: addressTo('projectLog', { module: 'design-task-lists' }, { code: log_code, tab: 'design' }),
  about: { entity: designTask.entity, entity_code: design_task_code },
})

/** To whoever has the next step, in the branch of the project. */
const toNext =
  (permission: ListedPermission) =>
  async ({ db, jobs, config, viewer, after }: Done<Row>) => {
    const log = await projectOf({ db, jobs, config }, after.log_code)
    if (!log) return
    const all = after.designer_code && permission === 'Design-Task-Accept' ? [after.designer_code] : undefined
    const to = (all ?? (await usersFor(db, log.dept_code, permission))).filter((one) => one !== viewer.usercode)
    const variables = { task: after.design_task_code, project: log.project_name }
    await notify({ db, jobs, config }, { ...about(after), to, event: 'design-waiting', variables })
  }

const toAssigned = async ({ db, jobs, config, after }: Done<Row>) => {
  const log = await projectOf({ db, jobs, config }, after.log_code)
  if (!log || !after.designer_code) return
  const variables = { task: after.design_task_code, project: log.project_name, day: after.needed_by }
  await notify(
    { db, jobs, config },
    { ...about(after), to: [after.designer_code], event: 'design-assigned', variables },
  )
}

const back =
  (whom: (row: Row) => readonly (string | null)[]) =>
  async ({ db, jobs, config, after, reason }: Done<Row>) => {
    const log = await projectOf({ db, jobs, config }, after.log_code)
    const to = whom(after).filter((one): one is string => one !== null)
    if (!log || to.length === 0) return
    const variables = { task: after.design_task_code, project: log.project_name, reason: reason ?? '' }
    await notify({ db, jobs, config }, { ...about(after), to, event: 'design-returned', variables })
  }

/** To those who sell the project, when its files are ready. */
export const notifyReleased = async (within: Within, task: Row) => {
  const log = await projectOf(within, task.log_code)
  if (!log) return
  const to = [...new Set([task.requester_code, ...log.salesman_codes])]
  const variables = { task: task.design_task_code, project: log.project_name }
  await notify(within, { ...about(task), to, event: 'design-released', variables })
}

export const designNotices = {
  submit: toNext('Design-Task-Accept'),
  assign: toAssigned,
  rejectDesigner: back(({ requester_code }) => [requester_code]),
  submitSpv: toNext('Design-Task-Approve-SPV'),
  approveSpv: toNext('Design-Task-Approve-Manager'),
  approveManager: toNext('Design-Task-Audit'),
  rejectSpv: back(({ designer_code }) => [designer_code]),
  rejectManager: back(({ designer_code }) => [designer_code]),
}
