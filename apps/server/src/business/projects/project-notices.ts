import { addressTo } from '@sejuk/domain/pages'
import type { ListedPermission } from '@sejuk/domain/permissions'
import { projectLog } from '@sejuk/domain/projects/project-logs'
import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { rolePermissions, roles } from '../../db/tables/platform/roles.ts'
import { userDepartments, userRoles, users } from '../../db/tables/platform/users.ts'
import type { projectLogs } from '../../db/tables/projects/project-logs.ts'

type Row = typeof projectLogs.$inferSelect
/** A login is opened by its message as a log, a project by its own. */
export const aboutProject = (row: Pick<Row, 'log_code' | 'project_code'>) => ({
  url: addressTo('projectLog', { module: row.project_code ? 'notif-prj' : 'notif-log' }, { code: row.log_code }),
  about: { entity: projectLog.entity, entity_code: row.log_code },
})
export const namedProject = ({ log_code, project_name }: Pick<Row, 'log_code' | 'project_name'>) => ({
  log: log_code,
  project: project_name,
})

/** Who may do something for a branch: its own people, those who see it among others, and head office unless it is left out. */
export const usersFor = async (
  db: Db,
  dept_code: string,
  permission: ListedPermission,
  { isOfBranch = false }: { isOfBranch?: boolean } = {},
) => {
  const sees = or(
    isOfBranch ? undefined : eq(roles.view_data, 'View_Data_All_Branches'),
    eq(users.department, dept_code),
    sql`exists (select from ${userDepartments} ud where ud.usercode = ${users.usercode} and ud.dept_code = ${dept_code})`,
  )
  const found = await db
    .selectDistinct({ usercode: users.usercode })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.usercode, users.usercode))
    .innerJoin(roles, eq(roles.role_code, userRoles.role_code))
    .innerJoin(rolePermissions, eq(rolePermissions.role_code, userRoles.role_code))
    .where(
      and(
        eq(rolePermissions.permission_code, permission),
        isOfBranch ? ne(roles.view_data, 'View_Data_All_Branches') : undefined,
        sees,
      ),
    )
  return found.map(({ usercode }) => usercode)
}

/** Of a log that is submitted again, since the verdict on it was taken back. */
export const takenBackAbout = (row: Row) =>
  ({ ...aboutProject(row), event: 'verdict-taken-back', variables: namedProject(row) }) as const

/** Of a log that lost its building. */
export const judgedAbout = (row: Row) =>
  ({
    ...aboutProject(row),
    event: 'similarity-judged',
    variables: { ...namedProject(row), winner: row.winner_code ?? row.log_code },
  }) as const
