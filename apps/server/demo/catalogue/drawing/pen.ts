/** A place in the room of a drawing: to the right, to the back, upwards. */
export type Place = readonly [x: number, y: number, z: number]
export type Flat = readonly [number, number]
type Axis = 'x' | 'y' | 'z'
/** The three planes of the projection by what they face: the viewer, the right, the sky. */
export type Plane = 'front' | 'side' | 'top'
export type Look = { fill?: string; stroke?: string; width?: number; dash?: string; cap?: 'butt' | 'round' }

export const ink = '#2f4750'
export const thin = '#8fa3a8'
export const shades = {
  light: '#fbfcfc',
  panel: '#f1f5f5',
  side: '#dbe4e5',
  dark: '#51666e',
  black: '#2c3a40',
  steel: '#cfdadc',
  copper: '#d9a06b',
  brass: '#e2c07d',
  board: '#4f9a70',
  boardSide: '#3b7a57',
  tint: '#cfe6e6',
} as const

/** Right goes a little down, back goes up: front, right side and top are seen. */
export const project = ([x, y, z]: Place): Flat => [x * 0.94 + y * 0.72, x * 0.25 - y * 0.46 - z]

const round = (n: number) => Math.round(n * 10) / 10
const text = ([x, y]: Flat) => `${round(x)} ${round(y)}`
export const moved = ([x, y, z]: Place, dx = 0, dy = 0, dz = 0): Place => [x + dx, y + dy, z + dz]

/** A point of a plane: `u` to its right, `v` upwards (on top: to the back). */
export const on = (plane: Plane, [x, y, z]: Place, u: number, v: number): Place => {
  if (plane === 'front') return [x + u, y, z + v]
  return plane === 'side' ? [x, y + u, z + v] : [x + u, y + v, z]
}

/** Collects the shapes of a drawing from back to front, and how far they reach. */
export const pen = () => {
  const shapes: string[] = []
  const reach = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  const seen = (place: Place): Flat => {
    const flat = project(place)
    reach.left = Math.min(reach.left, flat[0])
    reach.right = Math.max(reach.right, flat[0])
    reach.top = Math.min(reach.top, flat[1])
    reach.bottom = Math.max(reach.bottom, flat[1])
    return flat
  }
  const path = (d: string, { fill = 'none', stroke = ink, width = 1.4, dash, cap = 'round' }: Look) =>
    shapes.push(
      `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="${cap}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`,
    )

  const polygon = (places: readonly Place[], look: Look = {}) =>
    path(`M${places.map((place) => text(seen(place))).join('L')}Z`, look)
  const line = (places: readonly Place[], look: Look = {}) =>
    path(`M${places.map((place) => text(seen(place))).join('L')}`, look)

  const corners = (plane: Plane, at: Place, w: number, h: number) =>
    [
      [0, 0],
      [w, 0],
      [w, h],
      [0, h],
    ].map(([u = 0, v = 0]) => on(plane, at, u, v))
  const rect = (plane: Plane, at: Place, w: number, h: number, look: Look = {}) =>
    polygon(corners(plane, at, w, h), look)

  /** With round corners. */
  const card = (plane: Plane, at: Place, w: number, h: number, r: number, look: Look = {}) => {
    const places: Place[] = []
    const turn = (cx: number, cy: number, from: number) => {
      for (let n = 0; n <= 6; n++) {
        const a = ((from + n * 15) * Math.PI) / 180
        places.push(on(plane, at, cx + r * Math.cos(a), cy + r * Math.sin(a)))
      }
    }
    turn(w - r, h - r, 0)
    turn(r, h - r, 90)
    turn(r, r, 180)
    turn(w - r, r, 270)
    polygon(places, look)
  }

  const around = (plane: Plane, centre: Place, r: number, from = 0, to = 360, steps = 48) =>
    Array.from({ length: steps + 1 }, (_, n) => {
      const a = ((from + ((to - from) * n) / steps) * Math.PI) / 180
      return on(plane, centre, r * Math.cos(a), r * Math.sin(a))
    })
  const circle = (plane: Plane, centre: Place, r: number, look: Look = {}) => polygon(around(plane, centre, r), look)
  const arc = (plane: Plane, centre: Place, r: number, from: number, to: number, look: Look = {}) =>
    line(around(plane, centre, r, from, to, 24), look)

  type Fills = { front?: string; side?: string; top?: string }
  /** Front, right side and top of a block. */
  const box = (at: Place, [w, d, h]: Place, fills: Fills = {}, look: Look = {}) => {
    rect('top', moved(at, 0, 0, h), w, d, { ...look, fill: fills.top ?? shades.light })
    rect('side', moved(at, w), d, h, { ...look, fill: fills.side ?? shades.side })
    rect('front', at, w, h, { ...look, fill: fills.front ?? shades.panel })
  }

  const planeAcross: Record<Axis, Plane> = { x: 'side', y: 'front', z: 'top' }
  const along = (axis: Axis, at: Place, length: number): Place =>
    axis === 'x' ? moved(at, length) : axis === 'y' ? moved(at, 0, length) : moved(at, 0, 0, length)

  /** From `at` along an axis; the end nearer to the viewer is drawn last. */
  const cylinder = (axis: Axis, at: Place, r: number, length: number, fills: { wall?: string; end?: string } = {}) => {
    const plane = planeAcross[axis]
    const [near, far] = axis === 'y' ? [at, along(axis, at, length)] : [along(axis, at, length), at]
    const wall = fills.wall ?? shades.side
    const [ax, ay] = [0, 1].map((n) => (project(near)[n] ?? 0) - (project(far)[n] ?? 0)) as [number, number]
    const unit = (u: number, v: number): Flat => {
      const [zero, one] = [project([0, 0, 0]), project(on(plane, [0, 0, 0], u, v))]
      return [one[0] - zero[0], one[1] - zero[1]]
    }
    const cross = ([x, y]: Flat) => x * ay - y * ax
    const angle = (Math.atan2(cross(unit(0, 1)), cross(unit(1, 0))) * 180) / Math.PI
    const tangent = (centre: Place, a: number) =>
      on(plane, centre, r * Math.cos((a * Math.PI) / 180), r * Math.sin((a * Math.PI) / 180))
    circle(plane, far, r, { fill: wall })
    const [fa, fb, na, nb] = [
      tangent(far, angle),
      tangent(far, angle + 180),
      tangent(near, angle),
      tangent(near, angle + 180),
    ]
    polygon([fa, na, nb, fb], { fill: wall, stroke: 'none' })
    line([fa, na])
    line([fb, nb])
    circle(plane, near, r, { fill: fills.end ?? shades.light })
  }

  /** A tube through places: dark edges, the metal between them. */
  const tube = (places: readonly Place[], width = 7, colour: string = shades.copper) => {
    const flat = places.map(seen)
    const d = flat
      .map((point, n) => {
        const next = flat[n + 1]
        if (n === 0) return `M${text(point)}`
        if (!next) return `L${text(point)}`
        const middle: Flat = [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2]
        return `Q${text(point)} ${text(middle)}`
      })
      .join('')
    path(d, { width: width + 2.4, cap: 'butt' })
    path(d, { width, stroke: colour, cap: 'butt' })
    path(d, { width: width / 4, stroke: '#ffffff', cap: 'butt', dash: '0' })
  }

  /** Where a part goes when it is put together again. */
  const axis = (from: Place, to: Place) => line([from, to], { stroke: thin, width: 1.1, dash: '9 4 2 4' })

  return { polygon, line, rect, card, circle, arc, around, box, cylinder, tube, axis, shapes, reach }
}
export type Pen = ReturnType<typeof pen>
