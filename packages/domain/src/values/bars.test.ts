import fc from 'fast-check'
import { expect, test } from 'vitest'
import { printerDot, widthInWholeDots } from './bars.ts'

test('a module is a whole number of dots, as many as there is room for', () => {
  expect(widthInWholeDots(100, 26) / 100 / printerDot).toBeCloseTo(2, 9)
  // Without room for one dot the place is filled as it is.
  expect(widthInWholeDots(1000, 60)).toBe(60)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 60, max: 200 }), (modules, most) => {
      const dots = widthInWholeDots(modules, most) / modules / printerDot
      expect(dots).toBeCloseTo(Math.round(dots), 6)
      expect(dots * modules * printerDot).toBeLessThanOrEqual(most + 1e-6)
      expect((Math.round(dots) + 1) * modules * printerDot).toBeGreaterThan(most - 1e-6)
    }),
  )
})
