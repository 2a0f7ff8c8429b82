import fc from 'fast-check'
import { expect, test } from 'vitest'
import { suggestedLevels } from './stock-levels.ts'

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
