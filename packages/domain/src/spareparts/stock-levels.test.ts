import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proposedQty, suggestedLevels } from './stock-levels.ts'

test('what is never used needs no stock, and what is used more needs no less', () => {
  expect(suggestedLevels([])).toEqual({ min: 0, max: 0 })
  expect(suggestedLevels([9, 0, 0, 0, 0, 0, 0])).toEqual({ min: 0, max: 0 })
  expect(suggestedLevels([4, 4, 4, 4, 4, 4])).toEqual({ min: 6, max: 18 })
  const months = fc.array(fc.nat({ max: 50 }), { minLength: 6, maxLength: 12 })
  fc.assert(
    fc.property(months, (used) => {
      const [now, twice] = [suggestedLevels(used), suggestedLevels(used.map((n) => n * 2))]
      expect(now.max).toBeGreaterThanOrEqual(now.min)
      expect(twice.min).toBeGreaterThanOrEqual(now.min)
    }),
  )
})

test('a proposal fills to the maximum, never beyond, and only below the minimum', () => {
  expect(proposedQty({ available: 2, coming: 0, min: 3, max: 9 })).toBe(7)
  expect(proposedQty({ available: 2, coming: 1, min: 3, max: 9 })).toBe(0)
  const amount = fc.integer({ min: -5, max: 60 })
  fc.assert(
    fc.property(amount, amount, fc.nat(40), fc.nat(40), (available, coming, min, more) => {
      const max = min + more
      const proposed = proposedQty({ available, coming, min, max })
      const after = Math.max(0, available) + Math.max(0, coming) + proposed
      expect(proposed).toBeGreaterThanOrEqual(0)
      expect(proposed === 0 || after === max).toBe(true)
      expect(after).toBeGreaterThanOrEqual(Math.min(min, max))
    }),
  )
})
