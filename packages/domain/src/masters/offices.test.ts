import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInside, metresBetween } from './offices.ts'

const monas = { lat: -6.1754, lng: 106.8272 }
const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

test.each([
  [{ lat: -6.1754, lng: 106.8272 }, 0],
  [{ lat: -6.1744, lng: 106.8272 }, 111],
  [{ lat: -7.2575, lng: 112.7521 }, 664_000],
])('from Monas to %j it is about %d m', (to, metres) => {
  expect(Math.abs(metresBetween(monas, to) - metres)).toBeLessThanOrEqual(metres * 0.01)
})

test('the way back is as long, and never negative or beyond half the earth', () =>
  fc.assert(
    fc.property(point, point, (one, other) => {
      const metres = metresBetween(one, other)
      expect(metres).toBe(metresBetween(other, one))
      expect(metres).toBeGreaterThanOrEqual(0)
      expect(metres).toBeLessThanOrEqual(20_015_087)
    }),
  ))

test('inside the circle is at the office, its edge included', () => {
  const office = { ...monas, radius_m: 111 }
  expect(isInside(office, { lat: -6.1744, lng: 106.8272 })).toBe(true)
  expect(isInside({ ...office, radius_m: 110 }, { lat: -6.1744, lng: 106.8272 })).toBe(false)
})
