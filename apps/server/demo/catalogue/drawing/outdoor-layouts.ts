import { coil, compressor, fourWay, grille, motor, propeller, slats, vessel } from './large-parts.ts'
import type { Layout } from './layout.ts'
import { moved, type Pen, type Place, shades, thin } from './pen.ts'
import {
  board,
  capacitor,
  capillary,
  chip,
  contactor,
  expansionValve,
  overload,
  pressure,
  reactor,
  sensor,
  solenoid,
  terminals,
  valve,
} from './small-parts.ts'

const basePlate = (pen: Pen, at: Place) => {
  for (const x of [50, 360])
    pen.box(moved(at, x, -6, -14), [50, 190, 14], { front: shades.dark, side: shades.black, top: shades.dark })
  pen.box(at, [470, 180, 16], { front: shades.panel, side: shades.side, top: shades.light })
  pen.circle('top', moved(at, 150, 90, 16), 70, { width: 1, stroke: thin })
  pen.circle('top', moved(at, 370, 90, 16), 56, { width: 1, stroke: thin })
  for (const y of [30, 150]) pen.circle('top', moved(at, 270, y, 16), 6, { fill: shades.dark, width: 1 })
}

const divider = (pen: Pen, at: Place) => {
  pen.box(at, [5, 150, 230], { front: shades.steel, side: shades.panel, top: shades.light })
}

const frontCase = (pen: Pen, at: Place) => {
  pen.box(at, [470, 14, 320], { front: '#ffffff', side: shades.side, top: shades.light })
  pen.circle('front', moved(at, 160, 0, 158), 132, { fill: shades.panel })
  pen.circle('front', moved(at, 160, 0, 158), 122, { fill: '#ffffff', width: 1.1 })
  pen.line([moved(at, 330, 0, 8), moved(at, 330, 0, 312)], { width: 1.2 })
  for (const z of [250, 236, 222])
    pen.line([moved(at, 360, 0, z), moved(at, 440, 0, z)], { width: 2.4, stroke: shades.steel })
}

const lid = (pen: Pen, at: Place) => {
  pen.box(at, [480, 190, 16], { front: shades.light, side: shades.side, top: '#ffffff' })
  pen.rect('top', moved(at, 20, 14, 16), 440, 162, { width: 1, stroke: thin })
}

const sideCase = (pen: Pen, at: Place) => {
  pen.box(at, [8, 180, 310], { front: shades.steel, side: shades.light, top: shades.panel })
  pen.card('side', moved(at, 8, 40, 190), 84, 88, 8, { fill: shades.panel, width: 1.2 })
  pen.card('side', moved(at, 8, 30, 26), 64, 110, 8, { fill: shades.tint, width: 1.2 })
}

const stand = (pen: Pen, at: Place) => {
  for (const x of [0, 56]) pen.box(moved(at, x), [10, 10, 250], { front: shades.panel, side: shades.side })
  pen.box(moved(at, -20, 0, 240), [106, 10, 12], { front: shades.panel, side: shades.side })
  pen.box(moved(at, -4, -2, 90), [74, 6, 70], { front: shades.light, side: shades.side })
}

/** A condenser that goes round the corner. */
const bentCoil = (pen: Pen, at: Place) => {
  pen.box(moved(at, -34, -120), [30, 150, 290], { front: '#e6edee', side: shades.steel, top: shades.panel })
  for (let x = -31; x < -5; x += 5)
    pen.line([moved(at, x, -120, 4), moved(at, x, -120, 286)], { width: 0.8, stroke: thin })
  coil(430, 30, 290)(pen, at)
}

