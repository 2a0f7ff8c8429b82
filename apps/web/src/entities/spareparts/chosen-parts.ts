import type { OrderablePart } from '@sejuk/contract/spareparts/sparepart-orders'
import { mostOfPart } from '@sejuk/domain/spareparts/part-rules'

/** A part as a form holds it. */
export type ChosenPart = {
  item_code: string
  item_name: string
  quantity: number
  position_no: number | null
  override_reason: string
  quantity_reason: string
}

export const chosenFrom = (part: Pick<OrderablePart, 'item_code' | 'item_name' | 'position_no'>): ChosenPart => ({
  ...{ item_code: part.item_code, item_name: part.item_name, position_no: part.position_no },
  ...{ quantity: 1, override_reason: '', quantity_reason: '' },
})

/** One more of a part: a further one of what is chosen already, or a new line. */
export const withOneMore = (chosen: readonly ChosenPart[], part: ChosenPart): ChosenPart[] =>
  chosen.some(({ item_code }) => item_code === part.item_code)
    ? chosen.map((one) =>
        one.item_code === part.item_code ? { ...one, quantity: Math.min(mostOfPart, one.quantity + 1) } : one,
      )
    : [...chosen, part]

/** One less; the last one takes the line away. */
export const withOneLess = (chosen: readonly ChosenPart[], item_code: string): ChosenPart[] =>
  chosen.flatMap((one) => {
    if (one.item_code !== item_code) return [one]
    return one.quantity > 1 ? [{ ...one, quantity: one.quantity - 1 }] : []
  })
