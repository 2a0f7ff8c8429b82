import { availableOf, type Balance, emptyBalance } from '@sejuk/domain/stock/balances'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { isInForce } from '../../../business/catalogue/prices.ts'
import { choosableBy } from '../../../business/masters/choosable-warehouses.ts'
import { type Unit, unitsOfItems } from '../../../business/stock/units-of-items.ts'
import type { Db } from '../../../db/database.ts'
import { itemPrices } from '../../../db/tables/catalogue/prices.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { stockBalances as b, stockHolds as h } from '../../../db/tables/stock/stock-moves.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

type By = { db: Db; viewer: Viewer }

/** The price of the company: of no branch and no level, from the first unit on. */
const pricesOf = async ({ db, viewer }: By, codes: readonly string[]) => {
  if (!codes.length || !viewer.permission.has('Item-Price-View')) return new Map<string, number>()
  const found = await db
    .select({ item_code: itemPrices.item_code, price: itemPrices.price_include_tax })
    .from(itemPrices)
    .where(
      and(
        inArray(itemPrices.item_code, [...codes]),
        isNull(itemPrices.dept_code),
        isNull(itemPrices.customer_level),
        isInForce(companyToday()),
      ),
    )
    .orderBy(asc(itemPrices.item_code), asc(itemPrices.min_qty), asc(itemPrices.org_code))
  return new Map(found.toReversed().map(({ item_code, price }) => [item_code, Number(price)]))
}

type Stock = Pick<Balance, 'on_hand' | 'locked'> & { available: number }

/** In the warehouses the viewer may draw from; a set is counted in each by its scarcer unit. */
const stockOf = async ({ db, viewer }: By, codes: readonly string[]) => {
  const stock = new Map<string, Stock>()
  if (!codes.length || !viewer.permission.has('Stock-Overview-View')) return stock
  const units = await unitsOfItems(db, codes)
  const wanted = [...new Set([...units.values()].flat().map(({ item_code }) => item_code))]
  const held = db
    .select({ warehouse_code: h.warehouse_code, item_code: h.item_code, n: sql<number>`sum(${h.qty})::int`.as('n') })
    .from(h)
    .where(and(inArray(h.item_code, wanted), sql`${h.expires_date} > now()`))
    .groupBy(h.warehouse_code, h.item_code)
    .as('held')
  const balances = await db
    .select({
      warehouse_code: b.warehouse_code,
      item_code: b.item_code,
      on_hand: sql<number>`sum(${b.on_hand})::int`,
      locked: sql<number>`sum(${b.locked})::int`,
      damaged: sql<number>`sum(${b.damaged})::int`,
      held: sql<number>`coalesce(max(${held.n}), 0)::int`,
    })
    .from(b)
    .innerJoin(warehouses, eq(warehouses.warehouse_code, b.warehouse_code))
    .leftJoin(held, and(eq(held.warehouse_code, b.warehouse_code), eq(held.item_code, b.item_code)))
    .where(and(inArray(b.item_code, wanted), eq(warehouses.is_active, true), choosableBy(viewer)))
    .groupBy(b.warehouse_code, b.item_code)
  const places = Map.groupBy(balances, ({ warehouse_code }) => warehouse_code)
  const scarcest = (rows: typeof balances, parts: readonly Unit[]): Stock =>
    parts
      .map(({ item_code, per }) => {
        const found = rows.find((row) => row.item_code === item_code)
        const whole = (n: number) => Math.floor(n / Math.max(1, per))
        const { on_hand, locked } = found ?? emptyBalance
        const available = found ? availableOf(found, found.held) : 0
        return { on_hand: whole(on_hand), locked: whole(locked), available: whole(available) }
      })
      .reduce((one, other) => (other.available < one.available ? other : one))
  for (const [item_code, parts] of units) {
    if (!parts.length) continue
    const each = [...places.values()].map((rows) => scarcest(rows, parts))
    const sum = (figure: keyof Stock) => each.reduce((total, one) => total + one[figure], 0)
    stock.set(item_code, { on_hand: sum('on_hand'), locked: sum('locked'), available: sum('available') })
  }
  return stock
}

/** Price and stock beside items, for whoever may see them. */
export const withFigures = async <Row extends { item_code: string }>(by: By, rows: readonly Row[]) => {
  const codes = rows.map(({ item_code }) => item_code)
  const [prices, stock] = [await pricesOf(by, codes), await stockOf(by, codes)]
  return rows.map((row) => ({
    ...row,
    list_price: prices.get(row.item_code) ?? null,
    on_hand: stock.get(row.item_code)?.on_hand ?? null,
    locked: stock.get(row.item_code)?.locked ?? null,
    available: stock.get(row.item_code)?.available ?? null,
  }))
}
