import { and, eq, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { serviceCentres } from '../../db/tables/aftersales/service-centres.ts'
import { technicians } from '../../db/tables/aftersales/technicians.ts'
import { departments } from '../../db/tables/masters/departments.ts'
import { users } from '../../db/tables/platform/users.ts'

/** The desk of a centre: its users who are not technicians. */
export const deskOf = async (db: Db, asc_code: string) => {
  const isTechnician = db
    .select({ one: sql`1` })
    .from(technicians)
    .where(eq(technicians.technician_code, users.usercode))
  const rows = await db
    .select({ usercode: users.usercode })
    .from(users)
    .where(and(eq(users.asc_code, asc_code), eq(users.is_active, true), notExists(isTechnician)))
  return rows.map(({ usercode }) => usercode)
}

/** The after-sales users responsible for a centre. */
export const adminsOf = async (db: Db, asc_code: string) => {
  const [centre] = await db.select().from(serviceCentres).where(eq(serviceCentres.asc_code, asc_code))
  return centre?.ass_admin_user_codes ?? []
}

export const managerOf = async (db: Db, dept_code: string) => {
  const [branch] = await db.select().from(departments).where(eq(departments.dept_code, dept_code))
  return branch?.bm_user_code ? [branch.bm_user_code] : []
}
