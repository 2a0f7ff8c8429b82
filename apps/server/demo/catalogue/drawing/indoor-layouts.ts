import { coil, drum, filter, louver, motor, slats, tray } from './large-parts.ts'
import type { Layout } from './layout.ts'
import { moved, type Pen, type Place, shades, thin } from './pen.ts'
import {
  board,
  control,
  expansionValve,
  floatSwitch,
  hose,
  pump,
  sensor,
  solenoid,
  stepMotor,
  terminals,
  transformer,
} from './small-parts.ts'

/** The plate a wall unit hangs on, with the bearings of its fan. */
const backPlate = (pen: Pen, at: Place) => {
  pen.box(at, [440, 24, 150], { front: shades.panel, side: shades.side, top: shades.light })
  pen.box(moved(at, 0, -60, 0), [440, 60, 14], { front: shades.panel, side: shades.side, top: '#eef3f3' })
  for (const x of [0, 426]) pen.box(moved(at, x, -60, 14), [14, 60, 74], { front: shades.light, side: shades.side })
  for (let x = 30; x < 420; x += 13) pen.line([moved(at, x, 0, 96), moved(at, x, 0, 140)], { width: 1, stroke: thin })
}

/** The middle of the case: open where air goes in and out. */
const wallCase = (pen: Pen, at: Place) => {
  pen.box(at, [440, 70, 150], { front: shades.panel, side: shades.side, top: shades.light })
  pen.card('front', moved(at, 22, 0, 58), 396, 78, 6, { fill: '#ffffff' })
  slats(pen, 'top', moved(at, 20, 8, 150), 400, 54, 6)
  pen.rect('front', moved(at, 22, 0, 14), 396, 30, { fill: shades.steel })
  for (let x = 34; x < 410; x += 22) pen.line([moved(at, x, 0, 14), moved(at, x, 0, 44)], { width: 1, stroke: thin })
}

const wallPanel = (pen: Pen, at: Place) => {
  pen.box(at, [440, 18, 150], { front: '#ffffff', side: shades.side, top: shades.light })
  pen.line([moved(at, 10, 0, 22), moved(at, 430, 0, 22)], { width: 1, stroke: thin })
  pen.card('front', moved(at, 350, 0, 34), 62, 16, 4, { fill: shades.tint, width: 1 })
  pen.line([moved(at, 190, 0, 132), moved(at, 250, 0, 132)], { width: 3, stroke: shades.steel })
}

export const wallIndoor: Layout = [
  { at: [60, 330, 0], draw: backPlate },
  { group: 'EVAP', at: [84, 205, 18], draw: coil(350, 30, 128), point: [120, 0, 90], home: [84, 330, 18] },
  { group: 'STB', at: [470, 200, 110], draw: sensor, point: [66, 0, 4], home: [434, 220, 100] },
  { group: 'FMI', at: [-92, 104, 46], draw: motor('x', 32, 46), point: [20, -12, 20], home: [60, 104, 46] },
  { group: 'CFF', at: [60, 104, 46], draw: drum('x', 34, 356), point: [150, -20, 22], home: [416, 104, 46] },
  { group: 'PCBI', at: [520, 150, 10], draw: board(120, 84), point: [60, 40, 12], home: [440, 150, 30] },
  { group: 'TRF', at: [676, 128, 0], draw: transformer, point: [24, 0, 22] },
  { group: 'TBK', at: [560, 50, -16], draw: terminals, point: [40, 0, 12] },
  { group: 'SRM', at: [500, 20, 66], draw: sensor, point: [66, 0, 4] },
  { group: 'DRP', at: [180, 20, -200], draw: tray(370, 58, 22), point: [150, 0, 12], home: [180, 104, 10] },
  { group: 'DRH', at: [590, 20, -206], draw: hose, point: [70, 0, 20], home: [560, 30, -196] },
  { at: [60, -140, -10], draw: wallCase },
  { group: 'PCBD', at: [640, -300, -110], draw: board(76, 34, true), point: [38, 0, 16] },
  { group: 'LVM', at: [14, -206, -190], draw: stepMotor, point: [8, -8, 4], home: [84, -206, -200] },
  { group: 'LVR', at: [84, -206, -210], draw: louver(372), point: [200, -14, 8], home: [84, -140, 0] },
  {
    group: 'FILT',
    at: [80, -276, 20],
    draw: (pen, at) => {
      filter('front', 188, 96)(pen, at)
      filter('front', 188, 96)(pen, moved(at, 204))
    },
    point: [96, 0, 52],
    home: [80, -140, 60],
  },
  { group: 'PANEL', at: [60, -420, 0], draw: wallPanel, point: [90, 0, 96], home: [60, -140, 10] },
  { group: 'RMT', at: [690, -380, -240], draw: control(52, 132, 4), point: [26, 0, 66] },
]

