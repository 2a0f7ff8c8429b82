import { and, eq, gte, isNull, or } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { holidays } from '../../db/tables/masters/holidays.ts'

/** A branch's holidays from a day on: national ones and its own. */
export const freeDays = async (db: Db, dept_code: string, from: string) => {
  const mine = or(isNull(holidays.dept_code), eq(holidays.dept_code, dept_code))
  const found = await db
    .select({ day: holidays.holiday_date })
    .from(holidays)
    .where(and(gte(holidays.holiday_date, from), mine))
  const days = new Set(found.map(({ day }) => day))
  return (day: string) => days.has(day)
}
