import { addDays, instantOf, isSunday } from '@sejuk/domain/values/dates'

/** The office is closed on Sundays: what would fall on one happened the day before. */
export const workday = (day: string) => (isSunday(day) ? addDays(day, -1) : day)

const two = (n: number) => String(n).padStart(2, '0')

/** A moment within office hours of a branch: from 08:00 (`part` 0) to 17:00 (`part` 1). */
export const officeMoment = (day: string, timezone: string, part: number) => {
  const seconds = 8 * 3600 + Math.floor(part * 9 * 3600)
  const time = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((n) => two(Math.floor(n))).join(':')
  return instantOf(day, time, timezone)
}
