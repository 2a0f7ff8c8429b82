import type { Parsed } from '@sejuk/contract/endpoint'
import type { countStockOverview } from '@sejuk/contract/stock/stock-overview'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { choosableBy } from '../../../business/masters/choosable-warehouses.ts'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { stockBalances as b, stockHolds as h, stockMoves as m } from '../../../db/tables/stock/stock-moves.ts'
import { transferConfigurations as c } from '../../../db/tables/stock/transfer-configurations.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'

/** A screen has room for so many. */
const mostWarehouses = 6
/** Sales of so many days say how long the stock will last. */
export const salesDays = 30
const idleDays = 90

export type OverviewFilters = Parsed<typeof countStockOverview>
type Sub = { sub_item_code: string; sub_quantity: number }

/** The viewer's own first. Shelves of service centres hold parts: they are shown to whoever asks for one, or has nothing else. */
const readWarehouses = async (db: Db, viewer: Viewer, { warehouse_code }: OverviewFilters) => {
  const isShelf = eq(warehouses.warehouse_type, 'SPAREPART')
  const found = await db
    .select({
      is_shelf: sql<boolean>`${isShelf}`,
      warehouse_code: warehouses.warehouse_code,
      warehouse_name: warehouses.warehouse_name,
      dept_code: warehouses.dept_code,
    })
    .from(warehouses)
    .where(
      and(
        eq(warehouses.is_active, true),
        choosableBy(viewer),
        filterByCodes(warehouses.warehouse_code, warehouse_code),
      ),
    )
    .orderBy(isShelf, desc(eq(warehouses.dept_code, viewer.department)), warehouses.warehouse_code)
    .limit(mostWarehouses)
  const areAllShown = warehouse_code.length > 0 || found.every(({ is_shelf }) => is_shelf)
  return found.filter(({ is_shelf }) => areAllShown || !is_shelf)
}

const inPlaces = (codes: readonly string[]) => inArray(b.warehouse_code, [...codes])

const balanceFields = {
  warehouse_code: b.warehouse_code,
  item_code: b.item_code,
  on_hand: sql<number>`sum(${b.on_hand})::int`,
  locked: sql<number>`sum(${b.locked})::int`,
  in_transit: sql<number>`sum(${b.in_transit})::int`,
  damaged: sql<number>`sum(${b.damaged})::int`,
}
const readBalances = (db: Db, codes: readonly string[]) =>
  selectRows(db, balanceFields, sql`from ${b} where ${inPlaces(codes)} group by ${b.warehouse_code}, ${b.item_code}`)

const readHeld = (db: Db, codes: readonly string[]) =>
  db
    .select({ warehouse_code: h.warehouse_code, item_code: h.item_code, n: sql<number>`sum(${h.qty})::int` })
    .from(h)
    .where(and(inArray(h.warehouse_code, [...codes]), sql`${h.expires_date} > now()`))
    .groupBy(h.warehouse_code, h.item_code)

const soldFields = {
  warehouse_code: m.warehouse_code,
  item_code: m.item_code,
  n: sql<number>`-sum(${m.on_hand})::int`,
}
const readSold = (db: Db, codes: readonly string[]) =>
  selectRows(
    db,
    soldFields,
    sql`from ${m} where ${m.move_type} = 'GI' and ${inArray(m.warehouse_code, [...codes])}
      and ${m.moved_date} > now() - make_interval(days => ${salesDays}) group by ${m.warehouse_code}, ${m.item_code}`,
  )

/** The items that moved anywhere here lately. */
const readMoved = async (db: Db, codes: readonly string[]) => {
  const found = await db
    .selectDistinct({ item_code: b.item_code })
    .from(b)
    .where(
      and(
        inPlaces(codes),
        sql`exists (select 1 from ${m} where ${eq(m.warehouse_code, b.warehouse_code)}
          and ${eq(m.item_code, b.item_code)} and ${m.moved_date} > now() - make_interval(days => ${idleDays}))`,
      ),
    )
  return new Set(found.map(({ item_code }) => item_code))
}

/** Without a reference to the outer row, so that it is computed once. */
const halves = sql`select half ->> 'sub_item_code' from items whole cross join lateral jsonb_array_elements(whole.sub_items) half
  where half ->> 'sub_item_code' is not null`

const itemFields = {
  item_code: items.item_code,
  item_name: items.item_name,
  brand_code: items.brand_code,
  category_code: items.category_code,
  sub_items: sql<Sub[]>`${items.sub_items}`,
}
/** Sets, and what is not a half of any set. */
const readItems = (db: Db, asked: OverviewFilters) => {
  const isShown = and(
    or(eq(items.used_for_indoor_outdoor, 'Set'), sql`${items.item_code} not in (${halves})`),
    filterByCodes(items.business_unit_code, asked.business_unit_code),
    filterByCodes(items.brand_code, asked.brand_code),
    filterByCodes(items.category_code, asked.category_code),
    containsText(asked.search, items.search_text),
  )
  return selectRows(db, itemFields, sql`from ${items} where ${isShown} order by ${items.item_code}`)
}

/** Everything the overview is computed from: some thousand rows, whatever the number of moves. */
export const readOverview = async (db: Db, viewer: Viewer, asked: OverviewFilters, isIdleAsked: boolean) => {
  const places = await readWarehouses(db, viewer, asked)
  const codes = places.map(({ warehouse_code }) => warehouse_code)
  const isEmpty = codes.length === 0
  const [found, balances, held, sold, wanted, moved] = isEmpty
    ? [[], [], [], [], [], undefined]
    : await Promise.all([
        readItems(db, asked),
        readBalances(db, codes),
        readHeld(db, codes),
        readSold(db, codes),
        db.select().from(c).where(inArray(c.to_warehouse, codes)),
        isIdleAsked ? readMoved(db, codes) : undefined,
      ])
  return {
    places: places.map(({ is_shelf: _shelf, ...place }) => ({
      ...place,
      is_own: place.dept_code === viewer.department,
    })),
    ...{ items: found, balances, held, sold, wanted, moved },
  }
}
export type OverviewFacts = Awaited<ReturnType<typeof readOverview>>