const cassetteBody = (pen: Pen, at: Place) => {
  pen.rect('front', moved(at, 0, 340), 340, 130, { fill: shades.side })
  pen.rect('side', at, 340, 130, { fill: shades.steel })
  pen.rect('top', moved(at, 0, 0, 130), 340, 340, { fill: shades.light })
  pen.rect('side', moved(at, 340), 340, 130, { fill: shades.side })
  pen.rect('front', at, 340, 130, { fill: shades.panel })
  for (const [x, y] of [
    [14, 14],
    [300, 14],
    [14, 300],
    [300, 300],
  ] as const)
    pen.box(moved(at, x, y, 130), [26, 26, 14], { front: shades.steel, side: shades.side, top: shades.panel })
  pen.circle('top', moved(at, 170, 170, 130), 74, { width: 1.2 })
  pen.card('front', moved(at, 40, 0, 40), 90, 50, 4, { fill: shades.light, width: 1 })
}

/** Four slots around a grille. */
const cassettePanel = (pen: Pen, at: Place) => {
  pen.box(at, [420, 420, 18], { front: shades.light, side: shades.side, top: '#ffffff' })
  const top = moved(at, 0, 0, 18)
  pen.rect('top', moved(top, 100, 100), 220, 220, { fill: shades.panel })
  slats(pen, 'top', moved(top, 100, 100), 220, 220, 11)
  for (const [x, y, wide, deep] of [
    [100, 40, 220, 30],
    [100, 350, 220, 30],
    [40, 100, 30, 220],
    [350, 100, 30, 220],
  ] as const)
    pen.rect('top', moved(top, x, y), wide, deep, { fill: shades.dark })
}

const ring = (pen: Pen, at: Place) => {
  coil(270, 26, 92)(pen, moved(at, 0, 240))
  pen.box(moved(at, 0, 0), [26, 266, 92], { front: '#e6edee', side: shades.steel, top: shades.panel })
  pen.box(moved(at, 244, 0), [26, 266, 92], { front: '#e6edee', side: shades.steel, top: shades.panel })
  for (let y = 6; y < 262; y += 6) pen.line([moved(at, 270, y, 4), moved(at, 270, y, 88)], { width: 0.8, stroke: thin })
  coil(244, 26, 92)(pen, at)
}

const tub = (pen: Pen, at: Place) => {
  pen.rect('front', moved(at, 0, 320), 320, 34, { fill: shades.side })
  pen.rect('side', at, 320, 34, { fill: shades.steel })
  pen.rect('top', moved(at, 0, 0, 3), 320, 320, { fill: shades.panel })
  pen.circle('top', moved(at, 160, 160, 3), 92, { fill: '#ffffff' })
  pen.rect('side', moved(at, 320), 320, 34, { fill: shades.side })
  pen.rect('front', at, 320, 34, { fill: shades.light })
}

export const cassetteIndoor: Layout = [
  { at: [0, 0, 420], draw: cassetteBody },
  {
    group: 'FMI',
    at: [170, 170, 330],
    draw: (pen, at) => topMotor(pen, at, 40, 46),
    point: [0, -10, 46],
    home: [170, 170, 420],
  },
  { group: 'EVAP', at: [34, 34, 180], draw: ring, point: [60, 0, 46], home: [34, 34, 300] },
  {
    group: 'CEN',
    at: [170, 170, 92],
    draw: (pen, at) => topDrum(pen, at, 96, 66),
    point: [-40, -50, 66],
    home: [170, 170, 330],
  },
  { group: 'DRP', at: [10, 10, 0], draw: tub, point: [80, 0, 16], home: [10, 10, 180] },
  { group: 'FILT', at: [60, 60, -90], draw: filter('top', 220, 220), point: [204, 196, 0], home: [170, 170, 0] },
  { group: 'PANEL', at: [-40, -40, -200], draw: cassettePanel, point: [210, 70, 18], home: [170, 170, -90] },
  { group: 'LVM', at: [480, -20, -190], draw: stepMotor, point: [10, -8, 6], home: [380, 30, -182] },
  { group: 'PCBI', at: [430, 210, 470], draw: board(130, 96), point: [60, 30, 12], home: [340, 210, 480] },
  { group: 'TBK', at: [470, 100, 430], draw: terminals, point: [34, 0, 12] },
  { group: 'DPM', at: [450, 160, 290], draw: pump, point: [20, 0, 16], home: [330, 160, 300] },
  { group: 'FLSW', at: [560, 110, 270], draw: floatSwitch, point: [0, -12, 22] },
  { group: 'DRH', at: [520, 60, 200], draw: hose, point: [80, 0, 10] },
  { group: 'STB', at: [440, 120, 196], draw: sensor, point: [66, 0, 4], home: [310, 120, 230] },
  { group: 'SRM', at: [440, 40, 120], draw: sensor, point: [66, 0, 4] },
  { group: 'EEV', at: [-110, 60, 330], draw: expansionValve, point: [0, -10, 26], home: [34, 60, 270] },
  { group: 'EEVC', at: [-180, 20, 420], draw: solenoid, point: [14, 0, 14], home: [-110, 60, 370] },
  { group: 'PCBD', at: [590, 90, -170], draw: board(80, 40, true), point: [40, 0, 20], home: [380, 150, -182] },
  { group: 'WCT', at: [680, -40, -210], draw: control(86, 96, 2), point: [30, 0, 40] },
]

