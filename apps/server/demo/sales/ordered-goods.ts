import type { SubItem } from '@sejuk/domain/catalogue/items'
import { type TaxRule, taxRuleOn } from '@sejuk/domain/finance/tax'
import { standardMaxPercent } from '@sejuk/domain/sales/ladder-lines'
import { orderLadder } from '@sejuk/domain/sales/price-ladder'
import type pg from 'pg'
import { chance, pick, seededRandom, whole } from '../makers/random.ts'

/** Sets that branches have in stock, with what they cost through the years. */
type OrderedItem = {
  item_code: string
  item_name: string
  business_unit_code: string
  brand_code: string | null
  category_code: string | null
  sub_items: SubItem[]
  prices: { price_code: string; price: number; from: string; to: string | null }[]
}
export type OrderedGoods = { items: readonly OrderedItem[]; rules: readonly TaxRule[] }

const mostItems = 10

/** The same sets that the stock of the demo holds. */
export const readOrderedGoods = async (client: pg.ClientBase): Promise<OrderedGoods> => {
  const { rows: items } = await client.query<OrderedItem>(
    `select i.item_code, i.item_name, i.business_unit_code, i.brand_code, i.category_code, i.sub_items, p.prices
    from (select * from items where used_for_indoor_outdoor = 'Set' and status = 'Approved' and business_unit_code = 'RAC'
      order by md5(item_code) limit $1) i
    cross join lateral (select json_agg(json_build_object('price_code', price_code, 'price', price_include_tax,
        'from', valid_from, 'to', valid_to) order by valid_from) as prices
      from item_prices where item_code = i.item_code and dept_code is null and customer_level is null
        and status = 'Approved') p
    where p.prices is not null order by i.item_code`,
    [mostItems],
  )
  const { rows: rules } = await client.query<TaxRule>(
    'select transaction_code, valid_from::text as valid_from, numerator, denominator, rate_percent from tax_rules',
  )
  return { items, rules }
}

/** Whose order it is, as far as its price depends on it. */
export type Orderer = {
  customer_level: string | null
  customer_type_code: string
  dept_code: string
  customer_is_taxable: number
  price_include_tax: 'Y' | 'N'
  transaction_code: string
}
type Itself = {
  order_code: string
  order_date: string
  /** A large order is so many usual ones. */
  times?: number
}

const priceOn = ({ prices }: OrderedItem, day: string) =>
  prices.find(({ from, to }) => from <= day && (to === null || day <= to)) ?? prices[0]

/** A good customer orders more pieces. */
const pieces: Record<string, number> = { BRONZE: 1, SILVER: 2, GOLD: 3, PLATINUM: 6 }

/** What an order is about: the same for its number whenever it is asked. */
const orderedLines = (
  { items }: OrderedGoods,
  { order_code, order_date, times = 1 }: Itself,
  { customer_level }: Orderer,
) => {
  const random = seededRandom(order_code)
  const most = pieces[customer_level ?? ''] ?? 1
  const first = whole(random, 0, items.length - 1)
  const lines = Array.from({ length: Math.min(items.length, whole(random, 1, 2)) }, (_, n) => {
    const item = items[(first + n) % items.length] as OrderedItem
    const price = priceOn(item, order_date)
    return {
      ...{ item, price_code: price?.price_code ?? null, price: price?.price ?? 0, qty: times * whole(random, 1, most) },
      percent: chance(random, 0.4) ? pick(random, [1, 1.5, 2, 2.5, 3, 5]) : 0,
    }
  })
  return { lines, share: pick(random, [0, 0, 1, 2, 3]) }
}

/**
 * The ladder of an order of the demo. What it takes off beside the lines is cashback where a line of cashback pays for it, and an
 * extra discount otherwise: the order costs the same.
 */
export const orderedLadder = (goods: OrderedGoods, itself: Itself, orderer: Orderer, cashback_code?: string | null) => {
  const { lines, share } = orderedLines(goods, itself, orderer)
  const list = lines.reduce((sum, { price, qty }) => sum + price * qty, 0)
  /** Whole thousands. */
  const beside = Math.floor((list * share) / 100_000) * 1000
  const ladder = orderLadder(
    lines.map(({ item, price, qty, percent }) => ({
      ...{ ...item, ordered_qty: qty, list_price: price },
      ...{ item_discount_percent: percent, item_discount_amount: 0 },
    })),
    {
      ...{ dept_code: orderer.dept_code, customer_level: orderer.customer_level, day: itself.order_date },
      customer_type_code: orderer.customer_type_code,
      customerIsTaxable: orderer.customer_is_taxable === 1 ? 1 : 0,
      priceIncludeTax: orderer.price_include_tax,
      ...{ collect_method: null, cbd_discount_percent: 0 },
      extra_discount_amount: cashback_code ? 0 : beside,
      cashback_list: cashback_code ? [{ plannedAmount: beside }] : [],
      tax_rule:
        orderer.customer_is_taxable === 1
          ? taxRuleOn(goods.rules, orderer.transaction_code, itself.order_date)
          : undefined,
      ...{ max_total_percent: standardMaxPercent, policies: [] },
    },
  )
  return { lines, beside, ladder }
}

/** How many usual orders an amount comes to, so that an order of that many costs about as much, and exactly so asked again. */
export const timesFor = (goods: OrderedGoods, itself: Itself, orderer: Orderer, amount: number) =>
  Math.max(1, Math.round(amount / orderedLadder(goods, itself, orderer).ladder.total_amount))
