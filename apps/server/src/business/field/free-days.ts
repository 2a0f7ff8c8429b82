import { and, eq, gte, inArray, lte } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { leaves } from '../../db/tables/field/leaves.ts'
import { branchHolidays } from './attendance-days.ts'
import { shiftsOf } from './shifts.ts'

/** Days on which a user does not work: off by the shift, a holiday of the branch, or on leave. */
export const freeDaysOf = async (
  db: Db,
  user: { usercode: string; dept_code: string },
  from: string,
  to: string,
): Promise<(day: string) => boolean> => {
  const shiftOf = await shiftsOf(db)
  const holidays = new Set((await branchHolidays(db, user.dept_code, from, to)).map(({ day }) => day))
  const away = await db
    .select({ from: leaves.from_date, to: leaves.to_date })
    .from(leaves)
    .where(
      and(
        eq(leaves.usercode, user.usercode),
        inArray(leaves.status, ['Approved', 'Adjusted']),
        lte(leaves.from_date, to),
        gte(leaves.to_date, from),
      ),
    )
  return (day) =>
    holidays.has(day) ||
    away.some((leave) => leave.from <= day && day <= leave.to) ||
    !shiftOf(user, day).workdays.includes(new Date(`${day}T00:00:00Z`).getUTCDay())
}
