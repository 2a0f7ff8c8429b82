import type * as contract from '@sejuk/contract/catalogue/item-records'
import { splitPrice } from '@sejuk/domain/catalogue/items'
import { availableOf, type Balance, emptyBalance } from '@sejuk/domain/stock/balances'
import { addDays, headOffice, instantOf } from '@sejuk/domain/values/dates'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { isInForce } from '../../../business/catalogue/prices.ts'
import { choosableBy } from '../../../business/masters/choosable-warehouses.ts'
import { type Unit, unitsOfItems } from '../../../business/stock/units-of-items.ts'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { itemPrices } from '../../../db/tables/catalogue/prices.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { stockBalances as b, stockHolds as h, stockMoves as m } from '../../../db/tables/stock/stock-moves.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'

type By = { db: Db; viewer: Viewer }
const halfFields = {
  item_code: items.item_code,
  unit_kind: items.used_for_indoor_outdoor,
  weight_kg: items.weight_kg,
}

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

const soldDays = 28

/** On each of the last days what left for customers; of a set what its scarcer unit allows. */
const soldOf = async ({ db, viewer }: By, units: readonly Unit[]) => {
  if (!units.length || !viewer.permission.has('Stock-Overview-View')) return null
  const to = companyToday()
  const from = addDays(to, 1 - soldDays)
  const day = sql<string>`(${m.moved_date} at time zone ${headOffice})::date::text`
  const rows = await db
    .select({ day, item_code: m.item_code, n: sql<number>`-sum(${m.on_hand})::int` })
    .from(m)
    .innerJoin(warehouses, eq(warehouses.warehouse_code, m.warehouse_code))
    .where(
      and(
        eq(m.move_type, 'GI'),
        inArray(
          m.item_code,
          units.map(({ item_code }) => item_code),
        ),
        sql`${m.moved_date} >= ${instantOf(from, '00:00', headOffice)}`,
        eq(warehouses.is_active, true),
        choosableBy(viewer),
      ),
    )
    .groupBy(sql`1`, m.item_code)
  const onDay = (date: string) =>
    units.map(({ item_code, per }) => {
      const found = rows.find((row) => row.day === date && row.item_code === item_code)
      return Math.floor((found?.n ?? 0) / Math.max(1, per))
    })
  const days = Array.from({ length: soldDays }, (_, n) => Math.max(0, Math.min(...onDay(addDays(from, n)))))
  return { from, to, days }
}

/** What the page of one item tells of its set and its sales. */
export const itemFigures = async ({ db, viewer, input }: RequestContext<typeof contract.itemFigures>) => {
  const by = { db, viewer }
  const { item_code } = input
  const units = (await unitsOfItems(db, [item_code])).get(item_code)
  if (!units) return refuse('notFound')
  const isSet = units.some((unit) => unit.item_code !== item_code)
  const codes = isSet ? units.map((unit) => unit.item_code) : []
  const [prices, stock] = [await pricesOf(by, isSet ? [item_code] : []), await stockOf(by, codes)]
  const about = isSet ? await db.select(halfFields).from(items).where(inArray(items.item_code, codes)) : []
  const price = prices.get(item_code)
  const shares = price === undefined ? [] : splitPrice(price, isSet ? units : [])
  return {
    data: {
      halves: codes.map((code, n) => {
        const half = about.find((one) => one.item_code === code)
        return {
          ...{ item_code: code, unit_kind: half?.unit_kind ?? '', weight_kg: half?.weight_kg ?? null },
          ...{ price: shares[n] ?? null, available: stock.get(code)?.available ?? null },
        }
      }),
      sold: await soldOf(by, units),
    },
  }
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
