import { array, assert, double, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { clustersOf } from './clusters.ts'
import { provinceOf } from './province-of.ts'
import { thinned } from './thinned.ts'

const spot = double({ min: -5000, max: 5000, noNaN: true })
const place = ({ x, y }: { x: number; y: number }) => ({ x, y })

test('nobody is lost and nobody is shown twice, however they lie', () => {
  assert(
    property(array(record({ x: spot, y: spot })), (rows) => {
      const together = clustersOf(rows, place).flatMap(({ all }) => all)
      expect(together).toHaveLength(rows.length)
      expect(new Set(together)).toEqual(new Set(rows))
    }),
  )
})

test('neighbours are one mark between them', () => {
  const [near, far] = clustersOf(
    [
      { x: 1, y: 0 },
      { x: 3, y: 0 },
      { x: 500, y: 0 },
    ],
    place,
  )
  expect([near?.all.length, near?.x, far?.all.length]).toEqual([2, 2, 1])
})

test('a name that would lie on a larger one is left out', () => {
  const names = thinned([
    { name: 'Jakarta', x: 100, y: 100 },
    { name: 'Depok', x: 110, y: 105 },
    { name: 'Bandung', x: 300, y: 100 },
    { name: 'Bogor', x: 110, y: 140 },
  ])
  expect(names.map(({ name }) => name)).toEqual(['Jakarta', 'Bandung', 'Bogor'])
})

test('a place is in the province around it, and just off the coast in the nearest', () => {
  const square = (name: string, lng: number) => {
    const ring = [
      [lng, 0],
      [lng + 2, 0],
      [lng + 2, 2],
      [lng, 2],
      [lng, 0],
    ]
    return {
      type: 'Feature' as const,
      properties: { name, lat: 1, lng: lng + 1 },
      geometry: { type: 'MultiPolygon' as const, coordinates: [[ring]] },
    }
  }
  const provinces = { type: 'FeatureCollection' as const, features: [square('West', 100), square('East', 110)] }
  expect(provinceOf({ lat: 1.5, lng: 101 }, provinces)).toBe('West')
  expect(provinceOf({ lat: 1.5, lng: 111.9 }, provinces)).toBe('East')
  expect(provinceOf({ lat: 1.5, lng: 109.9 }, provinces)).toBe('East')
})
