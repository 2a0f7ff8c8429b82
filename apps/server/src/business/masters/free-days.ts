import { and, eq, gte, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { holidays } from '../../db/tables/masters/holidays.ts'
import { selectPlanned } from '../../platform/lists/selection.ts'

const fields = { day: holidays.holiday_date }
const source = sql`${holidays}`

/** For a statement that reads more beside them. */
export const isFreeDay = (dept_code: string, from: string) =>
  and(gte(holidays.holiday_date, from), or(isNull(holidays.dept_code), eq(holidays.dept_code, dept_code)))

/** A branch's holidays from a day on: national ones and its own. */
export const freeDays = async (db: Db, dept_code: string, from: string) => {
  const found = await selectPlanned(db, fields, source, isFreeDay(dept_code, from))
  const days = new Set(found.map(({ day }) => day))
  return (day: string) => days.has(day)
}
