import type { Spot, SpotMap } from '@sejuk/domain/catalogue/exploded-views'
import type { Drawn, Layout } from './layout.ts'
import { type Flat, moved, pen, project } from './pen.ts'

const margin = 70
/** Between two numbers, and between a number and what another one points at. */
const apart = 54
const nearest = 78

type Numbered = { group: string; point: Flat }

/** Around each part, as near as the other numbers allow, and rather outwards. */
const labelled = (points: readonly Numbered[], middle: Flat, inside: (flat: Flat) => boolean) => {
  const placed: Flat[] = []
  const distance = (a: Flat, b: Flat) => Math.hypot(a[0] - b[0], a[1] - b[1])
  return points.map(({ group, point }) => {
    const away = Math.atan2(point[1] - middle[1], point[0] - middle[0])
    let best: { at: Flat; cost: number } | undefined
    for (const r of [nearest, 100, 124, 150])
      for (let n = 0; n < 24; n++) {
        const turn = (Math.ceil(n / 2) * (n % 2 ? 1 : -1) * Math.PI) / 12
        const at: Flat = [point[0] + r * Math.cos(away + turn), point[1] + r * Math.sin(away + turn)]
        if (!inside(at)) continue
        const crowd = placed.reduce((sum, other) => sum + Math.max(0, apart - distance(at, other)) * 20, 0)
        const cover = points.reduce((sum, other) => sum + Math.max(0, 46 - distance(at, other.point)) * 8, 0)
        const cost = crowd + cover + r * 0.6 + Math.abs(turn) * 26
        if (!best || cost < best.cost) best = { at, cost }
      }
    const at = best?.at ?? point
    placed.push(at)
    return { group, point, at }
  })
}

const width = 1800

/** The drawing of a unit that has these groups of parts, and where each of them is. */
export const drawView = (layout: Layout, groups: ReadonlySet<string>) => {
  const drawing = pen()
  const shown = layout.filter(({ group }) => group === undefined || groups.has(group))
  for (const { at, home } of shown) if (home) drawing.axis(at, home)
  for (const { at, draw } of shown) draw(drawing, at)
  const { left, top, right, bottom } = drawing.reach
  const box = { x: left - margin, y: top - margin, w: right - left + 2 * margin, h: bottom - top + 2 * margin }
  const isNumbered = (one: Drawn): one is Drawn & { group: string } => one.group !== undefined
  const points = shown
    .filter(isNumbered)
    .map(({ group, at, point = [0, 0, 0] }) => ({ group, point: project(moved(at, ...point)) }))
  const inside = ([x, y]: Flat) => x > box.x + 24 && x < box.x + box.w - 24 && y > box.y + 24 && y < box.y + box.h - 24
  const numbers = labelled(points, [(left + right) / 2, (top + bottom) / 2], inside)
  const height = Math.round((width * box.h) / box.w)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box.x} ${box.y} ${box.w} ${box.h}"><rect x="${box.x}" y="${box.y}" width="${box.w}" height="${box.h}" fill="#ffffff"/>${drawing.shapes.join('')}</svg>`
  const rounded = (n: number) => Math.round(n * 10_000) / 10_000
  const share = ([x, y]: Flat): Flat => [rounded((x - box.x) / box.w), rounded((y - box.y) / box.h)]
  const places = new Map(numbers.map(({ group, point, at }) => [group, { point: share(point), label: share(at) }]))
  return { svg, width, height, places }
}
export type DrawnView = ReturnType<typeof drawView>

/** The spots of a unit, by the groups of the parts at its positions. */
export const spotsOf = (
  { places }: DrawnView,
  lines: readonly { position_no: number; part_group_code: string }[],
): SpotMap => {
  const drawn = new Map<number, Spot>()
  for (const { position_no, part_group_code } of lines) {
    const place = places.get(part_group_code)
    if (!place || drawn.has(position_no)) continue
    const [[cx, cy], [label_x, label_y]] = [place.point, place.label]
    drawn.set(position_no, { position_no, cx, cy, r: 0.012, label_x, label_y })
  }
  return { v: 1, spots: [...drawn.values()] }
}
