import { because, type Message } from '../messages.ts'

/** What a warehouse should have of an item or of every item of a category, and from where it gets it. */
export type TransferConfiguration = {
  from_warehouse: string
  to_warehouse: string
  item_code: string | null
  category_code: string | null
  min_qty: number
  max_qty: number
  lead_days: number
}

/** What makes no sense in it, by field. */
export const configurationObjections = (form: TransferConfiguration): Record<string, Message> => {
  const said: Record<string, Message> = {}
  if (form.from_warehouse === form.to_warehouse) said.to_warehouse = because('transfer-to-itself')
  if (Boolean(form.item_code) === Boolean(form.category_code)) said.item_code = because('item-or-category')
  if (form.max_qty < form.min_qty) said.max_qty = because('most-below-least')
  return said
}

/** What to bring: up to the most, less what is there and what is coming. Above the least nothing is brought. */
export const proposedQuantity = (
  { min_qty, max_qty }: Pick<TransferConfiguration, 'min_qty' | 'max_qty'>,
  { available, incoming, atSource }: { available: number; incoming: number; atSource: number },
) => {
  if (available + incoming >= min_qty) return 0
  return Math.max(0, Math.min(max_qty - available - incoming, atSource))
}
