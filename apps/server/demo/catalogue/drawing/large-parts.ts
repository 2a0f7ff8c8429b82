import { ink, moved, on, type Pen, type Place, shades, thin } from './pen.ts'
import { type Draw, mesh } from './small-parts.ts'

/** Fins, with the bends of the copper pipes at the right end. */
export const coil =
  (w: number, d: number, h: number): Draw =>
  (pen, at) => {
    pen.box(at, [w, d, h], { front: '#e6edee', side: shades.steel, top: shades.panel })
    for (let u = 4; u < w - 2; u += 5)
      pen.line([moved(at, u, 0, 3), moved(at, u, 0, h - 3)], { width: 0.8, stroke: thin })
    const rows = Math.max(2, Math.round(h / 34))
    for (let n = 0; n < rows; n++) {
      const z = (h / rows) * (n + 0.5)
      pen.line([moved(at, 3, 0, z), moved(at, w - 3, 0, z)], { width: 1.8, stroke: shades.copper })
      pen.arc('side', moved(at, w, d / 2, z), Math.min(d * 0.34, 12), -100, 100, { width: 5, stroke: ink })
      pen.arc('side', moved(at, w, d / 2, z), Math.min(d * 0.34, 12), -100, 100, { width: 3, stroke: shades.copper })
    }
  }

export const propeller =
  (r: number): Draw =>
  (pen, at) => {
    for (const turn of [20, 140, 260]) {
      const blade = (a: number, share: number) => {
        const rad = ((turn + a) * Math.PI) / 180
        return on('front', moved(at, 0, share < 0.5 ? 0 : -8), r * share * Math.cos(rad), r * share * Math.sin(rad))
      }
      pen.polygon(
        [
          blade(-8, 0.2),
          blade(-26, 0.55),
          blade(-22, 0.92),
          blade(0, 1),
          blade(30, 0.98),
          blade(56, 0.86),
          blade(60, 0.5),
          blade(50, 0.2),
        ],
        { fill: shades.panel },
      )
      pen.line([blade(6, 0.24), blade(14, 0.6), blade(26, 0.9)], { width: 1, stroke: thin })
    }
    pen.cylinder('y', moved(at, 0, -22), r * 0.2, 24, { wall: shades.side, end: shades.light })
    pen.circle('front', moved(at, 0, -22), r * 0.06, { fill: shades.dark })
  }

/** A drum of blades. */
export const drum =
  (axis: 'x' | 'y', r: number, length: number): Draw =>
  (pen, at) => {
    pen.cylinder(axis, at, r, length, { wall: shades.panel, end: shades.light })
    const plane = axis === 'x' ? ('side' as const) : ('front' as const)
    const near = axis === 'x' ? moved(at, length) : at
    const ends = (a: number) => {
      const rim = on(plane, at, r * Math.cos(a), r * Math.sin(a))
      return [rim, axis === 'x' ? moved(rim, length) : moved(rim, 0, length)] as const
    }
    const from = axis === 'x' ? 0.55 : -0.35
    for (let n = 0; n < 22; n++) pen.line(ends(from + (n / 22) * Math.PI), { width: 0.9, stroke: thin })
    if (axis === 'x')
      for (let u = length / 8; u < length; u += length / 8)
        pen.arc('side', moved(at, u), r, from * 57, from * 57 + 180, { width: 1.2 })
    pen.circle(plane, near, r, { fill: shades.light })
    for (let n = 0; n < 26; n++) {
      const a = (n / 26) * Math.PI * 2
      pen.line(
        [
          on(plane, near, r * 0.8 * Math.cos(a), r * 0.8 * Math.sin(a)),
          on(plane, near, r * 0.97 * Math.cos(a + 0.16), r * 0.97 * Math.sin(a + 0.16)),
        ],
        { width: 1, stroke: thin },
      )
    }
    pen.circle(plane, near, r * 0.78, { width: 1 })
    pen.circle(plane, near, r * 0.22, { fill: shades.side })
    pen.circle(plane, near, r * 0.08, { fill: shades.dark })
  }

