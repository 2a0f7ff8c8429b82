import { because, type Message } from '../messages.ts'

/** What one warehouse has of one item. `in_transit` is on its way to the warehouse and not in it yet. */
export type Balance = { on_hand: number; locked: number; in_transit: number; damaged: number }
export const balanceParts = ['on_hand', 'locked', 'in_transit', 'damaged'] as const
export const emptyBalance: Balance = { on_hand: 0, locked: 0, in_transit: 0, damaged: 0 }

/** What may still be promised. Held is what other users are typing into orders right now. */
export const availableOf = ({ on_hand, locked, damaged }: Omit<Balance, 'in_transit'>, held = 0) =>
  on_hand - locked - damaged - held

/**
 * Goods received and issued, transfer out and in, what is on its way to the destination, locks, returns in and out, and
 * adjustments.
 */
export const moveTypes = ['GR', 'GI', 'TO', 'ON_WAY', 'TI', 'LOCK', 'UNLOCK', 'RMA_IN', 'RMA_OUT', 'ADJ'] as const
export type MoveType = (typeof moveTypes)[number]

/** `qty` counts units; only an adjustment and what is on its way may be negative. */
export type Quantities = {
  qty: number
  /** How many of them were locked for the document. */
  locked?: number | undefined
  /** How many of them are damaged. */
  damaged?: number | undefined
  /** How many of them were on their way; a surplus was not. */
  expected?: number | undefined
}

/** What a move adds to the balance. */
export const changeBy = (type: MoveType, { qty, locked = 0, damaged = 0, expected = qty }: Quantities): Balance => {
  switch (type) {
    case 'GR':
    case 'RMA_IN':
    case 'ADJ':
      return { ...emptyBalance, on_hand: qty, damaged }
    case 'GI':
    case 'TO':
    case 'RMA_OUT':
      return { ...emptyBalance, on_hand: -qty, locked: -locked, damaged: -damaged }
    case 'TI':
      return { ...emptyBalance, on_hand: qty, in_transit: -expected, damaged }
    case 'ON_WAY':
      return { ...emptyBalance, in_transit: qty }
    case 'LOCK':
      return { ...emptyBalance, locked: qty }
    case 'UNLOCK':
      return { ...emptyBalance, locked: -qty }
  }
}

export const plus = (one: Balance, other: Balance): Balance => ({
  on_hand: one.on_hand + other.on_hand,
  locked: one.locked + other.locked,
  in_transit: one.in_transit + other.in_transit,
  damaged: one.damaged + other.damaged,
})

const signed: readonly MoveType[] = ['ADJ', 'ON_WAY']
const isCount = (n: number) => Number.isInteger(n) && n >= 0

/** A move that makes sense by itself: whole units, and no part larger than the whole. */
export const isMove = (type: MoveType, { qty, locked = 0, damaged = 0, expected = 0 }: Quantities) => {
  if (![qty, locked, damaged, expected].every(Number.isInteger)) return false
  if (signed.includes(type)) return qty !== 0 || damaged !== 0
  return qty > 0 && isCount(locked) && locked <= qty && isCount(damaged) && damaged <= qty && isCount(expected)
}

/** Nothing is negative, and what is locked or damaged is there. */
export const isSound = (balance: Balance) =>
  balanceParts.every((part) => isCount(balance[part])) && availableOf(balance) >= 0

/** Why a move cannot be made on this balance. What others hold may not be promised; what is gone is gone all the same. */
export const whyNotMove = (before: Balance, type: MoveType, quantities: Quantities, held = 0): Message | undefined => {
  const change = changeBy(type, quantities)
  const after = plus(before, change)
  const takes = availableOf(change) < 0
  const left = availableOf(before, type === 'ADJ' ? 0 : held)
  if (takes && left + availableOf(change) < 0) return because('only-units-available-now', { n: Math.max(0, left) })
  if (after.locked < 0) return because('only-units-are-locked', { n: before.locked })
  if (after.in_transit < 0) return because('only-units-are-on-their-way', { n: before.in_transit })
  if (!isSound(after)) return because('stock-would-be-negative')
  return undefined
}

/** Counting as if sales went on as in the last days; without any there is no end. */
export const daysOfCover = (available: number, sold: number, days: number) =>
  sold > 0 ? Math.max(0, Math.floor((available * days) / sold)) : undefined

/** How a level stands beside what is wanted; without a wish only 'none' is said. */
export const stockLevels = ['none', 'low', 'fine', 'over'] as const
export type StockLevel = (typeof stockLevels)[number]
export const levelOf = (available: number, wanted?: { min_qty: number; max_qty: number } | null): StockLevel => {
  if (available <= 0) return 'none'
  if (wanted && available < wanted.min_qty) return 'low'
  return wanted && available > wanted.max_qty ? 'over' : 'fine'
}

/** A quantity typed into an order is held for so long. */
export const holdMinutes = 15
