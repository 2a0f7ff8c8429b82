import { addressTo } from '@sejuk/domain/pages'
import type { ListedPermission } from '@sejuk/domain/permissions'
import { projectLog } from '@sejuk/domain/projects/project-logs'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { rolePermissions, roles } from '../../../db/tables/platform/roles.ts'
import { userDepartments, userRoles, users } from '../../../db/tables/platform/users.ts'
import type { projectLogs } from '../../../db/tables/projects/project-logs.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { notify } from '../../../platform/notify/notify.ts'

type Row = typeof projectLogs.$inferSelect
/** A login is opened by its message as a log, a project by its own. */
export const aboutProject = (row: Pick<Row, 'log_code' | 'project_code'>) => ({
  url: addressTo('projectLog', { module: row.project_code ? 'notif-prj' : 'notif-log' }, { code: row.log_code }),
  about: { entity: projectLog.entity, entity_code: row.log_code },
})
const named = ({ log_code, project_name }: Row) => ({ log: log_code, project: project_name })

/** Who may do something for a branch: its own people, those who see it among others, and head office. */
export const usersFor = async (db: Db, dept_code: string, permission: ListedPermission) => {
  const sees = or(
    eq(roles.view_data, 'View_Data_All_Branches'),
    eq(users.department, dept_code),
    sql`exists (select from ${userDepartments} ud where ud.usercode = ${users.usercode} and ud.dept_code = ${dept_code})`,
  )
  const found = await db
    .selectDistinct({ usercode: users.usercode })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.usercode, users.usercode))
    .innerJoin(roles, eq(roles.role_code, userRoles.role_code))
    .innerJoin(rolePermissions, eq(rolePermissions.role_code, userRoles.role_code))
    .where(and(eq(rolePermissions.permission_code, permission), sees))
  return found.map(({ usercode }) => usercode)
}

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
      variables: { ...named(after), salesperson: viewer.username },
    },
  )

export const notifyHeadOffice = async ({ db, jobs, config, after }: Done<Row>) =>
  notify(
    { db, jobs, config },
    {
      ...aboutProject(after),
      to: await usersFor(db, after.dept_code, 'Project-Log-Approve-HO'),
      event: 'project-bm-approved',
      variables: named(after),
    },
  )

export const notifySalespeople = ({ db, jobs, config, after, reason }: Done<Row>) =>
  notify(
    { db, jobs, config },
    {
      ...aboutProject(after),
      to: after.salesman_codes,
      event: 'project-decided',
      variables: { ...named(after), reason: reason ?? after.project_code ?? after.login_status },
    },
  )

export const notifySupervision = async ({ db, jobs, config, after }: Done<Row>) =>
  notify(
    { db, jobs, config },
    {
      ...aboutProject(after),
      to: await usersFor(db, after.dept_code, 'Design-Task-Approve-Manager'),
      event: 'supervision-applied',
      variables: named(after),
    },
  )

/** Of a log that lost its building. */
export const judgedAbout = (row: Row) =>
  ({
    ...aboutProject(row),
    event: 'similarity-judged',
    variables: { ...named(row), winner: row.winner_code ?? row.log_code },
  }) as const
