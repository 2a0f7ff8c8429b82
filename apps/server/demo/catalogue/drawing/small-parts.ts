import { ink, moved, on, type Pen, type Place, shades, thin } from './pen.ts'

/** How a part is drawn at a place, standing where its lower left front corner is. */
export type Draw = (pen: Pen, at: Place) => void

/** A printed board, lying or standing, with what is soldered to it. */
export const board =
  (w: number, d: number, isTall = false): Draw =>
  (pen, at) => {
    if (isTall) {
      pen.box(at, [w, 6, d], { front: shades.board, side: shades.boardSide, top: shades.boardSide })
      for (const [u, v, bw, bh] of [
        [0.1, 0.55, 0.22, 0.28],
        [0.45, 0.62, 0.16, 0.2],
        [0.72, 0.2, 0.18, 0.55],
        [0.14, 0.14, 0.3, 0.2],
      ] as const)
        pen.rect('front', moved(at, w * u, 0, d * v), w * bw, d * bh, { fill: shades.black, width: 1 })
      for (const n of [0.5, 0.6]) pen.circle('front', moved(at, w * n, 0, d * 0.28), d * 0.06, { fill: shades.steel })
      return
    }
    pen.box(at, [w, d, 6], { front: shades.boardSide, side: shades.boardSide, top: shades.board })
    const top = moved(at, 0, 0, 6)
    const chips: readonly (readonly [number, number, number, number])[] = [
      [0.62, 0.55, 0.2, 0.24],
      [0.12, 0.6, 0.24, 0.2],
      [0.16, 0.14, 0.16, 0.2],
    ]
    for (const [u, v, bw, bd] of chips)
      pen.box(moved(top, w * u, d * v), [w * bw, d * bd, 5], { front: '#1e2a2f', side: '#1e2a2f', top: shades.black })
    for (const [u, v] of [
      [0.46, 0.36],
      [0.58, 0.28],
      [0.46, 0.66],
    ] as const)
      pen.cylinder('z', moved(top, w * u, d * v), Math.min(w, d) * 0.07, Math.min(w, d) * 0.22, {
        wall: shades.dark,
        end: shades.steel,
      })
    pen.box(moved(top, w * 0.82, d * 0.1), [w * 0.1, d * 0.34, 9], {
      front: '#d8d3c4',
      side: '#c6c0ae',
      top: '#efeadc',
    })
  }

/** A slim bead on a long wire. */
export const sensor: Draw = (pen, at) => {
  pen.line([at, moved(at, 16, 0, -14), moved(at, 30, 0, 12), moved(at, 48, 0, -6), moved(at, 60, 0, 4)], {
    width: 3,
    stroke: shades.black,
  })
  pen.cylinder('x', moved(at, 60, 0, 4), 4.5, 22, { wall: shades.copper, end: shades.brass })
  pen.box(moved(at, -14, 0, -5), [14, 8, 10], { front: '#efeadc', side: '#d8d3c4', top: '#ffffff' })
}

export const capacitor =
  (r: number, h: number): Draw =>
  (pen, at) => {
    pen.cylinder('z', at, r, h, { wall: shades.steel, end: shades.light })
    for (const dx of [-r * 0.35, r * 0.35])
      pen.box(moved(at, dx - 2, -2, h), [4, 4, 9], { front: shades.brass, side: shades.copper, top: shades.brass })
    pen.arc('top', moved(at, 0, 0, h * 0.78), r, 180, 360, { width: 1, stroke: thin })
  }

export const terminals: Draw = (pen, at) => {
  pen.box(at, [64, 18, 22], { front: shades.dark, side: shades.black, top: '#6a7f87' })
  for (const n of [0, 1, 2, 3]) {
    pen.circle('front', moved(at, 10 + n * 15, 0, 12), 4.2, { fill: shades.brass, width: 1 })
    pen.line([moved(at, 7 + n * 15, 0, 12), moved(at, 13 + n * 15, 0, 12)], { width: 1 })
  }
}

