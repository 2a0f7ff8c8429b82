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
