import { addDays } from '../values/dates.ts'

type CoveredBy = 'inHand' | 'asked' | 'incoming' | 'noPlan'
/** How one missing piece is covered, and the day on which it arrives where that is known. */
export type Cover = { by: CoveredBy; eta: string | null }
type Waits = { short: number; offered_item_code: string | null }
type Part<Order extends Waits> = {
  orders: readonly Order[]
  available: number
  incoming: readonly { qty: number; eta: string | null }[]
}

/** What covers each missing piece, in the order of who waits: stock, then what was offered in its place, then what comes first. */
export const coverOf = <Order extends Waits>({ orders, available, incoming }: Part<Order>) => {
  let inHand = Math.max(0, available)
  const coming = incoming.flatMap(({ qty, eta }) => Array.from({ length: qty }, () => eta))
  return orders.map((order) => ({
    order,
    pieces: Array.from({ length: order.short }, (): Cover => {
      if (inHand > 0) {
        inHand -= 1
        return { by: 'inHand', eta: null }
      }
      if (order.offered_item_code) return { by: 'asked', eta: null }
      const eta = coming.shift()
      return eta === undefined ? { by: 'noPlan', eta: null } : { by: 'incoming', eta }
    }),
  }))
}

const weakest: readonly CoveredBy[] = ['noPlan', 'asked', 'incoming', 'inHand']

/** An order is as sure as its least sure piece, and complete with the last that arrives. */
export const planOf = (pieces: readonly Cover[]): Cover => {
  const by = weakest.find((one) => pieces.some((piece) => piece.by === one)) ?? 'noPlan'
  if (by !== 'incoming') return { by, eta: null }
  const days = pieces.filter((piece) => piece.by === 'incoming').map(({ eta }) => eta)
  return { by, eta: days.some((day) => day === null) ? null : (days.toSorted().at(-1) ?? null) }
}

/** From the warehouse to the centre. */
const daysToHand = 1
/** The day to promise by a plan, never before tomorrow; none while it is not known when the last piece comes. */
export const promiseOf = ({ by, eta }: Cover, today: string) => {
  if (by === 'inHand') return addDays(today, daysToHand)
  if (!eta) return undefined
  return addDays(eta < today ? today : eta, daysToHand)
}

/** The day to tell a customer: where none was promised, or the promised one cannot be kept. */
export const newPromise = (plan: Cover, promised: string | null, today: string) => {
  const day = promiseOf(plan, today)
  if (!day || !promised) return day
  // What is there may still be in time today.
  return promised < (plan.by === 'inHand' ? today : day) ? day : undefined
}

/** How good the supply should be: orders filled at once, in per cent, and days from the approval to the part. */
export const fillTarget = 90
export const daysTarget = 3
