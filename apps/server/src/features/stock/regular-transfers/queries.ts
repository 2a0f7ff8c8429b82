import type * as contract from '@sejuk/contract/stock/regular-transfers'
import { proposeTransfers, type SetOfHalves, wholeSets } from '@sejuk/domain/stock/regular-transfers'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, sql } from 'drizzle-orm'
import { choosableBy } from '../../../business/masters/choosable-warehouses.ts'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { pageInMemory } from '../../../platform/lists/page-in-memory.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

type Row = {
  configuration_id: number
  from_warehouse: string
  from_warehouse_name: string
  to_warehouse: string
  to_warehouse_name: string
  item_code: string
  item_name: string
  min_qty: number
  max_qty: number
  lead_days: number
  available: number
  incoming: number
  at_source: number
}

const mostWishes = 20_000

/**
 * Every wish that is proposed by itself, an item's own before its category's, with how both warehouses stand. What waits in
 * transfers that were not sent yet counts as on its way, so that nothing is proposed twice.
 */
const readWishes = async (db: Db) => {
  const { rows } = await db.execute<Row>(sql`with wishes as (
      select distinct on (c.to_warehouse, i.item_code) c.configuration_id, c.from_warehouse, c.to_warehouse, i.item_code,
        i.item_name, c.min_qty, c.max_qty, c.lead_days
      from transfer_configurations c join items i
        on i.item_code = c.item_code or (c.item_code is null and i.category_code = c.category_code)
      where c.is_auto and i.used_for_indoor_outdoor <> 'Set' and (c.item_code is not null or exists (select 1
        from stock_balances b where b.item_code = i.item_code and b.warehouse_code in (c.from_warehouse, c.to_warehouse)))
      order by c.to_warehouse, i.item_code, (c.item_code is null), c.configuration_id limit ${mostWishes}),
    free as (select b.warehouse_code, b.item_code, sum(b.on_hand - b.locked - b.damaged)::int - coalesce((select sum(h.qty)
          from stock_holds h where h.warehouse_code = b.warehouse_code and h.item_code = b.item_code
            and h.expires_date > now()), 0)::int as available, sum(b.in_transit)::int as in_transit
      from stock_balances b where b.item_code in (select item_code from wishes) group by 1, 2),
    planned as (select t.from_warehouse, t.to_warehouse, l.item_code, sum(l.qty)::int as qty
      from transfers t join transfer_lines l using (transfer_code) where t.status in ('Draft', 'Submitted') group by 1, 2, 3)
    select w.*, source.warehouse_name as from_warehouse_name, destination.warehouse_name as to_warehouse_name,
      coalesce(there.available, 0) as available,
      coalesce(there.in_transit, 0) + coalesce((select sum(p.qty) from planned p
        where p.to_warehouse = w.to_warehouse and p.item_code = w.item_code), 0)::int as incoming,
      greatest(0, coalesce(here.available, 0) - coalesce((select sum(p.qty) from planned p
        where p.from_warehouse = w.from_warehouse and p.item_code = w.item_code), 0)::int) as at_source
    from wishes w join warehouses source on source.warehouse_code = w.from_warehouse and source.is_active
      join warehouses destination on destination.warehouse_code = w.to_warehouse and destination.is_active
      left join free there on there.warehouse_code = w.to_warehouse and there.item_code = w.item_code
      left join free here on here.warehouse_code = w.from_warehouse and here.item_code = w.item_code`)
  return rows
}

const warehousesOf = async (db: Db, viewer: Viewer) => {
  const own = await db
    .select({ code: warehouses.warehouse_code })
    .from(warehouses)
    .where(and(eq(warehouses.is_active, true), visibleTo(viewer, warehouses), choosableBy(viewer)))
  return new Set(own.map(({ code }) => code))
}

const mostSets = 10_000
/** The sets that are sold now, as their halves. */
export const setsOfHalves = async (db: Db): Promise<SetOfHalves[]> => {
  const found = await db
    .select({ halves: items.sub_items })
    .from(items)
    .where(and(eq(items.used_for_indoor_outdoor, 'Set'), eq(items.status, 'Approved')))
    .orderBy(asc(items.item_code))
    .limit(mostSets)
  return found
    .filter(({ halves }) => halves.length > 0)
    .map(({ halves }) =>
      halves.map(({ sub_item_code, sub_quantity }) => ({ item_code: sub_item_code, per: Math.max(1, sub_quantity) })),
    )
}

/**
 * From the warehouses that the viewer sends from, and to those that the viewer receives in. All wishes are weighed first: what
 * others get is not there any more.
 */
export const proposalsFor = async (db: Db, viewer: Viewer, sets: readonly SetOfHalves[]) => {
  const codes = await warehousesOf(db, viewer)
  return wholeSets(proposeTransfers(await readWishes(db)), sets)
    .filter(({ from_warehouse, to_warehouse }) => codes.has(from_warehouse) || codes.has(to_warehouse))
    .map((row) => ({
      ...row,
      is_sent_here: codes.has(row.from_warehouse),
      proposal_code: `${row.from_warehouse} ${row.to_warehouse} ${row.item_code}`,
    }))
}

const isAmong = (asked: readonly string[], code: string) => asked.length === 0 || asked.includes(code)

export const listTransferProposals = async ({
  db,
  viewer,
  input,
}: RequestContext<typeof contract.listTransferProposals>) => {
  const text = input.search.trim().toLowerCase()
  const rows = (await proposalsFor(db, viewer, await setsOfHalves(db))).filter(
    (row) =>
      isAmong(input.from_warehouse, row.from_warehouse) &&
      isAmong(input.to_warehouse, row.to_warehouse) &&
      `${row.item_code} ${row.item_name}`.toLowerCase().includes(text),
  )
  return pageInMemory(rows, input, {
    by: (row, column) =>
      column === 'qty'
        ? row.qty
        : column === 'available'
          ? row.available
          : column === 'item_code'
            ? row.item_code
            : row.to_warehouse_name,
    name: ({ proposal_code }) => proposal_code,
  })
}
