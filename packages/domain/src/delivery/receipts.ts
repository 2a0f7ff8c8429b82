import { because, type Message } from '../messages.ts'

export const receiptStatuses = ['None', 'Uploaded', 'Verified', 'Problem'] as const
export type ReceiptStatus = (typeof receiptStatuses)[number]
export const goodsReceivedStatuses = ['Not_Received', 'Received_Full', 'Received_Partial', 'Refused'] as const
export type GoodsReceivedStatus = (typeof goodsReceivedStatuses)[number]

/** At least the goods and the signed letter. */
export const leastPhotos = 2
export const mostPhotos = 12
/** Farther from the address is asked about, and not forbidden. */
export const farFromAddress = 1000

export type Counts = { qty: number; received_qty: number; damaged_qty: number; short_qty: number }
export type Part = { received: number; damaged: number; short: number }

/** What nobody has said anything about yet. */
export const restOf = ({
  total_qty,
  received_qty,
  damaged_qty,
  short_qty,
}: Omit<Counts, 'qty'> & { total_qty: number }) => total_qty - received_qty - damaged_qty - short_qty
export const restOfUnit = ({ qty, ...counts }: Counts) => restOf({ ...counts, total_qty: qty })

/** A part is added to what is known, and never replaces it. */
export const withPart = (
  counts: Counts,
  { received, damaged, short }: Part,
): { counts: Counts; why?: undefined } | { counts?: undefined; why: Message } => {
  if (received + damaged + short > restOfUnit(counts)) return { why: because('quantity-received-more-than-sent') }
  return {
    counts: {
      qty: counts.qty,
      received_qty: counts.received_qty + received,
      damaged_qty: counts.damaged_qty + damaged,
      short_qty: counts.short_qty + short,
    },
  }
}

/**
 * In pieces of what was ordered: a set arrived where all of its units did. Units that were left out, since the customer has them
 * already, count as arrived.
 */
export const piecesOf = (qty: number, units: readonly (Counts & { per: number })[]): Counts => {
  const whole = (count: (unit: Counts & { per: number }) => number) =>
    units.reduce(
      (least, unit) => Math.min(least, Math.floor((count(unit) + unit.per * qty - unit.qty) / unit.per)),
      qty,
    )
  const received_qty = whole(({ received_qty: received }) => received)
  const said = whole((unit) => unit.qty - restOfUnit(unit))
  const missing = Math.max(0, said - received_qty)
  const damaged = units.reduce((most, unit) => Math.max(most, Math.ceil(unit.damaged_qty / unit.per)), 0)
  const damaged_qty = Math.min(missing, damaged)
  return { qty, received_qty, damaged_qty, short_qty: missing - damaged_qty }
}

type Said = Omit<Counts, 'qty'> & { total_qty: number }

/** What the receipt says of the goods as a whole. */
export const goodsReceivedOf = (said: Said): GoodsReceivedStatus => {
  if (said.received_qty >= said.total_qty) return 'Received_Full'
  if (said.received_qty > 0) return 'Received_Partial'
  return restOf(said) === 0 ? 'Refused' : 'Not_Received'
}

/** Whether a status may be saved beside the receipt: nothing received is either refused or not received at all. */
export const agreesWith = (status: GoodsReceivedStatus, said: Said) => {
  const found = goodsReceivedOf(said)
  return status === found || (found === 'Refused' && status === 'Not_Received')
}

type Proof = {
  /** Whether anything was received at all. */
  isReceived: boolean
  isRefusedToSign: boolean
  verdict: 'Same' | 'Different' | 'Unsure' | null
  openProblems: number
}

/** Proven is a signature that somebody compared, or a problem that somebody closed. */
export const receiptStatusOf = ({ isReceived, isRefusedToSign, verdict, openProblems }: Proof): ReceiptStatus => {
  if (!isReceived) return 'None'
  const isJudged = isRefusedToSign || verdict === 'Same' || verdict === 'Different'
  if (!isJudged) return 'Uploaded'
  return openProblems > 0 ? 'Problem' : 'Verified'
}
