import type { StockCountDetail } from '@sejuk/contract/stock/stock-counts'

/** Under this name what was counted waits in the queue of the phone. */
export const countAction = 'stock-count'
export type Queued = { count_code: string; item_code: string; serial_number: string; qty: number }

/** The count as it will be when what waits on this phone has arrived; which item a scanned number is of only the server knows. */
export const withQueued = (count: StockCountDetail, queued: readonly Queued[]): StockCountDetail => ({
  ...count,
  lines: count.lines.map((line) => {
    const mine = queued.filter(({ item_code }) => item_code === line.item_code)
    const added = mine.reduce((sum, { qty }) => sum + qty, 0)
    return mine.length ? { ...line, counted: (line.counted ?? 0) + added } : line
  }),
})
