import { expect, test } from 'vitest'
import { nearestFirst, quantilesOf, stepOf, withCorner } from './map-measures.ts'

test('heat counts by quantiles: one giant leaves the others their shades', () => {
  const amounts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10_000]
  const bounds = quantilesOf(amounts, 5)
  expect(bounds).toEqual([2, 4, 6, 8, 10_000])
  expect(amounts.map((amount) => stepOf(amount, bounds))).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
  expect(stepOf(3, quantilesOf([], 5))).toBe(5)
  expect(quantilesOf([7], 5)).toEqual([7, 7, 7, 7, 7])
})

test('around me the nearest comes first, with its distance', () => {
  const pins = [
    { lat: -6.3, lng: 106.8 },
    { lat: -6.2, lng: 106.81 },
  ]
  const found = nearestFirst(pins, { lat: -6.2, lng: 106.8 })
  expect(found.map(({ pin }) => pin)).toEqual([pins[1], pins[0]])
  expect(found[0]?.metres).toBeGreaterThan(1000)
  expect(nearestFirst(pins, undefined).map(({ pin, metres }) => [pin, metres])).toEqual(pins.map((pin) => [pin, null]))
})

test('the double click that ends an area adds its corner once', () => {
  const at = { lat: -6.2, lng: 106.8 }
  const once = withCorner('', at)
  expect(once).toBe('-6.20000,106.80000')
  expect(withCorner(once, at)).toBe(once)
  expect(withCorner(once, { lat: -6.3, lng: 106.8 })).toBe('-6.20000,106.80000;-6.30000,106.80000')
})
