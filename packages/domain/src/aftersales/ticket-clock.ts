import { addDays, dayIn, instantOf, isSunday } from '../dates.ts'
import type { Priority } from './tickets.ts'

/** Within how many working hours a ticket is to be dispatched. */
export const dispatchHours: Readonly<Record<Priority, number>> = { Urgent: 1, High: 2, Normal: 4, Low: 8 }

const opens = '08:30'
const closes = '18:00'
const hour = 3_600_000

/** The moment at which so many working hours have passed, in the hours and on the days of the branch. */
export const afterWorkingHours = (
  from: string,
  hours: number,
  timezone: string,
  isFree: (day: string) => boolean = () => false,
) => {
  let left = hours * hour
  let at = Date.parse(from)
  for (let day = dayIn(from, timezone); ; day = addDays(day, 1)) {
    const [start, end] = [opens, closes].map((time) => Date.parse(instantOf(day, time, timezone))) as [number, number]
    if (isSunday(day) || isFree(day) || at >= end) continue
    at = Math.max(at, start)
    if (at + left <= end) return new Date(at + left).toISOString()
    left -= end - at
  }
}

export const dispatchDue = (created: string, priority: Priority, timezone: string, isFree?: (day: string) => boolean) =>
  afterWorkingHours(created, dispatchHours[priority], timezone, isFree)