export const splitOutdoor: Layout = [
  { group: 'COND', at: [40, 300, 20], draw: bentCoil, point: [150, 0, 200], home: [40, 170, 20] },
  { at: [40, 40, 0], draw: basePlate },
  { at: [60, 180, 16], draw: stand },
  { at: [300, 70, 16], draw: divider },
  { group: 'COMP', at: [400, 120, 20], draw: compressor(44, 128), point: [-14, -44, 90] },
  { group: 'OLP', at: [400, 120, 270], draw: overload, point: [0, -14, 8], home: [400, 120, 160] },
  { group: 'CAPI', at: [800, 230, 170], draw: capillary, point: [-10, -20, 10], home: [470, 160, 190] },
  { group: 'EEV', at: [790, 200, 130], draw: expansionValve, point: [0, -12, 26], home: [628, 160, 130] },
  { group: 'EEVC', at: [860, 220, 210], draw: solenoid, point: [14, 0, 14], home: [790, 200, 172] },
  { group: 'SDC', at: [720, 340, 380], draw: sensor, point: [66, 0, 4], home: [440, 130, 200] },
  { group: 'HPS', at: [850, 160, 0], draw: pressure, point: [0, -10, 30] },
  { group: 'LPS', at: [950, 170, 10], draw: pressure, point: [0, -10, 30] },
  { at: [620, 60, 0], draw: sideCase },
  { group: 'VLQ', at: [720, 40, 110], draw: valve(26), point: [10, -8, 0], home: [628, 60, 100] },
  { group: 'VGS', at: [726, 40, 30], draw: valve(34), point: [10, -8, 0], home: [628, 60, 30] },
  { group: 'SAM', at: [760, 280, 290], draw: sensor, point: [66, 0, 4], home: [628, 180, 290] },
  { at: [40, 40, 500], draw: lid },
  { group: 'PCBO', at: [330, 110, 350], draw: board(170, 110), point: [110, 20, 10], home: [330, 110, 250] },
  { group: 'IPM', at: [380, 90, 420], draw: chip, point: [30, 0, 6], home: [380, 120, 360] },
  { group: 'REAC', at: [180, 120, 360], draw: reactor, point: [24, 0, 24], home: [200, 120, 240] },
  { group: 'CAPC', at: [360, 90, 340], draw: capacitor(20, 66), point: [0, -20, 30], home: [360, 90, 250] },
  { group: 'CAPF', at: [450, 100, 350], draw: capacitor(13, 40), point: [0, -13, 20], home: [450, 100, 250] },
  { group: 'CONT', at: [240, 110, 340], draw: contactor, point: [24, 0, 20], home: [300, 110, 250] },
  { group: 'TBK', at: [560, 120, 330], draw: terminals, point: [40, 0, 12], home: [600, 120, 220] },
  { group: 'FMO', at: [122, 30, 176], draw: motor('y', 40, 56), point: [-14, 0, 26], home: [122, 180, 176] },
  { group: 'PROP', at: [122, -140, 176], draw: propeller(116), point: [-46, 0, 66], home: [122, 30, 176] },
  { group: 'CAS', at: [-40, -560, 0], draw: frontCase, point: [390, 0, 150], home: [-40, 40, 0] },
  { at: [-40, -560, 0], draw: frontCase },
  { group: 'GRL', at: [120, -720, 158], draw: grille(134), point: [-60, 0, -70], home: [120, -560, 158] },
]

const vrfFrame = (pen: Pen, at: Place) => {
  pen.box(at, [430, 240, 20], { front: shades.panel, side: shades.side, top: shades.light })
  for (const [x, y] of [
    [0, 228],
    [418, 228],
  ] as const)
    pen.box(moved(at, x, y, 20), [12, 12, 520], { front: shades.panel, side: shades.side })
  for (const [x, y] of [
    [0, 0],
    [418, 0],
  ] as const)
    pen.box(moved(at, x, y, 20), [12, 12, 200], { front: shades.panel, side: shades.side })
}

const vrfTop = (pen: Pen, at: Place) => {
  pen.box(at, [430, 240, 40], { front: shades.panel, side: shades.side, top: '#ffffff' })
  for (const x of [112, 318]) {
    for (let n = 1; n <= 7; n++) pen.circle('top', moved(at, x, 120, 40), (94 * n) / 7, { width: n === 7 ? 2.2 : 1.1 })
    for (let a = 0; a < 180; a += 30) {
      const [c, s] = [94 * Math.cos((a * Math.PI) / 180), 94 * Math.sin((a * Math.PI) / 180)]
      pen.line([moved(at, x - c, 120 - s, 40), moved(at, x + c, 120 + s, 40)], { width: 1.2 })
    }
  }
}

/** A fan that blows upwards. */
const topFan = (pen: Pen, at: Place, r: number) => {
  for (const turn of [10, 100, 190, 280]) {
    const blade = (a: number, share: number) => {
      const rad = ((turn + a) * Math.PI) / 180
      return moved(at, r * share * Math.cos(rad), r * share * Math.sin(rad), share > 0.5 ? 8 : 14)
    }
    pen.polygon([blade(0, 0.2), blade(-12, 0.6), blade(0, 1), blade(34, 1), blade(52, 0.6), blade(50, 0.2)], {
      fill: shades.panel,
    })
  }
  pen.cylinder('z', at, r * 0.24, 24, { wall: shades.side, end: shades.light })
  pen.circle('top', moved(at, 0, 0, 24), r * 0.07, { fill: shades.dark })
}

const topMotors = (pen: Pen, at: Place) => {
  for (const x of [0, 206]) {
    const here = moved(at, x)
    pen.box(moved(here, -90, -6, -6), [180, 12, 8], { front: shades.panel, side: shades.side })
    pen.cylinder('z', here, 34, 44, { wall: shades.steel, end: shades.tint })
    pen.cylinder('z', moved(here, 0, 0, 44), 5, 26, { wall: shades.dark, end: shades.light })
  }
}