export const motor =
  (axis: 'x' | 'y', r: number, length: number): Draw =>
  (pen, at) => {
    const shaft = axis === 'x' ? moved(at, length) : moved(at, 0, -length * 0.7)
    if (axis === 'x') {
      pen.cylinder('x', at, r, length, { wall: shades.steel, end: shades.tint })
      pen.circle('side', moved(at, length), r * 0.55, { fill: shades.panel, width: 1.1 })
      pen.cylinder('x', shaft, r * 0.13, length * 0.7, { wall: shades.dark, end: shades.light })
    } else {
      pen.cylinder('y', at, r, length, { wall: shades.steel, end: shades.tint })
      pen.circle('front', at, r * 0.62, { fill: shades.panel, width: 1.1 })
      for (const a of [45, 135, 225, 315])
        pen.circle(
          'front',
          on('front', at, r * 0.8 * Math.cos((a * Math.PI) / 180), r * 0.8 * Math.sin((a * Math.PI) / 180)),
          2.6,
          { fill: shades.dark, width: 0.8 },
        )
      pen.cylinder('y', shaft, r * 0.13, length * 0.7, { wall: shades.dark, end: shades.light })
    }
    const end = axis === 'x' ? moved(at, length * 0.3, 0, -r) : moved(at, 0, length * 0.6, -r)
    pen.line([end, moved(end, 14, 0, -22), moved(end, 46, 0, -26), moved(end, 58, 0, -14)], {
      width: 3.4,
      stroke: shades.black,
    })
    pen.box(moved(end, 56, 0, -20), [16, 8, 12], { front: '#efeadc', side: '#d8d3c4', top: '#ffffff' })
  }

/** The compressor with its small accumulator, and the pipes on top. */
export const compressor =
  (r: number, h: number): Draw =>
  (pen, at) => {
    for (const a of [210, 330])
      pen.box(
        moved(
          on('top', at, r * 1.1 * Math.cos((a * Math.PI) / 180), r * 1.1 * Math.sin((a * Math.PI) / 180)),
          -7,
          -5,
          -6,
        ),
        [14, 10, 6],
        { front: shades.black, side: shades.black, top: shades.dark },
      )
    pen.cylinder('z', at, r, h, { wall: shades.dark, end: '#6a7f87' })
    pen.arc('top', moved(at, 0, 0, h * 0.16), r, 180, 360, { width: 1, stroke: '#93a7ad' })
    pen.arc('top', moved(at, 0, 0, h * 0.84), r, 180, 360, { width: 1, stroke: '#93a7ad' })
    pen.cylinder('z', moved(at, 0, 0, h), r * 0.82, h * 0.1, { wall: shades.dark, end: '#7d929a' })
    pen.card('front', moved(at, -r * 0.42, -r, h * 0.4), r * 0.8, h * 0.22, 3, { fill: shades.light, width: 1 })
    for (const n of [0, 1, 2])
      pen.line([moved(at, -r * 0.3, -r, h * (0.45 + n * 0.05)), moved(at, r * 0.2, -r, h * (0.45 + n * 0.05))], {
        width: 0.9,
        stroke: thin,
      })
    pen.box(moved(at, -r * 0.24, -r * 0.3, h * 1.1), [r * 0.48, r * 0.5, h * 0.08], {
      front: shades.black,
      side: shades.black,
      top: shades.black,
    })
    const side = moved(at, r * 1.55, -r * 0.1)
    pen.cylinder('z', moved(side, 0, 0, h * 0.1), r * 0.4, h * 0.62, { wall: shades.dark, end: '#6a7f87' })
    pen.tube([moved(side, 0, 0, h * 0.72), moved(side, 0, 0, h * 1.25), moved(side, r * 0.7, 0, h * 1.3)], 8)
    pen.tube(
      [
        moved(at, r * 0.3, 0, h * 1.1),
        moved(at, r * 0.3, 0, h * 1.45),
        moved(at, r * 1.1, 0, h * 1.5),
        moved(at, r * 1.1, 0, h * 1.2),
      ],
      8,
    )
  }

