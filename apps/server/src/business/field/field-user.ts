import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { departments } from '../../db/tables/masters/departments.ts'
import { users } from '../../db/tables/platform/users.ts'
import { refuse } from '../../platform/http/refuse.ts'

const select = (db: Db, usercode: string) =>
  db
    .select({
      usercode: users.usercode,
      username: users.username,
      dept_code: users.department,
      timezone: departments.timezone,
      join_date: users.join_date,
      allow_visit_customer: users.allow_visit_customer,
    })
    .from(users)
    .innerJoin(departments, eq(departments.dept_code, users.department))
    .where(eq(users.usercode, usercode))

/** The caller with branch and time zone. */
export const fieldUser = async (db: Db, usercode: string) => {
  const [found] = await select(db, usercode)
  return found ?? refuse('notFound')
}

/** The same, locked: what one user sends is taken one after the other. */
export const lockFieldUser = async (db: Db, usercode: string) => {
  const [found] = await select(db, usercode).for('update', { of: users })
  return found ?? refuse('notFound')
}
