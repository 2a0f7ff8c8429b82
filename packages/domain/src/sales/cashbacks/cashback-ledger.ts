import { timesRatio, total } from '../../values/money.ts'

/**
 * What can happen to the money of a line. The balance is the sum of the amounts: grants and releases add, plans and uses take
 * away. An order that is invoiced lets go of its plan and is used in two rows; what is taken back of an invoice adds again.
 */
export const ledgerKinds = ['grant', 'plan', 'release', 'consume', 'adjust', 'expire'] as const
export type LedgerKind = (typeof ledgerKinds)[number]
export type Movement = { kind: LedgerKind; amount: number }

/** The sign of each kind. Both: the amount decides. */
const ways: Record<LedgerKind, readonly (1 | -1)[]> = {
  grant: [1],
  plan: [-1],
  release: [1],
  consume: [-1, 1],
  adjust: [1, -1],
  expire: [-1, 1],
}
export const isMovement = ({ kind, amount }: Movement) =>
  Number.isSafeInteger(amount) && ways[kind].includes(Math.sign(amount) as 1 | -1)

export type LineSums = {
  granted_amount: number
  planned_amount: number
  used_amount: number
  expired_amount: number
  cashback_remain: number
}

export const nothingYet: LineSums = {
  granted_amount: 0,
  planned_amount: 0,
  used_amount: 0,
  expired_amount: 0,
  cashback_remain: 0,
}

const columnOf = {
  grant: 'granted_amount',
  adjust: 'granted_amount',
  plan: 'planned_amount',
  release: 'planned_amount',
  consume: 'used_amount',
  expire: 'expired_amount',
} as const satisfies Record<LedgerKind, keyof LineSums>

/** The sums after a movement. What was granted grows with the balance; what was planned, used or lost grows against it. */
export const afterMovement = (sums: LineSums, { kind, amount }: Movement): LineSums => {
  const column = columnOf[kind]
  const way = column === 'granted_amount' ? 1 : -1
  return { ...sums, [column]: sums[column] + way * amount, cashback_remain: sums.cashback_remain + amount }
}

export const sumsOf = (movements: readonly Movement[]) => movements.reduce(afterMovement, nothingYet)

/** No purse is ever below nothing, and they always make up what was granted. */
export const isSound = (sums: LineSums) =>
  Object.values(sums).every((amount) => amount >= 0) &&
  sums.granted_amount === sums.planned_amount + sums.used_amount + sums.expired_amount + sums.cashback_remain

/** An order plans anew: only the difference to what it had planned moves. */
export const replanned = (before: number, after: number): Movement | undefined => {
  if (after === before) return undefined
  return after > before ? { kind: 'plan', amount: before - after } : { kind: 'release', amount: before - after }
}

/** An invoice consumes the planned amount or less; the rest is released. */
export const consumed = (planned: number, real: number): Movement[] =>
  [{ kind: 'release', amount: planned } as const, { kind: 'consume', amount: real === 0 ? 0 : -real } as const].filter(
    ({ amount }) => amount !== 0,
  )

/** A void invoice returns what it consumed; it is planned again unless the order is void too. */
export const restored = (planned: number, real: number, isOrderAlive: boolean): Movement[] =>
  [
    { kind: 'consume', amount: real } as const,
    ...(isOrderAlive ? [{ kind: 'plan', amount: planned === 0 ? 0 : -planned } as const] : []),
  ].filter(({ amount }) => amount !== 0)

/** A rebate shared out over the lines of an order by their amounts; the rupiah that are left go to the largest line. */
export const shareRebate = (rebate: number, amounts: readonly number[]): number[] => {
  const whole = total(amounts)
  if (whole <= 0) return amounts.map((_, n) => (n === 0 ? rebate : 0))
  const shares = amounts.map((amount) => Math.min(rebate, timesRatio(rebate, amount, whole)))
  const largest = amounts.indexOf(Math.max(...amounts))
  const rest = rebate - total(shares)
  return shares.map((share, n) => (n === largest ? share + rest : share))
}
