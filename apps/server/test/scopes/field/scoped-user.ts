import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../../src/db/tables/platform/users.ts'
import type { Owner } from '../scoped-rows.ts'

/** The user a row is about; all ways of owning it are that user. */
const userOf = ({ technician_code, salesman_code, created_by }: Owner) =>
  [technician_code, salesman_code, created_by].find((code) => code.startsWith('V-')) ?? salesman_code
export const ofUser = (owner: Owner): Owner => {
  const usercode = userOf(owner)
  return { ...owner, technician_code: usercode, salesman_code: usercode, created_by: usercode }
}
export const teamColumns = ['dept_code', 'technician_code', 'salesman_code', 'created_by'] as const

export const makeScopedUser = async (db: NodePgDatabase, owner: Owner) => {
  const { dept_code } = owner
  const usercode = userOf(owner)
  await db
    .insert(users)
    .values({ usercode, login_name: usercode, username: usercode, department: dept_code })
    .onConflictDoNothing()
  return { usercode, dept_code }
}
