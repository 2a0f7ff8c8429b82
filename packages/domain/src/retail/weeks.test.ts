import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysFrom } from '../values/dates.ts'
import { mondayOf, mostWeeks, weekNumber, weeksBetween } from './weeks.ts'

test('weeks have the numbers that calendars print', () => {
  expect(mondayOf('2026-11-15')).toBe('2026-11-09')
  expect(mondayOf('2026-11-09')).toBe('2026-11-09')
  expect(['2026-01-01', '2026-11-15', '2027-01-01', '2027-01-04'].map(weekNumber)).toEqual([1, 46, 53, 1])
})

test('the weeks of a period follow each other and hold all its days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 360 }), (start, length) => {
      const from = addDays('2024-01-01', start)
      const to = addDays(from, length)
      const weeks = weeksBetween(from, to)
      expect(weeks.length).toBeLessThanOrEqual(mostWeeks)
      expect(weeks[0]?.from).toBe(mondayOf(from))
      expect((weeks.at(-1)?.to ?? '') >= to).toBe(true)
      for (const [n, week] of weeks.entries()) if (n > 0) expect(daysFrom(weeks[n - 1]?.to ?? '', week.from)).toBe(1)
    }),
  )
})
