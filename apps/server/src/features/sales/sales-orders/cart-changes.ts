import type { Parsed } from '@sejuk/contract/endpoint'
import type { CartAnswer, sendCart } from '@sejuk/contract/sales/mobile-orders'
import { because } from '@sejuk/domain/messages'
import { availableByLine, cartChanges, goodsAmount, type LineNow } from '@sejuk/domain/sales/carts'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { orderableBy } from '../../../business/customers/orderable-customers.ts'
import { freeStock, unitsOfItem } from '../../../business/sales/free-goods.ts'
import { ladderFor, unitReasonOf } from '../../../business/sales/ladder.ts'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { refuse } from '../../../platform/http/refuse.ts'

type Cart = Parsed<typeof sendCart>

const soldOf = async (db: Db, { lines }: Cart) => {
  const found = await db
    .select({ item_code: items.item_code, item_name: items.item_name, sub_items: items.sub_items })
    .from(items)
    .where(
      and(
        inArray(
          items.item_code,
          lines.map(({ item_code }) => item_code),
        ),
        eq(items.status, 'Approved'),
        isNull(items.merged_into),
      ),
    )
  return new Map(found.map((item) => [item.item_code, item]))
}

/** What each line costs now and how many there are; a line that uses a lock has its units already. */
const linesNow = async (db: Db, viewer: Viewer, cart: Cart) => {
  const sold = await soldOf(db, cart)
  const here = cart.lines.flatMap((line, at) => {
    const item = sold.get(line.item_code)
    return item ? [{ line, at, units: unitsOfItem(item), ordered_qty: line.ordered_qty }] : []
  })
  const now: (LineNow | undefined)[] = cart.lines.map(() => undefined)
  if (here.length === 0) return { now, total_amount: 0 }
  const { customer_code, collect_method, cashback_list, cbd_discount_percent, extra_discount_amount } = cart
  const found = await ladderFor(db, {
    ...{ customer_code, collect_method, cashback_list, cbd_discount_percent, extra_discount_amount },
    ...{ isVisible: orderableBy(viewer), priceIncludeTax: cart.price_include_tax },
    lines: here.map(({ line }) => line),
  })
  const codes = [...new Set(here.flatMap(({ units }) => units.map(({ item_code }) => item_code)))]
  const own = { usercode: viewer.usercode, purpose: cart.hold_purpose ?? '' }
  const { freeOf } = await freeStock(db, cart.warehouse_code, codes, own)
  const drawn = here.filter(({ line }) => !line.lock_stock_order_detail_code)
  const available = availableByLine(drawn, freeOf)
  here.forEach(({ line, at }, n) => {
    const [priced, facts] = [found.ladder.lines[n], found.lines[n]]
    const hasPrice = facts && (facts.asked.list_price !== null || facts.granted.special)
    const place = drawn.findIndex((one) => one.at === at)
    if (priced && hasPrice)
      now[at] = {
        amount: goodsAmount(priced.steps),
        available: cart.is_pre_order || line.lock_stock_order_detail_code ? null : (available[place] ?? 0),
        reason: unitReasonOf(priced, facts),
      }
  })
  return { now, total_amount: found.ladder.total_amount }
}

/** Where it is not what the user agreed to, nothing is written: the user hears what changed, line by line. */
export const refuseChangedCart = async (db: Db, viewer: Viewer, cart: Cart) => {
  const { now, total_amount } = await linesNow(db, viewer, cart)
  const changes = cartChanges(cart.lines, now)
  if (changes.length === 0) return
  const data: CartAnswer = { changes, total_amount }
  refuse('conflict', { status: 'CartChanged', because: because('cart-changed', { n: changes.length }), data })
}