/** A motor hanging from the top, its shaft down. */
const topMotor = (pen: Pen, at: Place, r: number, h: number) => {
  pen.cylinder('z', moved(at, 0, 0, -34), 5, 34, { wall: shades.dark, end: shades.light })
  pen.cylinder('z', at, r, h, { wall: shades.steel, end: shades.tint })
  pen.circle('top', moved(at, 0, 0, h), r * 0.6, { fill: shades.panel, width: 1.1 })
  for (const a of [0, 90, 180, 270])
    pen.box(
      moved(at, r * 1.05 * Math.cos((a * Math.PI) / 180) - 6, r * 1.05 * Math.sin((a * Math.PI) / 180) - 6, h * 0.4),
      [12, 12, 8],
      { front: shades.panel, side: shades.side },
    )
}

const topDrum = (pen: Pen, at: Place, r: number, h: number) => {
  pen.cylinder('z', at, r, h, { wall: shades.panel, end: shades.light })
  for (let n = 0; n <= 26; n++) {
    const a = Math.PI + (n / 26) * Math.PI
    const rim = moved(at, r * Math.cos(a), r * Math.sin(a))
    pen.line([rim, moved(rim, 0, 0, h)], { width: 0.9, stroke: thin })
  }
  pen.circle('top', moved(at, 0, 0, h), r * 0.78, { fill: '#ffffff', width: 1.2 })
  pen.circle('top', moved(at, 0, 0, h), r * 0.3, { fill: shades.side })
  pen.circle('top', moved(at, 0, 0, h), r * 0.08, { fill: shades.dark })
}

const ductCase = (pen: Pen, at: Place) => {
  pen.rect('front', moved(at, 0, 200), 520, 150, { fill: shades.side })
  pen.rect('side', at, 200, 150, { fill: shades.steel })
  pen.rect('top', at, 520, 200, { fill: shades.panel })
  pen.rect('side', moved(at, 520), 200, 150, { fill: shades.side })
  pen.card('side', moved(at, 520, 40, 30), 110, 84, 6, { fill: shades.panel })
  for (const x of [0, 506]) pen.rect('front', moved(at, x), 14, 150, { fill: shades.light })
  pen.rect('front', at, 520, 14, { fill: shades.light })
  pen.rect('front', moved(at, 0, 0, 136), 520, 14, { fill: shades.light })
}

const scroll = (pen: Pen, at: Place) => {
  for (const x of [0, 190]) {
    pen.cylinder('x', moved(at, x, 0, 0), 66, 112, { wall: shades.panel, end: shades.light })
    pen.circle('side', moved(at, x + 112), 48, { fill: '#ffffff', width: 1.2 })
    for (let n = 0; n < 18; n++) {
      const a = (n / 18) * Math.PI * 2
      pen.line(
        [
          moved(at, x + 112, 34 * Math.cos(a), 34 * Math.sin(a)),
          moved(at, x + 112, 46 * Math.cos(a + 0.2), 46 * Math.sin(a + 0.2)),
        ],
        { width: 1, stroke: thin },
      )
    }
    pen.circle('side', moved(at, x + 112), 14, { fill: shades.side })
  }
}

