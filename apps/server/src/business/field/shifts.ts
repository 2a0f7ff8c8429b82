import { officeShift, type Shift } from '@sejuk/domain/field/day-results'
import { desc } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { shiftAssignments, shifts } from '../../db/tables/field/attendance.ts'

/** The shift of a user on a day: their own, that of the branch, or the usual one. */
export type ShiftOf = (user: { usercode: string; dept_code: string }, day: string) => Shift

export const shiftsOf = async (db: Db): Promise<ShiftOf> => {
  const known = new Map((await db.select().from(shifts)).map((shift) => [shift.shift_code, shift]))
  const given = await db.select().from(shiftAssignments).orderBy(desc(shiftAssignments.from_date))
  const byOwner = Map.groupBy(given, ({ usercode, dept_code }) => usercode ?? `dept:${dept_code}`)
  const latest = (owner: string, day: string) => byOwner.get(owner)?.find(({ from_date }) => from_date <= day)
  return ({ usercode, dept_code }, day) => {
    const found = latest(usercode, day) ?? latest(`dept:${dept_code}`, day)
    return (found && known.get(found.shift_code)) ?? officeShift
  }
}