export const stepMotor: Draw = (pen, at) => {
  pen.cylinder('x', at, 15, 18, { wall: shades.steel, end: shades.panel })
  pen.cylinder('x', moved(at, 18), 3, 12, { wall: shades.dark, end: shades.light })
  pen.circle('side', moved(at, 18, 0, 0), 7, { width: 1 })
  pen.line([moved(at, 0, 0, -15), moved(at, -10, 0, -34), moved(at, 14, 0, -44)], { width: 2.4, stroke: shades.dark })
}

export const transformer: Draw = (pen, at) => {
  pen.box(at, [54, 30, 40], { front: shades.steel, side: shades.side, top: shades.panel })
  pen.box(moved(at, 12, -8, 8), [30, 8, 24], { front: shades.copper, side: '#b97f4d', top: shades.brass })
  for (const n of [1, 2, 3]) pen.line([moved(at, 12 + n * 7, -8, 8), moved(at, 12 + n * 7, -8, 32)], { width: 0.9 })
}

export const reactor: Draw = (pen, at) => {
  for (const n of [0, 1, 2, 3])
    pen.box(moved(at, n * 15), [14, 40, 46], {
      front: n % 3 === 0 ? shades.dark : shades.copper,
      side: '#b97f4d',
      top: shades.brass,
    })
}

/** A hand-held or wall-mounted control. */
export const control =
  (w: number, h: number, rows: number): Draw =>
  (pen, at) => {
    pen.card('front', moved(at, 5, 12), w, h, 9, { fill: shades.side })
    pen.card('front', at, w, h, 9, { fill: shades.light })
    pen.rect('front', moved(at, w * 0.14, 0, h * 0.66), w * 0.72, h * 0.24, { fill: shades.tint, width: 1.1 })
    for (let row = 0; row < rows; row++)
      for (const col of [0.2, 0.44, 0.68])
        pen.card('front', moved(at, w * col, 0, h * (0.52 - row * 0.12)), w * 0.14, h * 0.06, 2, {
          fill: shades.panel,
          width: 1,
        })
  }

/** Ribs close together make a hose. */
export const hose: Draw = (pen, at) => {
  const way = Array.from({ length: 27 }, (_, n) => {
    const a = (n / 26) * Math.PI * 1.5
    return moved(at, n * 6, 0, Math.sin(a) * 34)
  })
  pen.line(way, { width: 17, cap: 'butt' })
  pen.line(way, { width: 14, stroke: shades.panel, cap: 'butt' })
  pen.line(way, { width: 14, stroke: thin, cap: 'butt', dash: '1 4' })
}

export const valve =
  (size: number): Draw =>
  (pen, at) => {
    pen.cylinder('x', moved(at, -size * 1.2), size * 0.34, size * 1.2, { wall: shades.copper, end: shades.brass })
    pen.box(moved(at, 0, -size * 0.4, -size * 0.4), [size * 0.9, size * 0.8, size * 0.8], {
      front: shades.brass,
      side: shades.copper,
      top: '#f0d9a4',
    })
    pen.cylinder('x', moved(at, size * 0.9), size * 0.48, size * 0.7, { wall: shades.brass, end: '#f0d9a4' })
    pen.cylinder('z', moved(at, size * 0.45, 0, size * 0.4), size * 0.26, size * 0.6, {
      wall: shades.brass,
      end: '#f0d9a4',
    })
  }

/** A switch or sensor screwed into a pipe, with its wire. */
export const pressure: Draw = (pen, at) => {
  pen.cylinder('z', at, 6, 14, { wall: shades.copper, end: shades.brass })
  pen.cylinder('z', moved(at, 0, 0, 14), 12, 10, { wall: shades.brass, end: '#f0d9a4' })
  pen.cylinder('z', moved(at, 0, 0, 24), 9, 20, { wall: shades.dark, end: shades.black })
  pen.line([moved(at, 0, 0, 44), moved(at, 10, 0, 62), moved(at, 34, 0, 54)], { width: 3, stroke: shades.black })
}

/** A coil that sits on a valve. */
export const solenoid: Draw = (pen, at) => {
  pen.box(at, [34, 30, 30], { front: shades.dark, side: shades.black, top: '#6a7f87' })
  pen.circle('top', moved(at, 17, 15, 30), 9, { fill: shades.light })
  pen.line([moved(at, 34, 12, 16), moved(at, 52, 12, 6), moved(at, 70, 12, 20)], { width: 3, stroke: shades.black })
}

