import type { Point, Provinces } from './map-land.tsx'

type Ring = number[][]

/** A ray to the east crosses the edge of what a place lies in an odd number of times. */
const isInside = ({ lat, lng }: Point, ring: Ring) => {
  let isIn = false
  for (let n = 0, before = ring.length - 1; n < ring.length; before = n, n += 1) {
    const [x = 0, y = 0] = ring[n] ?? []
    const [px = 0, py = 0] = ring[before] ?? []
    if (y > lat !== py > lat && lng < ((px - x) * (lat - y)) / (py - y) + x) isIn = !isIn
  }
  return isIn
}

const apart = (one: Point, other: Point) => (one.lat - other.lat) ** 2 + (one.lng - other.lng) ** 2

/** The province a place is in; the outlines are rounded, so that one off the coast belongs to the nearest. */
export const provinceOf = (at: Point, { features }: Provinces): string => {
  const around = features.find(({ geometry }) =>
    geometry.coordinates.some(
      ([edge, ...holes]) => edge && isInside(at, edge) && !holes.some((hole) => isInside(at, hole)),
    ),
  )
  if (around) return around.properties.name
  const nearest = features.toSorted((a, b) => apart(at, nearestOf(at, a)) - apart(at, nearestOf(at, b)))[0]
  return nearest?.properties.name ?? ''
}

const nearestOf = (at: Point, { geometry, properties }: Provinces['features'][number]): Point => {
  let found: Point = properties
  for (const [edge = []] of geometry.coordinates)
    for (const [lng = 0, lat = 0] of edge) if (apart(at, { lat, lng }) < apart(at, found)) found = { lat, lng }
  return found
}
