import { addDays, daysFrom } from '../values/dates.ts'

/** Monday of the week of a day. */
export const mondayOf = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

/** The number of a week as calendars print it: the first has the year's first Thursday. */
export const weekNumber = (day: string) => {
  const thursday = addDays(mondayOf(day), 3)
  return Math.floor(daysFrom(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1
}

export const mostWeeks = 53

/** The weeks that touch a period, Monday to Sunday. */
export const weeksBetween = (from: string, to: string) => {
  const first = mondayOf(from)
  const count = Math.min(mostWeeks, Math.max(1, Math.floor(daysFrom(first, to) / 7) + 1))
  return Array.from({ length: count }, (_, n) => {
    const monday = addDays(first, n * 7)
    return { from: monday, to: addDays(monday, 6), number: weekNumber(monday) }
  })
}