export const expansionValve: Draw = (pen, at) => {
  pen.tube([moved(at, 0, 0, -44), moved(at, 0, 0, -4)], 8)
  pen.cylinder('z', at, 9, 16, { wall: shades.brass, end: shades.brass })
  pen.cylinder('z', moved(at, 0, 0, 16), 13, 26, { wall: shades.steel, end: shades.light })
  pen.tube([moved(at, 9, 0, 6), moved(at, 40, 0, 6)], 8)
}

export const overload: Draw = (pen, at) => {
  pen.cylinder('z', at, 18, 14, { wall: shades.black, end: shades.dark })
  for (const dx of [-7, 7])
    pen.box(moved(at, dx - 2, -2, 14), [4, 4, 8], { front: shades.brass, side: shades.copper, top: shades.brass })
}

export const contactor: Draw = (pen, at) => {
  pen.box(at, [48, 40, 56], { front: shades.panel, side: shades.side, top: shades.light })
  pen.box(moved(at, 10, -10, 16), [28, 10, 24], { front: shades.dark, side: shades.black, top: '#6a7f87' })
  for (const n of [0, 1, 2]) pen.circle('front', moved(at, 10 + n * 14, 0, 48), 4, { fill: shades.brass, width: 1 })
}

export const capillary: Draw = (pen, at) => {
  for (const n of [0, 1, 2, 3, 4])
    pen.arc('top', moved(at, 0, 0, n * 5), 22, 0, 360, { width: 3.2, stroke: shades.copper })
  pen.arc('top', moved(at, 0, 0, 20), 22, 0, 360, { width: 0.8 })
  pen.tube([moved(at, 22, 0, 20), moved(at, 34, 0, 30), moved(at, 34, 0, 64)], 5)
  pen.tube([moved(at, -22, 0, 0), moved(at, -40, 0, -8), moved(at, -58, 0, -8)], 5)
}

export const pump: Draw = (pen, at) => {
  pen.box(at, [60, 34, 26], { front: shades.panel, side: shades.side, top: shades.light })
  pen.cylinder('z', moved(at, 24, 17, 26), 15, 26, { wall: shades.steel, end: shades.panel })
  pen.cylinder('x', moved(at, 60, 16, 14), 7, 24, { wall: shades.panel, end: shades.dark })
  pen.line([moved(at, 24, 17, 52), moved(at, 30, 17, 72), moved(at, 62, 17, 66)], { width: 3, stroke: shades.dark })
}

export const floatSwitch: Draw = (pen, at) => {
  pen.cylinder('z', at, 3, 58, { wall: shades.steel, end: shades.light })
  pen.cylinder('z', moved(at, 0, 0, 12), 13, 18, { wall: shades.panel, end: shades.light })
  pen.box(moved(at, -10, -6, 56), [20, 12, 10], { front: shades.dark, side: shades.black, top: '#6a7f87' })
  pen.line([moved(at, 8, 0, 62), moved(at, 26, 0, 74), moved(at, 46, 0, 66)], { width: 2.6, stroke: shades.black })
}

/** A power chip on its cooling fins. */
export const chip: Draw = (pen, at) => {
  for (let n = 0; n < 8; n++)
    pen.box(moved(at, n * 8, 0, -22), [3.4, 34, 22], { front: shades.steel, side: shades.side, top: shades.panel })
  pen.box(at, [62, 34, 10], { front: '#1e2a2f', side: '#1e2a2f', top: shades.black })
  for (let n = 0; n < 9; n++)
    pen.line([moved(at, 4 + n * 6.6, 0, 4), moved(at, 4 + n * 6.6, -6, 2)], { width: 1.6, stroke: shades.steel })
}

/** Lines crossing on a plane, within an edge. */
export const mesh = (pen: Pen, plane: 'front' | 'top', at: Place, w: number, h: number, step: number) => {
  for (let u = step; u < w; u += step)
    pen.line([on(plane, at, u, 0), on(plane, at, u, h)], { width: 0.8, stroke: thin })
  for (let v = step; v < h; v += step)
    pen.line([on(plane, at, 0, v), on(plane, at, w, v)], { width: 0.8, stroke: thin })
  pen.rect(plane, at, w, h, { stroke: ink, width: 1.6 })
}
