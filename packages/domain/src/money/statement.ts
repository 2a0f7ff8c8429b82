/** What stands in the statement of a customer. What is used of a credit moves nothing, so it stands in none. */
export const entryKinds = ['invoice', 'note', 'receipt', 'cheque', 'withheld', 'refund'] as const
export type EntryKind = (typeof entryKinds)[number]

type Moved = { charged: number; received: number }
/** The balance after each entry, in their order, from what was brought forward. */
export const withBalances = <Entry extends Moved>(opening: number, entries: readonly Entry[]) => {
  let balance = opening
  return entries.map((entry) => {
    balance += entry.charged - entry.received
    return { ...entry, balance }
  })
}
