import { chainOf } from '@sejuk/domain/masters/regions'
import { sellingRoles, sellsNothing } from '@sejuk/domain/masters/staff'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { departments } from '../../db/tables/masters/departments.ts'
import { refuseChoice, refuseField } from '../../platform/http/refuse.ts'
import { atBranchesOf } from '../../platform/scope/branches.ts'

const salesmanElsewhere = 'The salesperson does not work for this branch'

const levels = ['sub_district_code', 'district_code', 'city_code', 'province_code'] as const
type Place = Record<(typeof levels)[number], string | null>

/** Checks that a place exists and belongs to its parent regions. */
export const checkPlace = async (db: Db, place: Place) => {
  const level = levels.find((one) => place[one])
  const lowest = level && place[level]
  if (!lowest) return
  const chain = chainOf(lowest)
  for (const field of levels.toReversed()) if ((place[field] ?? null) !== (chain[field] ?? null)) refuseChoice(field)
  const { rows } = await db.execute(sql`select from sub_districts where sub_district_code = ${lowest}
    union all select from districts where district_code = ${lowest} union all select from cities where city_code = ${lowest}
    union all select from provinces where province_code = ${lowest}`)
  if (rows.length === 0) refuseChoice(level)
}

/** A salesperson writes for the branch they work for, whatever else their scope narrows. */
export const checkBranch = async (db: Db, viewer: Viewer, dept_code: string) => {
  const mine = and(eq(departments.dept_code, dept_code), atBranchesOf(viewer, departments.dept_code))
  if (!(await db.$count(departments, mine))) refuseChoice('dept_code')
}

/** Whether a user holds a role that sells; being staff of the branch is not enough. */
export const sells = (
  usercode: SQLWrapper | string,
) => sql<boolean>`exists (select from user_roles ur join roles r using (role_code)
  where ur.usercode = ${usercode} and r.is_active and r.role_code = any(${sql.param([...sellingRoles])}::text[]))`

/** A salesperson is active, sells, and works for the branch. */
export const checkSalesman = async (db: Db, salesman_code: string, dept_code: string) => {
  const { rows } = await db.execute<{
    is_here: boolean
    sells: boolean
  }>(sql`select u.is_active and (u.department = ${dept_code}
      or exists (select from user_departments ud where ud.usercode = u.usercode and ud.dept_code = ${dept_code})) as is_here,
      ${sells(salesman_code)} as sells
    from users u where u.usercode = ${salesman_code}`)
  if (!rows[0]?.is_here) refuseField('salesman_code', salesmanElsewhere)
  if (!rows[0]?.sells) refuseField('salesman_code', sellsNothing)
}
