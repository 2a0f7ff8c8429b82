import { discountTooLarge, type FloorLine, itemsBelowFloor } from '@sejuk/domain/sales/discounts/discount-floor'
import type { Db } from '../../db/database.ts'
import type { salesOrderLines } from '../../db/tables/sales/sales-orders.ts'
import { refuse } from '../../platform/http/refuse.ts'
import { settingsOf } from '../../platform/records/site-settings.ts'
import { largestDiscounts } from './brand-discounts.ts'

type Line = Pick<
  typeof salesOrderLines.$inferInsert,
  'item_code' | 'ordered_qty' | 'list_price' | 'special_price_code' | 'ladder'
>

export const floorLineOf = (line: Line): FloorLine => ({
  ...{ item_code: line.item_code, ordered_qty: line.ordered_qty, list_price: line.list_price ?? 0 },
  ...{ special_price_code: line.special_price_code ?? null, steps: line.ladder ?? [] },
})

type Judged = {
  lines: readonly Line[]
  /** The largest discount when it was submitted; null for what was never submitted. */
  submitted: number | null
  /** When that was. */
  submitted_date?: string | null
  /** The lines as they were approved, where a change of them is judged. */
  approved?: readonly Line[]
}

/** Refuses a discount that nobody approves within an order. Answers with the setting that it was judged by. */
export const requireAboveFloor = async (db: Db, { lines, submitted, submitted_date = null, approved = [] }: Judged) => {
  const { largest_discount_percent: today } = (await settingsOf(db, 'orders')).orders
  const largest = await largestDiscounts(db, lines, { today, submitted, since: submitted_date })
  const items = itemsBelowFloor(lines.map(floorLineOf), largest, approved.map(floorLineOf))
  if (items.length > 0)
    refuse('conflict', { status: 'DiscountTooLarge', because: discountTooLarge(items), data: { item_codes: items } })
  return today
}
