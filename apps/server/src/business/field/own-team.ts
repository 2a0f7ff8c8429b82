import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { users } from '../../db/tables/platform/users.ts'
import { visibleTo } from '../../platform/scope/visible-to.ts'

/** Rows about a user are seen by branch; salespeople and technicians see their own. */
export const visibleTeam = (viewer: Viewer, t: { dept_code: PgColumn; usercode: PgColumn }) =>
  visibleTo(viewer, {
    dept_code: t.dept_code,
    technician_code: t.usercode,
    salesman_code: t.usercode,
    created_by: t.usercode,
  })

/** The same, where an index begins with each and goes on in the order of the list. */
export const teamInOrder = (t: { dept_code: PgColumn; usercode: PgColumn }) => ({
  dept_code: t.dept_code,
  technician_code: t.usercode,
  salesman_code: t.usercode,
})

export const isInTeam = async (db: Db, viewer: Viewer, usercode: string) => {
  const isSeen = visibleTeam(viewer, { dept_code: users.department, usercode: users.usercode })
  return (await db.$count(users, and(eq(users.usercode, usercode), isSeen))) > 0
}
