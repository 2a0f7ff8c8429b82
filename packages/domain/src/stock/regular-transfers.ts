import { proposedQuantity, type TransferConfiguration } from './transfer-configurations.ts'

/** One wish of the configuration, with how both warehouses stand. */
export type Wish = Pick<TransferConfiguration, 'from_warehouse' | 'to_warehouse' | 'min_qty' | 'max_qty'> & {
  item_code: string
  available: number
  /** On its way, or in a transfer that was not sent yet. */
  incoming: number
  /** What the source may still give, before this proposal. */
  at_source: number
}

const urgency = ({ available, incoming, min_qty }: Wish) => (available + incoming) / Math.max(1, min_qty)

/** What to bring where. The emptiest is served first, and nothing at a source is proposed twice. */
export const proposeTransfers = <W extends Wish>(wishes: readonly W[]): (W & { qty: number })[] => {
  const left = new Map<string, number>()
  const inOrder = wishes.toSorted(
    (one, other) => urgency(one) - urgency(other) || one.to_warehouse.localeCompare(other.to_warehouse),
  )
  return inOrder.flatMap((wish) => {
    const key = `${wish.from_warehouse}\n${wish.item_code}`
    const atSource = left.get(key) ?? wish.at_source
    const qty = proposedQuantity(wish, { ...wish, atSource: Math.max(0, atSource) })
    left.set(key, atSource - qty)
    return qty > 0 ? [{ ...wish, at_source: Math.max(0, atSource), qty }] : []
  })
}

/** What a set is made of: its halves, and how many of each. */
export type SetOfHalves = readonly { item_code: string; per: number }[]
type Way = Pick<Wish, 'from_warehouse' | 'to_warehouse' | 'item_code'> & { qty: number }

/**
 * As many of each half as make whole sets on one way, and the others unchanged: half a set cannot be sold where it arrives.
 * A half of several sets goes to the first of them.
 */
export const wholeSets = <W extends Way>(lines: readonly W[], sets: readonly SetOfHalves[]): W[] => {
  const wayOf = (line: Way) => `${line.from_warehouse}\n${line.to_warehouse}`
  const halves = new Set(sets.flatMap((set) => set.map(({ item_code }) => item_code)))
  const shares = new Map<string, number>()
  for (const [way, there] of Map.groupBy(lines, wayOf)) {
    const left = new Map(there.map(({ item_code, qty }) => [item_code, qty]))
    for (const set of sets) {
      const n = Math.min(...set.map(({ item_code, per }) => Math.floor((left.get(item_code) ?? 0) / per)))
      if (!(n > 0 && Number.isFinite(n))) continue
      for (const { item_code, per } of set) {
        const key = `${way}\n${item_code}`
        shares.set(key, (shares.get(key) ?? 0) + n * per)
        left.set(item_code, (left.get(item_code) ?? 0) - n * per)
      }
    }
  }
  return lines.flatMap((line) => {
    const qty = halves.has(line.item_code) ? (shares.get(`${wayOf(line)}\n${line.item_code}`) ?? 0) : line.qty
    return qty > 0 ? [{ ...line, qty }] : []
  })
}
