import type { WorkingHours } from '@sejuk/domain/aftersales/sla'
import { and, eq, gte, isNull, or } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { serviceCentres } from '../../../db/tables/aftersales/service-centres.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { holidays } from '../../../db/tables/masters/holidays.ts'
import { refuse } from '../../../platform/http/refuse.ts'

/** A branch's holidays from a day on, by name. */
const holidaysOf = async (db: Db, dept_code: string, from: string) => {
  const rows = await db
    .select({ day: holidays.holiday_date, name: holidays.holiday_name })
    .from(holidays)
    .where(and(gte(holidays.holiday_date, from), or(isNull(holidays.dept_code), eq(holidays.dept_code, dept_code))))
  return new Map(rows.map(({ day, name }) => [day, name]))
}

/** A centre's working time, with the holidays and time zone of its branch. */
export const workingHoursOf = async (db: Db, asc_code: string, from: string) => {
  const [found = refuse('notFound')] = await db
    .select({ centre: serviceCentres, timezone: departments.timezone })
    .from(serviceCentres)
    .innerJoin(departments, eq(departments.dept_code, serviceCentres.dept_code))
    .where(eq(serviceCentres.asc_code, asc_code))
  const { centre, timezone } = found
  const free = await holidaysOf(db, centre.dept_code, from.slice(0, 10))
  const hours: WorkingHours = {
    timezone,
    from: centre.work_from,
    to: centre.work_to,
    workDays: centre.work_days,
    isFree: (day) => free.has(day),
  }
  return { ...hours, centre, holidays: free }
}
