import { addDays, daysFrom } from '../values/dates.ts'
import { mondayOf, weeksBetween } from './weeks.ts'

export const sellOutComparisons = ['weeks-before', 'year-before'] as const
export type SellOutComparison = (typeof sellOutComparisons)[number]

const usualWeeks = 12
export const mostDaysAnalyzed = 366
/** As many as a year has whole ones: each day is compared with the same day of a week. */
const weeksOfYear = 52

/** Whole weeks from a Monday, and days to compare them with: as many of them, cut at the same day. */
export const sellOutPeriod = (asked: { from?: string; to?: string; compare: SellOutComparison }, today: string) => {
  const to = asked.to ?? today
  const weeks = weeksBetween(asked.from ?? addDays(mondayOf(to), -7 * (usualWeeks - 1)), to)
  const from = weeks[0]?.from ?? mondayOf(to)
  const back = asked.compare === 'year-before' ? weeksOfYear : weeks.length
  const before = addDays(from, -7 * back)
  const untilThen = addDays(before, daysFrom(from, to))
  // A day is never on both sides.
  const beforeTo = untilThen < from ? untilThen : addDays(from, -1)
  return { from, to, weeks, before, beforeTo }
}
export type SellOutPeriod = ReturnType<typeof sellOutPeriod>
