import { addDays, isSunday } from '../values/dates.ts'

export const problemKinds = ['signature', 'refused-to-sign', 'far', 'photo-reused', 'short', 'damaged', 'late'] as const
export type ProblemKind = (typeof problemKinds)[number]
export const problemStatuses = ['Open', 'Closed'] as const
export type ProblemStatus = (typeof problemStatuses)[number]

const workingDays = 2

/** Two working days: Sundays and holidays do not count. */
export const problemDue = (today: string, isFree: (day: string) => boolean = isSunday) => {
  let day = today
  for (let left = workingDays; left > 0; ) {
    day = addDays(day, 1)
    if (!isFree(day) && !isSunday(day)) left -= 1
  }
  return day
}
