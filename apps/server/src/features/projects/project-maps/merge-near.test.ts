import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeNear } from './merge-near.ts'

const alone = ({ lat, lng }: { lat: number; lng: number }) => ({ south: lat, west: lng, north: lat, east: lng })
const cell = fc
  .record({
    ...{
      lat: fc.integer({ min: -100, max: 60 }).map((n) => n / 10),
      lng: fc.integer({ min: 960, max: 1400 }).map((n) => n / 10),
    },
    ...{ count: fc.integer({ min: 1, max: 500 }), amount: fc.integer({ min: 0, max: 1e9 }), lapsing: fc.nat(9) },
  })
  .map((one) => ({ ...one, ...alone(one) }))
const sum = (cells: readonly { count: number; amount: number; lapsing: number }[]) =>
  (['count', 'amount', 'lapsing'] as const).map((field) => cells.reduce((all, one) => all + one[field], 0))

test('merging circles loses nothing and counts nothing twice', () => {
  fc.assert(
    fc.property(fc.array(cell, { maxLength: 60 }), (cells) => {
      const merged = mergeNear(cells, 1)
      expect(sum(merged)).toEqual(sum(cells))
      expect(merged.length).toBeLessThanOrEqual(cells.length)
      const isHeld = ({ lat, lng }: (typeof cells)[number]) =>
        merged.some(({ south, west, north, east }) => south <= lat && lat <= north && west <= lng && lng <= east)
      expect(cells.every(isHeld)).toBe(true)
    }),
  )
})

test('only what would lie over each other becomes one, where most of it lies', () => {
  const at = (lat: number, count: number) => ({
    ...{ lat, lng: 106, count, amount: count, lapsing: 0 },
    ...alone({ lat, lng: 106 }),
  })
  const both = { ...at(-6.375, 4), south: -6.5, north: -6 }
  expect(mergeNear([at(-6, 1), at(-6.5, 3), at(-9, 2)], 1)).toEqual([both, at(-9, 2)])
})
