import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rivalPinMetres } from './project-logs.ts'
import { roughDistance } from './rough-places.ts'
import { distanceBetween } from './similarity-score.ts'

test('another’s building lies at the next 500 m, never nearer, and nowhere without a pin', () => {
  const own = { lat: -6.1005, lng: 105.9 }
  expect(roughDistance(own, { lat: -6.1, lng: 105.9 })).toBe(500)
  expect(roughDistance(own, { lat: -6.12, lng: 105.9 })).toBe(2500)
  expect(roughDistance(own, { lat: null, lng: null })).toBeNull()
  expect(roughDistance({ lat: null, lng: null }, own)).toBeNull()
})

test('wherever both lie, it is whole steps, and not far from the truth', () => {
  const pin = fc.record({
    lat: fc.double({ min: -11, max: 6, noNaN: true }),
    lng: fc.double({ min: 95, max: 141, noNaN: true }),
  })
  fc.assert(
    fc.property(pin, pin, (own, other) => {
      const told = roughDistance(own, other) ?? Number.NaN
      expect(told % rivalPinMetres).toBe(0)
      expect(Math.abs(told - (distanceBetween(own, other) ?? Number.NaN))).toBeLessThan(2 * rivalPinMetres)
    }),
  )
})