export const ductedIndoor: Layout = [
  {
    group: 'PANEL',
    at: [40, 430, 20],
    draw: (pen, at) => {
      pen.box(at, [500, 12, 150], { front: shades.light, side: shades.side, top: '#ffffff' })
      pen.rect('front', moved(at, 20, 0, 20), 460, 110, { fill: shades.panel, width: 1.1 })
    },
    point: [70, 0, 120],
    home: [40, 240, 20],
  },
  { at: [30, 190, 10], draw: ductCase },
  { group: 'EVAP', at: [60, 70, 20], draw: coil(450, 34, 130), point: [120, 0, 90], home: [60, 190, 20] },
  { group: 'STB', at: [580, 80, 110], draw: sensor, point: [66, 0, 4], home: [510, 80, 110] },
  { group: 'DRP', at: [110, 20, -100], draw: tray(470, 90, 22), point: [440, 0, 10], home: [110, 70, 10] },
  { group: 'DPM', at: [660, 60, -50], draw: pump, point: [20, 0, 16], home: [580, 60, -94] },
  { group: 'FLSW', at: [800, 60, -50], draw: floatSwitch, point: [0, -12, 22] },
  { group: 'DRH', at: [690, -20, -150], draw: hose, point: [80, 0, 16] },
  { group: 'FMI', at: [-80, -120, 60], draw: motor('x', 38, 58), point: [26, -14, 20], home: [60, -120, 60] },
  { group: 'CEN', at: [90, -120, 60], draw: scroll, point: [60, -40, 40], home: [0, -120, 60] },
  { group: 'PCBI', at: [600, 170, 120], draw: board(130, 96), point: [60, 40, 12], home: [550, 190, 120] },
  { group: 'TBK', at: [780, 150, 90], draw: terminals, point: [34, 0, 12] },
  { group: 'SRM', at: [560, -260, -30], draw: sensor, point: [66, 0, 4] },
  { group: 'FILT', at: [40, -420, 0], draw: filter('front', 480, 120), point: [120, 0, 70], home: [40, -120, 20] },
  { group: 'PCBD', at: [700, -200, -60], draw: board(84, 40, true), point: [40, 0, 20] },
  { group: 'WCT', at: [760, -360, -150], draw: control(96, 104, 2), point: [40, 0, 50] },
  { group: 'EEV', at: [700, 250, 60], draw: expansionValve, point: [0, -10, 26] },
  { group: 'EEVC', at: [760, 260, 130], draw: solenoid, point: [14, 0, 14] },
]

const tower = (pen: Pen, at: Place) => {
  pen.rect('front', moved(at, 0, 150), 220, 560, { fill: shades.side })
  pen.rect('side', at, 150, 560, { fill: shades.steel })
  pen.rect('top', moved(at, 0, 0, 560), 220, 150, { fill: shades.light })
  pen.rect('side', moved(at, 220), 150, 560, { fill: shades.side })
  for (const x of [0, 206]) pen.rect('front', moved(at, x), 14, 560, { fill: shades.panel })
  pen.rect('front', at, 220, 30, { fill: shades.panel })
  pen.rect('front', moved(at, 0, 0, 300), 220, 12, { fill: shades.panel })
}

const towerPanel = (pen: Pen, at: Place) => {
  pen.box(at, [220, 18, 560], { front: '#ffffff', side: shades.side, top: shades.light })
  pen.card('front', moved(at, 26, 0, 440), 168, 90, 8, { fill: shades.dark })
  slats(pen, 'front', moved(at, 26, 0, 440), 168, 90, 6)
  pen.card('front', moved(at, 70, 0, 370), 80, 34, 4, { fill: shades.tint, width: 1 })
  pen.rect('front', moved(at, 26, 0, 40), 168, 220, { fill: shades.panel, width: 1.1 })
  slats(pen, 'front', moved(at, 26, 0, 40), 168, 220, 14)
}

export const floorIndoor: Layout = [
  { at: [60, 220, 0], draw: tower },
  { group: 'EVAP', at: [70, 70, 300], draw: coil(200, 30, 230), point: [60, 0, 150], home: [70, 220, 320] },
  { group: 'STB', at: [310, 90, 500], draw: sensor, point: [66, 0, 4], home: [270, 90, 480] },
  { group: 'DRP', at: [60, 60, 244], draw: tray(210, 70, 24), point: [70, 0, 12], home: [60, 220, 300] },
  { group: 'DRH', at: [320, 60, 230], draw: hose, point: [80, 0, 16], home: [290, 80, 250] },
  { group: 'FMI', at: [160, 150, 110], draw: motor('y', 44, 60), point: [26, 40, 30], home: [160, 220, 110] },
  { group: 'CEN', at: [160, -60, 110], draw: drum('y', 84, 70), point: [50, 0, 50], home: [160, 150, 110] },
  { group: 'PCBI', at: [340, 170, 360], draw: board(110, 90, true), point: [50, 0, 50], home: [280, 230, 380] },
  { group: 'TBK', at: [360, 120, 120], draw: terminals, point: [34, 0, 12], home: [280, 200, 120] },
  { group: 'SRM', at: [330, 40, 30], draw: sensor, point: [66, 0, 4] },
  { group: 'FILT', at: [76, -300, 20], draw: filter('front', 184, 240), point: [90, 0, 190], home: [76, -60, 40] },
  { group: 'PCBD', at: [190, -300, 400], draw: board(84, 44, true), point: [40, 0, 22], home: [130, -520, 400] },
  { group: 'PANEL', at: [60, -540, 0], draw: towerPanel, point: [110, 0, 300], home: [60, -300, 0] },
  { group: 'RMT', at: [400, -380, 20], draw: control(52, 132, 4), point: [26, 0, 66] },
]
