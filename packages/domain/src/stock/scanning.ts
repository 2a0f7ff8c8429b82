import { fitsMask, isSerial, normalizeSerial } from '../catalogue/serial-numbers.ts'

/** A line that is received by scanning. `left` is how many are still awaited before this receipt. */
export type ScannedLine = {
  line_no: number
  left: number
  mask: string | null
  /** Where it is known which units were sent. */
  expected?: readonly string[]
  serials: readonly string[]
  damaged_serials: readonly string[]
}
export type Scanned =
  | { as: 'already' }
  | { as: 'fits'; line_no: number; n: number }
  /** Read, but on no line that is still open. */
  | { as: 'surplus' }

const countOf = ({ serials, damaged_serials }: ScannedLine) => serials.length + damaged_serials.length
const fits = (line: ScannedLine, serial: string) =>
  line.expected ? line.expected.includes(serial) : isSerial(serial) && fitsMask(serial, line.mask)

/** Where a number belongs: the line that is being scanned, else the first open one that it fits. Read twice it counts once. */
export const scanned = (
  typed: string,
  lines: readonly ScannedLine[],
  { current, surplus }: { current: number | undefined; surplus: readonly string[] },
): Scanned => {
  const serial = normalizeSerial(typed)
  const isThere = lines.some(({ serials, damaged_serials }) => [...serials, ...damaged_serials].includes(serial))
  if (isThere || surplus.includes(serial)) return { as: 'already' }
  const inOrder = lines.toSorted((one, other) => Number(other.line_no === current) - Number(one.line_no === current))
  const line = inOrder.find((one) => countOf(one) < one.left && fits(one, serial))
  return line ? { as: 'fits', line_no: line.line_no, n: countOf(line) + 1 } : { as: 'surplus' }
}
