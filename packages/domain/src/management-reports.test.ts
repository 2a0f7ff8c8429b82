import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeOf, monthsUpTo } from './management-reports.ts'

test('twelve months in order end with the month of the day', () => {
  expect(monthsUpTo('2026-02-28')).toEqual([
    ...['2025-03', '2025-04', '2025-05', '2025-06', '2025-07', '2025-08'],
    ...['2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02'],
  ])
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 2090 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
      const last = `${year}-${String(month).padStart(2, '0')}`
      const months = monthsUpTo(`${last}-15`)
      expect(months.at(-1)).toBe(last)
      expect(new Set(months).size).toBe(12)
      expect(months).toEqual(months.toSorted())
    }),
  )
})

test.each([
  [110, 100, 10],
  [50, 100, -50],
  [1, 3, -66.7],
  [5, 0, null],
])('%s after %s is a change of %s percent', (now, before, change) => expect(changeOf(now, before)).toBe(change))
