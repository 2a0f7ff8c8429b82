export type ReceivedLine = {
  line_no: number
  qty: string
  damaged: string
  serials: string[]
  damaged_serials: string[]
}
type Surplus = { serial_number: string; note: string }
type Received = { lines: ReceivedLine[]; surplus: Surplus[] }
type Read = { line_no: number; serials: readonly string[]; damaged_serials: readonly string[] }

/** Nothing has come yet. */
export const blankReceipt = (lines: readonly { line_no: number }[]): Received => ({
  lines: lines.map(({ line_no }) => ({ line_no, qty: '0', damaged: '0', serials: [], damaged_serials: [] })),
  surplus: [],
})

/** What was read counts by itself. */
export const withRead = (before: Received, lines: readonly Read[], surplus: readonly string[]): Received => ({
  lines: before.lines.map((line) => {
    const read = lines.find(({ line_no }) => line_no === line.line_no)
    if (!read) return line
    const { serials, damaged_serials } = read
    return {
      ...{ line_no: line.line_no, serials: [...serials], damaged_serials: [...damaged_serials] },
      ...{ qty: String(serials.length), damaged: String(damaged_serials.length) },
    }
  }),
  surplus: surplus.map(
    (serial_number) => before.surplus.find((one) => one.serial_number === serial_number) ?? { serial_number, note: '' },
  ),
})