const vrfPanel = (pen: Pen, at: Place) => {
  pen.box(at, [430, 12, 520], { front: '#ffffff', side: shades.side, top: shades.light })
  pen.line([moved(at, 0, 0, 220), moved(at, 430, 0, 220)], { width: 1.3 })
  pen.card('front', moved(at, 40, 0, 30), 160, 150, 6, { fill: shades.panel, width: 1.1 })
  slats(pen, 'front', moved(at, 250, 0, 40), 140, 120, 8)
  pen.card('front', moved(at, 40, 0, 450), 90, 34, 4, { fill: shades.tint, width: 1 })
}

const uCoil = (pen: Pen, at: Place) => {
  coil(400, 26, 330)(pen, moved(at, 0, 210))
  pen.box(at, [26, 236, 330], { front: '#e6edee', side: shades.steel, top: shades.panel })
  pen.box(moved(at, 374, 0), [26, 236, 330], { front: '#e6edee', side: shades.steel, top: shades.panel })
  for (let y = 5; y < 232; y += 6)
    pen.line([moved(at, 400, y, 4), moved(at, 400, y, 326)], { width: 0.8, stroke: thin })
  for (const x of [0, 374])
    for (let u = 4; u < 24; u += 5)
      pen.line([moved(at, x + u, 0, 4), moved(at, x + u, 0, 326)], { width: 0.8, stroke: thin })
}

const electricBox = (pen: Pen, at: Place) => {
  pen.box(at, [330, 60, 230], { front: shades.steel, side: shades.side, top: shades.light })
  pen.rect('front', moved(at, 14, 0, 14), 302, 202, { fill: shades.panel, width: 1.1 })
}

export const vrfOutdoor: Layout = [
  { group: 'COND', at: [20, 330, 250], draw: uCoil, point: [200, 210, 300], home: [20, 60, 250] },
  { at: [0, 0, 0], draw: vrfFrame },
  { group: 'ACCU', at: [300, 160, 20], draw: vessel(34, 150), point: [0, -34, 90] },
  { group: 'OSEP', at: [190, 180, 20], draw: vessel(20, 110), point: [0, -20, 70] },
  { group: 'COMP', at: [90, 110, 20], draw: compressor(48, 140), point: [30, -36, 100] },
  { group: 'FWV', at: [230, 60, 190], draw: fourWay, point: [30, -13, 6], home: [230, 120, 120] },
  { group: 'SOL', at: [240, 100, 340], draw: solenoid, point: [14, 0, 14], home: [264, 60, 250] },
  { group: 'EEV', at: [500, 240, 120], draw: expansionValve, point: [0, -12, 26], home: [430, 200, 120] },
  { group: 'EEVC', at: [540, 260, 220], draw: solenoid, point: [14, 0, 14], home: [500, 240, 162] },
  { group: 'HPT', at: [510, 130, 90], draw: pressure, point: [0, -10, 30], home: [430, 130, 60] },
  { group: 'LPT', at: [590, 140, 90], draw: pressure, point: [0, -10, 30] },
  { group: 'HPS', at: [670, 150, 90], draw: pressure, point: [0, -10, 30] },
  { group: 'SDC', at: [500, 60, 10], draw: sensor, point: [66, 0, 4], home: [140, 110, 160] },
  { group: 'SAM', at: [500, 640, 380], draw: sensor, point: [66, 0, 4], home: [420, 560, 380] },
  { group: 'FMO', at: [112, 120, 660], draw: topMotors, point: [-20, -34, 20], home: [112, 120, 560] },
  {
    group: 'PROP',
    at: [112, 120, 800],
    draw: (pen, at) => {
      topFan(pen, at, 92)
      topFan(pen, moved(at, 206), 92)
    },
    point: [-50, -50, 8],
    home: [112, 120, 684],
  },
  { at: [0, 0, 940], draw: vrfTop },
  { at: [30, -330, 190], draw: electricBox },
  { group: 'FLT', at: [50, -460, 200], draw: board(90, 70, true), point: [50, 0, 40], home: [50, -330, 200] },
  { group: 'DRV', at: [160, -460, 200], draw: board(120, 90, true), point: [60, 0, 40], home: [160, -330, 200] },
  { group: 'FDRV', at: [300, -460, 210], draw: board(80, 70, true), point: [40, 0, 40], home: [300, -330, 210] },
  { group: 'PCBO', at: [60, -460, 330], draw: board(170, 90, true), point: [60, 0, 50], home: [60, -330, 330] },
  { group: 'COMB', at: [270, -460, 340], draw: board(80, 60, true), point: [40, 0, 30], home: [270, -330, 340] },
  { group: 'REAC', at: [470, -300, 130], draw: reactor, point: [24, 0, 24], home: [360, -300, 200] },
  { group: 'CONT', at: [600, -260, 120], draw: contactor, point: [24, 0, 20] },
  { group: 'CAS', at: [-20, -960, 0], draw: vrfPanel, point: [330, 0, 380], home: [-20, -330, 20] },
]
