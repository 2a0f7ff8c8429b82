import { type Counts, piecesOf } from './receipts.ts'

type OrderLine = { order_line: number; amount: number; qty: number; delivered_qty: number }
/** An order that is paid at the door: what it costs, and what of that is paid or was collected before. */
export type DoorOrder = { order_code: string; total: number; covered: number; lines: OrderLine[] }
type LetterLine = { line_no: number; order_code: string; order_line: number; qty: number; received_qty: number }
/** What a letter collects: its orders, and its lines with what arrived before. */
export type DoorLetter = { orders: DoorOrder[]; lines: LetterLine[] }
type Unit = Counts & { line_no: number; per: number }

/** Prices leave no less than a rupiah; nobody is stopped for one. */
export const smallestMissing = 2

/** Of the whole order, so that all of it costs its total however it was split: whole rupiah are cut from the sum, not from parts. */
const costOf = ({ total, lines }: DoorOrder, arrived: (line: OrderLine) => number) => {
  const whole = lines.reduce((sum, { amount }) => sum + amount, 0)
  const part = lines.reduce((sum, line) => sum + line.amount * Math.min(1, arrived(line) / line.qty), 0)
  if (whole === 0) return 0
  return part >= whole ? total : Math.round(total * (part / whole))
}

/** What is due for an order once so many more pieces of its lines have arrived. */
export const dueForOrder = (order: DoorOrder, more: (order_line: number) => number) =>
  Math.max(0, costOf(order, (line) => line.delivered_qty + more(line.order_line)) - order.covered)

/** Pieces of each line that arrive with these units. */
const arrivingOf = ({ lines }: DoorLetter, units: readonly Unit[]) =>
  lines.map((line) => {
    const own = units.filter(({ line_no }) => line_no === line.line_no)
    return { ...line, more: Math.max(0, piecesOf(line.qty, own).received_qty - line.received_qty) }
  })

/** By order, what the driver collects for these units. Orders for which nothing arrives ask for nothing. */
export const dueAtDoor = (letter: DoorLetter, units: readonly Unit[]) => {
  const arriving = arrivingOf(letter, units)
  return letter.orders.flatMap((order) => {
    const own = arriving.filter(({ order_code, more }) => order_code === order.order_code && more > 0)
    if (own.length === 0) return []
    const due = dueForOrder(order, (line) =>
      own.reduce((sum, { order_line, more }) => (order_line === line ? sum + more : sum), 0),
    )
    return due > 0 ? [{ order_code: order.order_code, due }] : []
  })
}
