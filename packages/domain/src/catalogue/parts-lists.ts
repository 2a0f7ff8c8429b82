import { because, type Message } from '../messages.ts'

/** 'Unit' is a unit in one piece, such as a water purifier. */
export const bomTypes = ['Indoor', 'Outdoor', 'Panel', 'Remote', 'Package D', 'Unit'] as const
export type BomType = (typeof bomTypes)[number]

/** The item type of what a parts list may hold. */
export const sparePartType = 'Spare Part'
export const mostLines = 500

type Unit = { item_type: string; used_for_indoor_outdoor: string }
/** A set has the lists of its halves, and a part has none: so no list can hold itself. */
export const mayHavePartsList = ({ item_type, used_for_indoor_outdoor }: Unit) =>
  item_type !== sparePartType && used_for_indoor_outdoor !== 'Set'

export type PartsListLine = {
  position_no: number
  sparepart_item_code: string
  qty: number
  is_compressor: boolean
  is_consumable: boolean
  /** Parts of one group may stand in for each other. */
  interchange_group: string | null
  /** The first and last serial prefix for which the line holds; null: no bound on that side. */
  serial_from: string | null
  serial_to: string | null
}

const fits = (prefix: string, from: string | null, to: string | null) =>
  (from === null || prefix.slice(0, from.length) >= from) && (to === null || prefix.slice(0, to.length) <= to)

/** Whether the line is built into the unit of this serial number; without a number every line is shown. */
export const isBuiltInto = ({ serial_from, serial_to }: PartsListLine, serial: string | null) =>
  serial === null || fits(serial, serial_from, serial_to)

/** The lines that say the same part at the same position twice for some serial number, by their place in the list. */
export const repeatedLines = (lines: readonly PartsListLine[]) =>
  lines.flatMap((line, n) =>
    lines.slice(0, n).some((earlier) => isSamePlace(earlier, line) && rangesMeet(earlier, line)) ? [n] : [],
  )

/** What is wrong with lines that are well formed by themselves, under their dotted field names. */
export const lineObjections = (lines: readonly PartsListLine[]): Record<string, Message> => {
  const turned = lines.flatMap(({ serial_from, serial_to }, n) => (isTurned(serial_from, serial_to) ? [n] : []))
  return Object.fromEntries([
    ...repeatedLines(lines).map((n) => [`lines.${n}.sparepart_item_code`, because('part-stands-twice-at-position')]),
    ...turned.map((n) => [`lines.${n}.serial_to`, because('last-serial-before-first')]),
  ])
}

const isTurned = (from: string | null, to: string | null) => {
  if (from === null || to === null) return false
  const length = Math.min(from.length, to.length)
  return to.slice(0, length) < from.slice(0, length)
}

const isSamePlace = (a: PartsListLine, b: PartsListLine) =>
  a.position_no === b.position_no && a.sparepart_item_code === b.sparepart_item_code

/** Ranges of prefixes of different lengths are compared by what both have: where in doubt they meet. */
const rangesMeet = (a: PartsListLine, b: PartsListLine) => {
  const before = (end: string | null, start: string | null) => {
    if (end === null || start === null) return false
    const length = Math.min(end.length, start.length)
    return end.slice(0, length) < start.slice(0, length)
  }
  return !before(a.serial_to, b.serial_from) && !before(b.serial_to, a.serial_from)
}

export type PartsListDifference = { sparepart_item_code: string; position_no: number; qty_a: number; qty_b: number }

/** What one list has that the other has not, or in another number, in the order of positions. */
export const compareLists = (a: readonly PartsListLine[], b: readonly PartsListLine[]): PartsListDifference[] => {
  const keyOf = ({ position_no, sparepart_item_code }: PartsListLine) => `${position_no} ${sparepart_item_code}`
  const sums = (lines: readonly PartsListLine[]) => {
    const found = new Map<string, { line: PartsListLine; qty: number }>()
    for (const line of lines) found.set(keyOf(line), { line, qty: (found.get(keyOf(line))?.qty ?? 0) + line.qty })
    return found
  }
  const [inA, inB] = [sums(a), sums(b)]
  return [...new Map([...inA, ...inB])]
    .map(([key, { line }]) => ({
      sparepart_item_code: line.sparepart_item_code,
      position_no: line.position_no,
      qty_a: inA.get(key)?.qty ?? 0,
      qty_b: inB.get(key)?.qty ?? 0,
    }))
    .filter(({ qty_a, qty_b }) => qty_a !== qty_b)
    .toSorted((x, y) => x.position_no - y.position_no || x.sparepart_item_code.localeCompare(y.sparepart_item_code))
}
