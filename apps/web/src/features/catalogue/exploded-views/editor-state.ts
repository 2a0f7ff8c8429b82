import { movedSpot, nextPosition, type Spot, type SpotMap } from '@sejuk/domain/catalogue/exploded-views'

export type Tool = 'select' | 'pan' | 'round' | 'outline'
/** What was drawn, every step of it, and which spot is chosen by its place in the map. */
export type Drawing = { past: readonly SpotMap[]; map: SpotMap; future: readonly SpotMap[]; chosen: number | undefined }

export const drawingOf = (map: SpotMap): Drawing => ({ past: [], map, future: [], chosen: undefined })

/** One step that can be undone; a step that changes nothing is none. */
export const stepped = (drawing: Drawing, map: SpotMap, chosen = drawing.chosen): Drawing =>
  JSON.stringify(map) === JSON.stringify(drawing.map)
    ? { ...drawing, chosen }
    : { past: [...drawing.past, drawing.map], map, future: [], chosen }

const within = (chosen: number | undefined, { spots }: SpotMap) =>
  chosen !== undefined && chosen < spots.length ? chosen : undefined

export const undone = (drawing: Drawing): Drawing => {
  const map = drawing.past.at(-1)
  if (!map) return drawing
  const { past, future } = drawing
  return { past: past.slice(0, -1), map, future: [drawing.map, ...future], chosen: within(drawing.chosen, map) }
}

export const redone = (drawing: Drawing): Drawing => {
  const [map, ...future] = drawing.future
  if (!map) return drawing
  return { past: [...drawing.past, drawing.map], map, future, chosen: within(drawing.chosen, map) }
}

const clamp = (n: number) => Math.min(1, Math.max(0, n))
export const withSpot = (map: SpotMap, n: number, spot: Spot): SpotMap => ({
  v: 1,
  spots: map.spots.map((one, at) => (at === n ? spot : one)),
})

/** A number may stand anywhere on the picture; its spot stays. */
export const labelMoved = (spot: Spot, dx: number, dy: number): Spot => ({
  ...spot,
  label_x: clamp(spot.label_x + dx),
  label_y: clamp(spot.label_y + dy),
})

/** How far an arrow key moves a spot. */
const nudge = 0.002
export const nudged = (drawing: Drawing, dx: number, dy: number, isFar: boolean): Drawing => {
  const { map, chosen } = drawing
  const spot = chosen === undefined ? undefined : map.spots[chosen]
  const step = nudge * (isFar ? 10 : 1)
  if (chosen === undefined || !spot) return drawing
  return stepped(drawing, withSpot(map, chosen, movedSpot(spot, dx * step, dy * step)))
}

export const removed = (drawing: Drawing): Drawing => {
  const { map, chosen } = drawing
  if (chosen === undefined) return drawing
  return stepped(drawing, { v: 1, spots: map.spots.filter((_, n) => n !== chosen) }, undefined)
}

export const renumbered = (drawing: Drawing, n: number, position_no: number): Drawing => {
  const spot = drawing.map.spots[n]
  return spot ? stepped(drawing, withSpot(drawing.map, n, { ...spot, position_no }), n) : drawing
}

const radius = 0.012
/** Where the number goes if nobody drags it. */
const aside = 0.06

type Place = readonly [number, number]
/** Drawn from the part outwards: where the pointer is let go, the number stands. */
export const roundSpot = (position_no: number, [cx, cy]: Place, [lx, ly]: Place): Spot => {
  const isDragged = Math.hypot(lx - cx, ly - cy) > radius * 2
  return {
    position_no,
    cx: clamp(cx),
    cy: clamp(cy),
    r: radius,
    label_x: clamp(isDragged ? lx : cx + (cx > 0.85 ? -aside : aside)),
    label_y: clamp(isDragged ? ly : cy + (cy < 0.15 ? aside : -aside)),
  }
}

export const outlineSpot = (position_no: number, points: readonly Place[]): Spot => {
  const left = Math.min(...points.map(([x]) => x))
  const top = Math.min(...points.map(([, y]) => y))
  return {
    position_no,
    points: points.map(([x, y]) => [clamp(x), clamp(y)] as const),
    label_x: clamp(left - aside / 2),
    label_y: clamp(top - aside / 2),
  }
}

export const added = (drawing: Drawing, spot: Spot): Drawing =>
  stepped(drawing, { v: 1, spots: [...drawing.map.spots, spot] }, drawing.map.spots.length)

/** The number a new spot gets: the one that was asked for, else the first without a spot. */
export const numberFor = (positions: readonly number[], { map }: Drawing, wanted: number | undefined) =>
  wanted ?? nextPosition(positions, map)
