import { consumeSpecialPrices } from '../../../business/sales/special-prices.ts'
import type { Db } from '../../../db/database.ts'
import type { Actor } from '../../../platform/records/action-log.ts'
import type { OrderLine } from './locks.ts'

type Order = { order_code: string; customer_code: string; order_date: string }
type Line = Pick<OrderLine, 'line_no' | 'item_code' | 'ordered_qty' | 'special_price_code'>

/** Lets the order use exactly the units of these lines. */
export const useSpecialPrices = (db: Db, actor: Actor, order: Order, lines: readonly Line[]) => {
  const { order_code, customer_code, order_date: day } = order
  const wanted = lines.flatMap(({ line_no, item_code, ordered_qty: qty, special_price_code }) =>
    special_price_code && qty > 0 ? [{ line_no, item_code, special_price_code, qty }] : [],
  )
  return consumeSpecialPrices(db, actor, { order_code, customer_code, day }, wanted)
}

/** What either of two versions uses, for the time in which both may become firm. */
export const largerUse = (one: readonly Line[], other: readonly Line[]): Line[] => {
  const uses = new Map(one.map((line) => [`${line.line_no} ${line.item_code} ${line.special_price_code}`, line]))
  for (const line of other) {
    const key = `${line.line_no} ${line.item_code} ${line.special_price_code}`
    const before = uses.get(key)
    if (!before || before.ordered_qty < line.ordered_qty) uses.set(key, line)
  }
  return [...uses.values()]
}
