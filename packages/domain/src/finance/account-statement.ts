import { total } from '../values/money.ts'

export const moveKinds = ['Invoice', 'Return', 'Receipt', 'Cheque', 'Withheld'] as const
export type MoveKind = (typeof moveKinds)[number]
/** What raised or lowered what a customer owes; a payment has a minus. */
export type AccountMove = { kind: MoveKind; code: string; date: string; amount: number }

/**
 * The account of a customer between two days. What is known for certain is what it owes now; so the balance before is reckoned back
 * from there, and the last line is always what is open less the money not used yet.
 */
export const accountStatement = (
  owedNow: number,
  moves: readonly AccountMove[],
  { from, to, most }: { from: string; to: string; most: number },
) => {
  const known = moves
    .filter(({ date }) => date >= from)
    .toSorted((a, b) => a.date.localeCompare(b.date) || b.amount - a.amount || a.code.localeCompare(b.code))
  const closing = owedNow - total(known.filter(({ date }) => date > to).map(({ amount }) => amount))
  const within = known.filter(({ date }) => date <= to)
  const shown = within.slice(Math.max(0, within.length - most))
  const opening = closing - total(shown.map(({ amount }) => amount))
  let balance = opening
  const lines = shown.map((move) => {
    balance += move.amount
    return { ...move, balance }
  })
  return { opening, closing, lines, earlier: within.length - shown.length }
}
