import type { SparepartKind, Urgency } from './order-kinds.ts'

/** How far a shipment is: what waits for stock comes first, what was received last. */
export const shipmentStatuses = ['DO_LackStock', 'DO_Picking', 'DO_Picked', 'DO_Sent', 'DO_Receipt_Uploaded'] as const
export type ShipmentStatus = (typeof shipmentStatuses)[number]

/** The status of the order: that of its least advanced shipment. */
export const headOf = (statuses: readonly ShipmentStatus[]): ShipmentStatus | undefined =>
  shipmentStatuses.find((status) => statuses.includes(status))

export type Waiting = {
  sparepart_order_code: string
  urgency: Urgency
  order_kind: SparepartKind
  /** Where a planner put it; the lowest first. */
  desk_rank: number | null
  created_date: string
}

const rankOf = ({ urgency, order_kind }: Waiting) => {
  if (urgency === 'Urgent') return 0
  if (order_kind === 'In_Warranty') return 1
  return order_kind === 'Stock' ? 3 : 2
}

/** Who gets the next piece: what a planner put first, then no cooling, in warranty by age, paid, and shelves last. */
export const byAllocation = (one: Waiting, other: Waiting) =>
  (one.desk_rank ?? Number.MAX_SAFE_INTEGER) - (other.desk_rank ?? Number.MAX_SAFE_INTEGER) ||
  rankOf(one) - rankOf(other) ||
  one.created_date.localeCompare(other.created_date) ||
  one.sparepart_order_code.localeCompare(other.sparepart_order_code)

/** Gives what is there to those who wait, in their order, as far as it goes. */
export const allot = <Line extends { short: number }>(waiting: readonly Line[], available: number) => {
  let left = Math.max(0, available)
  return waiting.map((line) => {
    const given = Math.min(left, Math.max(0, line.short))
    left -= given
    return { line, given }
  })
}

export type PromiseTone = 'broken' | 'soon' | 'fine'
/** A promise is broken after its day, and near on the day before and on the day itself. */
export const promiseTone = (promised: string | null, today: string, tomorrow: string): PromiseTone | undefined => {
  if (!promised) return undefined
  if (promised < today) return 'broken'
  return promised <= tomorrow ? 'soon' : 'fine'
}
