import { addDays } from '@sejuk/domain/values/dates'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { companyTodayInSql as today } from '../calendar/company-day.ts'

const months = 6

/** The first and the last day of the month of a day. */
export const monthStart = (day: string) => `${day.slice(0, 7)}-01`
export const monthEnd = (day: string) => addDays(monthStart(addDays(monthStart(day), 31)), -1)

export const thisMonth = sql`date_trunc('month', ${today})::date`

/** How many months lie between the month of a day and this month. */
export const monthsAgo = (day: SQL) =>
  sql`((date_part('year', ${thisMonth}) - date_part('year', ${day})) * 12 + date_part('month', ${thisMonth}) - date_part('month', ${day}))::int`

/** The first day of the months shown. */
export const since = sql`(${thisMonth} - make_interval(months => ${sql.raw(String(months - 1))}))::date`

/** Of rows with `month` (months ago) and `value`: by month, oldest first, months without anything as nothing. */
export const byMonth = async (db: Db, selected: SQL) => {
  const { rows } = await db.execute<{ month: number; value: number }>(selected)
  const found = new Map(rows.map(({ month, value }) => [month, value]))
  return Array.from({ length: months }, (_, n) => found.get(months - 1 - n) ?? 0)
}

/** The last of the months is the figure, the one before is what it is compared with. */
export const ofMonth = (series: number[]) => ({ value: series.at(-1) ?? 0, before: series.at(-2) ?? null, series })
