import type { LadderStep } from '../ladder-lines.ts'

type Stored = { item_discount_percent: number; item_discount_amount: number }
/** The amount that somebody typed. A stored line has what the discount comes to, also where a percent was typed. */
export const typedAmount = ({ item_discount_percent, item_discount_amount }: Stored) =>
  item_discount_percent > 0 ? 0 : item_discount_amount

type Priced = {
  ordered_qty: number
  unit_price: number
  ladder: readonly { step: LadderStep; after: number }[]
}
/** What one piece costs after the item's own discount, before the discounts of the whole order. */
export const netPriceOf = ({ ordered_qty, unit_price, ladder }: Priced) => {
  const after = ladder.find(({ step }) => step === 'item-discount')?.after
  return after === undefined || ordered_qty === 0 ? unit_price : Math.round(after / ordered_qty)
}
