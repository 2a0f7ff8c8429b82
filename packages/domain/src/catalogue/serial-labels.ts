import { printerDot } from '../values/bars.ts'

/** Code 128 needs 11 modules a letter, and start, check and stop beside them. */
export const code128Modules = (letters: number) => 11 * letters + 35

/** Two dots of a label printer: with one, hand scanners begin to fail. */
export const narrowestModule = 2 * printerDot

const margin = 8
const sheet = 210 - 2 * margin
/** Between two labels, and between the bars and the label's edge. */
const gap = 3
const edge = 4

/** The size of a label on A4, in millimetres: as many across as a number of this length can be read from. */
export const labelSizeFor = (letters: number) => {
  const across = [3, 2, 1].find((n) => barsOf(n) / code128Modules(letters) >= narrowestModule) ?? 1
  return {
    across,
    margin,
    width: widthOf(across),
    height: 40,
    barcode: barsOf(across),
    bars: 11,
    qr: 20,
  }
}

const widthOf = (across: number) => Math.floor(sheet / across) - gap
const barsOf = (across: number) => widthOf(across) - edge
