import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closingOf, coverState, sellThrough, varianceProblem, weeksOfCover } from './customer-stocks.ts'

const n = fc.integer({ min: 0, max: 1000 })

test('a period ends where the next one begins, however it is cut', () => {
  const moves = fc.record({ received: n, sold: n, returned: n, adjusted: fc.integer({ min: -50, max: 50 }) })
  fc.assert(
    fc.property(n, moves, moves, (opening, first, second) => {
      const middle = closingOf({ opening, ...first })
      const whole = {
        opening,
        received: first.received + second.received,
        sold: first.sold + second.sold,
        returned: first.returned + second.returned,
        adjusted: first.adjusted + second.adjusted,
      }
      expect(closingOf({ opening: middle, ...second })).toBe(closingOf(whole))
    }),
  )
})

test('a count sets the stock to what was counted', () => {
  fc.assert(
    fc.property(n, n, (expected, counted) => {
      const moves = { opening: expected, received: 0, sold: 0, returned: 0 }
      expect(closingOf({ ...moves, adjusted: counted - expected })).toBe(counted)
    }),
  )
})

test('weeks of stock go by the last four weeks, and by nothing where nothing was sold', () => {
  expect(weeksOfCover(20, 16)).toBe(5)
  expect(weeksOfCover(20, 0)).toBeNull()
  expect(weeksOfCover(-3, 8)).toBe(0)
  expect([2.9, 3, 8, 8.1, null].map(coverState)).toEqual([
    'order-soon',
    'healthy',
    'healthy',
    'overstocked',
    'no-input',
  ])
})

test('sell-through is of what could be sold', () => {
  expect(sellThrough(70, 40, 60)).toBe(70)
  expect(sellThrough(0, 0, 0)).toBeNull()
})

test('a difference asks for its reason', () => {
  expect(varianceProblem(4, 4, null)).toBeUndefined()
  expect(varianceProblem(3, 4, 'Display unit broken')).toBeUndefined()
  expect(varianceProblem(3, 4, null)?.code).toBe('variance-needs-reason')
})
