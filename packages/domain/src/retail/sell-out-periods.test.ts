import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysFrom } from '../values/dates.ts'
import { sellOutComparisons, sellOutPeriod } from './sell-out-periods.ts'
import { mondayOf } from './weeks.ts'

test('twelve weeks are compared with the twelve before, or with the same weeks of the year before', () => {
  const asked = { to: '2026-11-15' }
  expect(sellOutPeriod({ ...asked, compare: 'weeks-before' }, '2026-11-16')).toMatchObject({
    ...{ from: '2026-08-24', to: '2026-11-15', before: '2026-06-01', beforeTo: '2026-08-23' },
  })
  expect(sellOutPeriod({ ...asked, compare: 'year-before' }, '2026-11-16')).toMatchObject({
    ...{ from: '2026-08-24', before: '2025-08-25', beforeTo: '2025-11-16' },
  })
})

test('a week that has only begun is compared with as many days, and no day stands on both sides', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2000 }),
      fc.integer({ min: 0, max: 366 }),
      fc.constantFrom(...sellOutComparisons),
      (start, length, compare) => {
        const day = addDays('2024-01-01', start)
        const to = addDays(day, length)
        const { from, before, beforeTo } = sellOutPeriod({ from: day, to, compare }, to)
        expect([mondayOf(from), mondayOf(before)]).toEqual([from, before])
        expect(beforeTo < from).toBe(true)
        expect(daysFrom(before, beforeTo)).toBeLessThanOrEqual(daysFrom(from, to))
      },
    ),
  )
  expect(sellOutPeriod({ compare: 'weeks-before' }, '2026-11-17')).toMatchObject({
    ...{ from: '2026-08-31', to: '2026-11-17', before: '2026-06-08', beforeTo: '2026-08-25' },
  })
})
