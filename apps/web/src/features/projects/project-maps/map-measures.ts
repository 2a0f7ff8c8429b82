import { metresBetween } from '@sejuk/domain/masters/offices'

type Point = { lat: number; lng: number }

/** Upper bounds of so many groups with equally many circles in each: one giant does not leave all others pale. */
export const quantilesOf = (amounts: readonly number[], groups: number) => {
  const sorted = amounts.toSorted((a, b) => a - b)
  return Array.from({ length: groups }, (_, n) => sorted[Math.ceil(((n + 1) * sorted.length) / groups) - 1] ?? 0)
}

/** The first group whose bound holds the amount, from 1 on. */
export const stepOf = (amount: number, bounds: readonly number[]) => {
  const n = bounds.findIndex((bound) => amount <= bound)
  return n < 0 ? Math.max(1, bounds.length) : n + 1
}

export const nearestFirst = <Pin extends Point>(pins: readonly Pin[], at: Point | undefined) =>
  at
    ? pins.map((pin) => ({ pin, metres: metresBetween(at, pin) })).toSorted((one, other) => one.metres - other.metres)
    : pins.map((pin) => ({ pin, metres: null }))

/** A double click is heard as two clicks before it: the same corner counts once. */
export const withCorner = (area: string, { lat, lng }: Point) => {
  const corner = `${lat.toFixed(5)},${lng.toFixed(5)}`
  const corners = area.split(';').filter(Boolean)
  return corners.at(-1) === corner ? area : [...corners, corner].join(';')
}