/** A vessel with round ends, as oil separators and accumulators are. */
export const vessel =
  (r: number, h: number): Draw =>
  (pen, at) => {
    pen.cylinder('z', at, r, h, { wall: shades.steel, end: shades.panel })
    pen.cylinder('z', moved(at, 0, 0, h), r * 0.8, r * 0.25, { wall: shades.steel, end: shades.light })
    pen.tube(
      [moved(at, -r * 0.3, 0, h + r * 0.2), moved(at, -r * 0.3, 0, h + r * 1.2), moved(at, -r * 1.4, 0, h + r * 1.3)],
      7,
    )
    pen.tube(
      [moved(at, r * 0.3, 0, h + r * 0.2), moved(at, r * 0.3, 0, h + r * 0.9), moved(at, r * 1.5, 0, h + r * 0.9)],
      7,
    )
    pen.arc('top', moved(at, 0, 0, h * 0.2), r, 180, 360, { width: 1, stroke: thin })
    pen.arc('top', moved(at, 0, 0, h * 0.8), r, 180, 360, { width: 1, stroke: thin })
  }

export const fourWay: Draw = (pen, at) => {
  for (const dx of [14, 34, 54]) pen.tube([moved(at, dx, 0, 0), moved(at, dx, 0, -46)], 8)
  pen.tube([moved(at, 34, 0, 8), moved(at, 34, 0, 54)], 8)
  pen.cylinder('x', at, 13, 68, { wall: shades.brass, end: '#f0d9a4' })
}

/** Rings and spokes in front of a fan. */
export const grille =
  (r: number): Draw =>
  (pen, at) => {
    pen.circle('front', moved(at, 0, 10), r, { width: 2 })
    for (let n = 1; n <= 9; n++) pen.circle('front', at, (r * n) / 9, { width: n === 9 ? 2.6 : 1.3 })
    for (let a = 0; a < 360; a += 30) {
      const rad = (a * Math.PI) / 180
      pen.line(
        [
          on('front', at, r * 0.1 * Math.cos(rad), r * 0.1 * Math.sin(rad)),
          on('front', at, r * Math.cos(rad), r * Math.sin(rad)),
        ],
        { width: 1.6 },
      )
    }
    pen.circle('front', moved(at, 0, -2), r * 0.14, { fill: shades.light })
  }

/** A long blade that turns the air. */
export const louver =
  (w: number): Draw =>
  (pen, at) => {
    const low = (x: number, z = 0) => moved(at, x, -30, -18 - z)
    pen.polygon([at, moved(at, w), low(w), low(0)], { fill: shades.light })
    pen.polygon([low(0), low(w), low(w, 5), low(0, 5)], { fill: shades.side })
    pen.cylinder('x', moved(at, w, -14, -8), 4, 12, { wall: shades.panel, end: shades.light })
    for (const n of [0.25, 0.5, 0.75])
      pen.line([moved(at, w * n, -4, -3), moved(at, w * n, -26, -16)], { width: 1, stroke: thin })
  }

export const tray =
  (w: number, d: number, h: number): Draw =>
  (pen, at) => {
    pen.rect('front', moved(at, 0, d), w, h, { fill: shades.side })
    pen.rect('side', at, d, h, { fill: shades.steel })
    pen.rect('top', moved(at, 0, 0, 2), w, d, { fill: shades.panel })
    pen.rect('side', moved(at, w), d, h, { fill: shades.side })
    pen.rect('front', at, w, h, { fill: shades.light })
    pen.cylinder('x', moved(at, w, d * 0.4, h * 0.3), 6, 20, { wall: shades.panel, end: shades.dark })
  }

export const filter =
  (plane: 'front' | 'top', w: number, h: number): Draw =>
  (pen, at) => {
    pen.rect(plane, at, w, h, { fill: shades.light })
    mesh(pen, plane, at, w, h, 9)
    pen.rect(plane, on(plane, at, 5, 5), w - 10, h - 10, { width: 1.2 })
    const middle = on(plane, at, w / 2, 0)
    pen.line([middle, on(plane, at, w / 2, h)], { width: 2.4 })
  }

/** Slats over an opening. */
export const slats = (pen: Pen, plane: 'front' | 'side' | 'top', at: Place, w: number, h: number, n: number) => {
  for (let i = 0; i < n; i++) {
    const v = (h / n) * (i + 0.5)
    pen.line([on(plane, at, w * 0.04, v), on(plane, at, w * 0.96, v)], { width: 2, stroke: thin })
  }
}
