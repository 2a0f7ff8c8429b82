import { aboutProject, namedProject, usersFor } from '../../../business/projects/project-notices.ts'
import type { projectLogs } from '../../../db/tables/projects/project-logs.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { notify } from '../../../platform/notify/notify.ts'

type Row = typeof projectLogs.$inferSelect

type Asking = Pick<Done<Row>, 'db' | 'jobs' | 'config' | 'viewer'>
/** Whose name stands on it learns of it, and who wrote it. */
export const notifyColleague = (
  { db, jobs, config, viewer }: Asking,
  row: Pick<Row, 'log_code' | 'project_name' | 'salesman_code'>,
) =>
  notify(
    { db, jobs, config },
    {
      ...aboutProject({ ...row, project_code: null }),
      to: [row.salesman_code],
      event: 'project-logged-for-you',
      variables: { ...namedProject(row), writer: viewer.username },
    },
  )

export const notifySubmitted = async ({ db, jobs, config, viewer, after }: Done<Row>) =>
  notify(
    { db, jobs, config },
    {
      ...aboutProject(after),
      to: await usersFor(
        db,
        after.dept_code,
        after.similarity_status === 'No_Need' ? 'Project-Log-Approve-BM' : 'Project-Similarity-Judge',
      ),
      event: 'project-submitted',
      variables: { ...namedProject(after), salesperson: viewer.username },
    },
  )

export const notifyHeadOffice = async ({ db, jobs, config, after }: Done<Row>) =>
  notify(
    { db, jobs, config },
    {
      ...aboutProject(after),
      to: await usersFor(db, after.dept_code, 'Project-Log-Approve-HO'),
      event: 'project-bm-approved',
      variables: namedProject(after),
    },
  )

export const notifySalespeople = ({ db, jobs, config, after, reason }: Done<Row>) =>
  notify(
    { db, jobs, config },
    {
      ...aboutProject(after),
      to: after.salesman_codes,
      event: 'project-decided',
      variables: { ...namedProject(after), reason: reason ?? after.project_code ?? after.login_status },
    },
  )

export const notifySupervision = async ({ db, jobs, config, after }: Done<Row>) =>
  notify(
    { db, jobs, config },
    {
      ...aboutProject(after),
      to: await usersFor(db, after.dept_code, 'Design-Task-Approve-Manager'),
      event: 'supervision-applied',
      variables: namedProject(after),
    },
  )
