import type * as contract from '@sejuk/contract/stock/stock-card'
import { availableOf, emptyBalance } from '@sejuk/domain/stock/balances'
import { addDays, daysFrom } from '@sejuk/domain/values/dates'
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { choosableBy } from '../../../business/masters/choosable-warehouses.ts'
import { heldByOthers } from '../../../business/stock/holds.ts'
import { balanceKey } from '../../../business/stock/lock-balances.ts'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { stockBalances as b, stockMoves as t } from '../../../db/tables/stock/stock-moves.ts'
import { transferConfigurations as c } from '../../../db/tables/stock/transfer-configurations.ts'
import { companyDayOf, companyToday, companyZone } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'

/** Days are days of the head office; compared as moments, so that the index serves. */
const midnight = (day: string) => sql`(${day}::date)::timestamp at time zone ${companyZone}`
const since = (day: string | undefined) => (day ? sql`${t.moved_date} >= ${midnight(day)}` : undefined)
const until = (day: string | undefined) => (day ? sql`${t.moved_date} < ${midnight(addDays(day, 1))}` : undefined)

type Asked = Pick<RequestContext<typeof contract.stockCard>, 'viewer' | 'input'>

const source = sql`${t} join ${warehouses} on ${eq(warehouses.warehouse_code, t.warehouse_code)}`
const sorts = { moved_date: t.moved_date }
const totals = { came: sql`greatest(${t.on_hand}, 0)`, went: sql`greatest(-${t.on_hand}, 0)` }
const fields = {
  move_id: t.move_id,
  move_type: t.move_type,
  warehouse_code: t.warehouse_code,
  item_code: t.item_code,
  zone_code: t.zone_code,
  document_type: t.document_type,
  document_code: t.document_code,
  reason: t.reason,
  came: sql<number>`greatest(${t.on_hand}, 0)`,
  went: sql<number>`greatest(-${t.on_hand}, 0)`,
  on_hand_after: t.on_hand_after,
  locked_after: t.locked_after,
  locked: t.locked,
  in_transit: t.in_transit,
  serial_numbers: t.serial_numbers,
  serial_count: sql<number>`cardinality(${t.serial_numbers})`,
  username: t.username,
  moved_date: t.moved_date,
}

/** Shown by pages, and downloaded whole. */
export const stockCardList = ({ viewer, input }: Asked) =>
  asList({
    input,
    source,
    where:
      input.item_code && input.warehouse_code
        ? and(
            choosableBy(viewer),
            eq(t.item_code, input.item_code),
            eq(t.warehouse_code, input.warehouse_code),
            filterByCodes(t.move_type, input.move_type),
            since(input.from),
            until(input.to),
          )
        : sql`false`,
    key: t.move_id,
    sorts,
    sort: '-moved_date',
    totals,
    fields,
    isInOrder: true,
    isPlanned: true,
  })

export const stockCard = ({ db, ...asked }: RequestContext<typeof contract.stockCard>) =>
  listPage(db, stockCardList(asked))

const longest = 550
const usual = 90

const standingOf = async (db: Db, warehouse_code: string, item_code: string) => {
  const [now = emptyBalance] = await db
    .select({
      on_hand: sql<number>`coalesce(sum(${b.on_hand}), 0)::int`,
      locked: sql<number>`coalesce(sum(${b.locked}), 0)::int`,
      in_transit: sql<number>`coalesce(sum(${b.in_transit}), 0)::int`,
      damaged: sql<number>`coalesce(sum(${b.damaged}), 0)::int`,
    })
    .from(b)
    .where(and(eq(b.warehouse_code, warehouse_code), eq(b.item_code, item_code)))
  const all = await heldByOthers(db, [{ warehouse_code, item_code }])
  const held = all.get(balanceKey(warehouse_code, item_code)) ?? 0
  return { ...now, held, available: availableOf(now, held) }
}

export const stockCardLevel = async ({ db, viewer, input }: RequestContext<typeof contract.stockCardLevel>) => {
  const { item_code, warehouse_code } = input
  const [item] = await db.select().from(items).where(eq(items.item_code, item_code))
  const [place] = await db
    .select()
    .from(warehouses)
    .where(and(eq(warehouses.warehouse_code, warehouse_code), choosableBy(viewer)))
  if (!item || !place) return refuse('notFound')
  const to = input.to ?? companyToday()
  const asked = input.from ?? addDays(to, -usual)
  const from = daysFrom(asked, to) > longest ? addDays(to, -longest) : asked
  const ofBoth = and(eq(t.warehouse_code, warehouse_code), eq(t.item_code, item_code))
  const lastBefore = async (when: ReturnType<typeof until>) => {
    const [last] = await db
      .select({ on_hand: t.on_hand_after })
      .from(t)
      .where(and(ofBoth, when))
      .orderBy(desc(t.moved_date), desc(t.move_id))
      .limit(1)
    return last?.on_hand ?? 0
  }
  const within = and(ofBoth, since(from), until(to))
  const [sums] = await db
    .select({
      came: sql<number>`coalesce(sum(greatest(${t.on_hand}, 0)), 0)::int`,
      went: sql<number>`coalesce(sum(greatest(-${t.on_hand}, 0)), 0)::int`,
    })
    .from(t)
    .where(within)
  const { rows: points } = await db.execute<{ day: string; on_hand: number }>(sql`
    select distinct on (day) day::text, on_hand_after as on_hand from
      (select ${companyDayOf(t.moved_date)} as day, ${t.on_hand_after}, ${t.moved_date}, ${t.move_id} from ${t} where ${within}) moves
    order by day, moved_date desc, move_id desc`)
  const [wish] = await db
    .select()
    .from(c)
    .where(
      and(
        eq(c.to_warehouse, warehouse_code),
        or(eq(c.item_code, item_code), and(isNull(c.item_code), eq(c.category_code, item.category_code ?? ''))),
      ),
    )
    .orderBy(sql`${c.item_code} nulls last`)
    .limit(1)
  return {
    data: {
      ...{ item_code, item_name: item.item_name, warehouse_code, warehouse_name: place.warehouse_name, from, to },
      opening: await lastBefore(until(addDays(from, -1))),
      closing: await lastBefore(until(to)),
      ...{ came: sums?.came ?? 0, went: sums?.went ?? 0 },
      ...(await standingOf(db, warehouse_code, item_code)),
      ...{ min_qty: wish?.min_qty ?? null, max_qty: wish?.max_qty ?? null },
      points,
    },
  }
}
