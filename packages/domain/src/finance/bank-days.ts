import { addDays } from '../values/dates.ts'

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** The next days on which banks are open, today among them where they are. */
export const bankDaysFrom = (today: string, count: number, isFree: (day: string) => boolean) => {
  const days: string[] = []
  for (let day = today; days.length < count; day = addDays(day, 1)) if (!isWeekend(day) && !isFree(day)) days.push(day)
  return days
}

/** What fell due while banks were closed, or before today, is taken there on the first day that is left. */
export const bankDayOf = (due_date: string, days: readonly string[]) => days.find((day) => day >= due_date)
