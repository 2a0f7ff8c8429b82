import { because, type Message } from '../messages.ts'

/** Coordinates are shares of the picture's width and height, so that a spot stays where it is at any zoom. */
export type Spot = {
  position_no: number
  label_x: number
  label_y: number
} & ({ points: readonly (readonly [number, number])[] } | { cx: number; cy: number; r: number })

export type SpotMap = { v: 1; spots: readonly Spot[] }

export const mostSpots = 300
export const mostPoints = 60
export const noSpots: SpotMap = { v: 1, spots: [] }

const isShare = (n: number) => Number.isFinite(n) && n >= 0 && n <= 1

export const isOnPicture = (spot: Spot) =>
  isShare(spot.label_x) &&
  isShare(spot.label_y) &&
  ('points' in spot
    ? spot.points.length >= 3 &&
      spot.points.length <= mostPoints &&
      spot.points.every(([x, y]) => isShare(x) && isShare(y))
    : isShare(spot.cx) && isShare(spot.cy) && spot.r > 0 && spot.r <= 0.5)

/** Both ways: positions nobody can tap, and spots that open no part. */
export const unmatched = (positions: readonly number[], { spots }: SpotMap) => {
  const drawn = new Set(spots.map(({ position_no }) => position_no))
  const listed = new Set(positions)
  const sorted = (numbers: Iterable<number>) => [...new Set(numbers)].toSorted((a, b) => a - b)
  return {
    positions_without_spot: sorted([...listed].filter((position) => !drawn.has(position))),
    spots_without_position: sorted([...drawn].filter((position) => !listed.has(position))),
  }
}

/** The number the next spot gets: the first position of the list without one, else one above all. */
export const nextPosition = (positions: readonly number[], map: SpotMap) => {
  const [first] = unmatched(positions, map).positions_without_spot
  return first ?? Math.max(0, ...positions, ...map.spots.map(({ position_no }) => position_no)) + 1
}

/** Where a spot is, as one point: what a line from its number leads to. */
export const centreOf = (spot: Spot): readonly [number, number] => {
  if (!('points' in spot)) return [spot.cx, spot.cy]
  const n = spot.points.length || 1
  return [spot.points.reduce((sum, [x]) => sum + x, 0) / n, spot.points.reduce((sum, [, y]) => sum + y, 0) / n]
}

/** As read: rows from top to bottom, each from left to right. A row is a tenth of the picture. */
const inReadingOrder = (a: Spot, b: Spot) => {
  const [[ax, ay], [bx, by]] = [centreOf(a), centreOf(b)]
  return Math.floor(ay * 10) - Math.floor(by * 10) || ax - bx
}

/** Spots without a position take, in reading order, the positions that have no spot; the rest keep their numbers. */
export const numbered = (positions: readonly number[], map: SpotMap): SpotMap => {
  const { positions_without_spot: free, spots_without_position } = unmatched(positions, map)
  const waiting = map.spots.filter(({ position_no }) => spots_without_position.includes(position_no))
  const given = new Map(waiting.toSorted(inReadingOrder).map((spot, n) => [spot, free[n]]))
  return { v: 1, spots: map.spots.map((spot) => ({ ...spot, position_no: given.get(spot) ?? spot.position_no })) }
}

/** Why a picture cannot be shown to readers yet. */
export const whyNotPublish = (
  positions: readonly number[],
  { photo_code, json }: { photo_code: string | null; json: SpotMap },
): Message | undefined => {
  if (!photo_code) return because('exploded-view-without-picture')
  if (positions.length === 0) return because('exploded-view-without-parts')
  const { positions_without_spot, spots_without_position } = unmatched(positions, json)
  const n = positions_without_spot.length + spots_without_position.length
  return n ? because('exploded-view-to-settle', { n }) : undefined
}

const at = ({ spots }: SpotMap, position: number) => spots.filter(({ position_no }) => position_no === position)

/**
 * Two people edited the same picture. What only one of them changed is taken from that one; positions that both changed
 * differently are returned as clashes, with mine until somebody chooses.
 */
export const mergedMaps = (base: SpotMap, mine: SpotMap, theirs: SpotMap) => {
  const all = [...new Set([base, mine, theirs].flatMap(({ spots }) => spots.map(({ position_no }) => position_no)))]
  const print = (map: SpotMap, position: number) => JSON.stringify(at(map, position))
  const clashes: number[] = []
  const spots = all.flatMap((position) => {
    const [was, here, there] = [print(base, position), print(mine, position), print(theirs, position)]
    if (here === was) return at(theirs, position)
    if (there !== was && there !== here) clashes.push(position)
    return at(mine, position)
  })
  return { map: { v: 1 as const, spots }, clashes: clashes.toSorted((a, b) => a - b) }
}

const clamp = (n: number) => Math.min(1, Math.max(0, n))

/** A spot pushed over the edge stops there whole. */
export const movedSpot = (spot: Spot, dx: number, dy: number): Spot => {
  const label = { position_no: spot.position_no, label_x: clamp(spot.label_x + dx), label_y: clamp(spot.label_y + dy) }
  if (!('points' in spot)) return { ...label, cx: clamp(spot.cx + dx), cy: clamp(spot.cy + dy), r: spot.r }
  const [xs, ys] = [spot.points.map(([x]) => x), spot.points.map(([, y]) => y)]
  const [mx, my] = [within(dx, Math.min(...xs), Math.max(...xs)), within(dy, Math.min(...ys), Math.max(...ys))]
  return { ...label, points: spot.points.map(([x, y]) => [clamp(x + mx), clamp(y + my)] as const) }
}

const within = (move: number, low: number, high: number) => Math.min(1 - high, Math.max(-low, move))

/** Whether a tap at this place hits the spot. `r` is a share of the width: `aspect` is height by width. */
export const isHit = (spot: Spot, x: number, y: number, aspect = 1) => {
  if (!('points' in spot)) return (x - spot.cx) ** 2 + ((y - spot.cy) * aspect) ** 2 <= spot.r ** 2
  let isInside = false
  for (const [n, [ax, ay]] of spot.points.entries()) {
    const [bx, by] = spot.points.at(n - 1) ?? [0, 0]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside
  }
  return isInside
}
