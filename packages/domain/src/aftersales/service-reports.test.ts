import { array, assert, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { pareto } from './service-reports.ts'

test('the few that make four fifths are the main ones', () => {
  const ranked = pareto([{ count: 10 }, { count: 60 }, { count: 25 }, { count: 5 }])
  expect(ranked.map(({ count, isMain }) => [count, isMain])).toEqual([
    [60, true],
    [25, true],
    [10, false],
    [5, false],
  ])
})

test('running shares never fall, and end at the whole', () =>
  assert(
    property(array(record({ count: integer({ min: 1, max: 1000 }) }), { minLength: 1, maxLength: 30 }), (bars) => {
      const ranked = pareto(bars)
      const shares = ranked.map(({ running }) => running)
      expect(shares).toEqual(shares.toSorted((one, other) => one - other))
      expect(ranked.at(-1)?.running).toBeCloseTo(100)
      expect(ranked[0]?.isMain).toBe(true)
    }),
  ))

test('nothing is ranked as nothing', () => expect(pareto([])).toEqual([]))
