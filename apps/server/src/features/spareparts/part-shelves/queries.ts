import type * as contract from '@sejuk/contract/spareparts/part-shelves'
import { sparePartType } from '@sejuk/domain/catalogue/items'
import { proposedQty, suggestedLevels, usageMonths } from '@sejuk/domain/spareparts/stock-levels'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, sql } from 'drizzle-orm'
import { shelfOf } from '../../../business/spareparts/part-places.ts'
import type { Db } from '../../../db/database.ts'
import { serviceCentres as centres } from '../../../db/tables/aftersales/service-centres.ts'
import { ascShelves } from '../../../db/tables/spareparts/sparepart-shipments.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse, refuseChoice } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const most = 500

/** The centre that is asked for; without a word one's own, or the first in sight that has a shelf. */
export const centreInSight = async (db: Db, viewer: Viewer, asked: string) => {
  const asc_code = asked || viewer.asc_code
  const [found] = await db
    .select({ asc_code: centres.asc_code, asc_name: centres.asc_name, dept_code: centres.dept_code })
    .from(centres)
    .leftJoin(ascShelves, eq(ascShelves.asc_code, centres.asc_code))
    .where(and(visibleTo(viewer, centres), asc_code ? eq(centres.asc_code, asc_code) : undefined))
    .orderBy(sql`${ascShelves.asc_code} is null`, asc(centres.asc_code))
    .limit(1)
  return found
}

export const requireCentre = async (db: Db, viewer: Viewer, asc_code: string) =>
  (await centreInSight(db, viewer, asc_code)) ?? refuseChoice('asc_code')

type Found = {
  item_code: string
  item_name: string
  on_hand: number
  available: number
  owed: number
  coming: number
  used: number[]
  set_min: number | null
  set_max: number | null
  set_user_name: string | null
  last_counted: string | null
}

/** Parts that lie on the shelf or were taken from it, with their use of each of the last months. */
const partsOf = async (
  db: Db,
  { asc_code, warehouse_code }: { asc_code: string; warehouse_code: string },
  search: string,
) => {
  const months = sql`generate_series(date_trunc('month', ${companyToday()}::date) - make_interval(months => ${usageMonths - 1}),
    date_trunc('month', ${companyToday()}::date), interval '1 month')`
  const { rows } = await db.execute<Found>(sql`with used as (
      select m.item_code, date_trunc('month', m.moved_date at time zone 'Asia/Jakarta') as month, -sum(m.on_hand)::int as qty
      from stock_moves m where m.warehouse_code = ${warehouse_code} and m.document_type = 'work-order'
        and m.moved_date >= date_trunc('month', ${companyToday()}::date) - make_interval(months => ${usageMonths})
      group by 1, 2),
    here as (
      select b.item_code, sum(b.on_hand)::int as on_hand, sum(b.on_hand - b.locked - b.damaged)::int as available
      from stock_balances b where b.warehouse_code = ${warehouse_code} group by 1)
    select i.item_code, i.item_name, coalesce(h.on_hand, 0) as on_hand, coalesce(h.available, 0) as available,
      coalesce((select sum(s.owed_qty) from shelf_debts s where s.asc_code = ${asc_code} and s.item_code = i.item_code), 0)::int as owed,
      (coalesce((select sum(coalesce(l.approved_qty, l.quantity)) from sparepart_orders o
          join sparepart_order_lines l using (sparepart_order_code) where o.asc_code = ${asc_code} and o.order_kind = 'Stock'
            and o.status not in ('Rejected', 'DO_Receipt_Uploaded') and l.item_code = i.item_code), 0)
        + coalesce((select sum(l.qty - l.received_qty - l.lost_qty - l.returned_qty) from transfers t join transfer_lines l using (transfer_code)
          where t.to_warehouse = ${warehouse_code} and t.status in ('Draft', 'Submitted', 'Approved', 'Adjusted')
            and l.item_code = i.item_code), 0))::int as coming,
      array(select coalesce(u.qty, 0) from ${months} g (month) left join used u on u.month = g.month and u.item_code = i.item_code
        order by g.month)::int[] as used,
      (select to_char(max(e.counted_date) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from stock_counts c
        join stock_count_entries e using (count_code)
        where c.warehouse_code = ${warehouse_code} and c.status in ('Counted', 'Closed') and e.item_code = i.item_code) as last_counted,
      v.min_qty as set_min, v.max_qty as set_max, v.set_user_name
    from (select item_code from here where on_hand > 0 union select item_code from used
      union select item_code from shelf_debts where asc_code = ${asc_code} and owed_qty > 0
      union select item_code from shelf_levels where asc_code = ${asc_code} and max_qty > 0) p
    join items i on i.item_code = p.item_code and i.item_type = ${sparePartType} left join here h on h.item_code = p.item_code
    left join shelf_levels v on v.asc_code = ${asc_code} and v.item_code = p.item_code
    where ${containsText(search, sql`i.search_text`) ?? sql`true`} order by i.item_code limit ${most}`)
  const parts = rows.map(({ used, set_min, set_max, ...row }) => {
    const { min: suggested_min, max: suggested_max } = suggestedLevels(used)
    const [min, max] = [set_min ?? suggested_min, set_max ?? suggested_max]
    const { coming } = row
    const available = row.available - row.owed
    const sum = used.reduce((all, qty) => all + qty, 0)
    const proposed = proposedQty({ available, coming, min, max })
    return { ...row, used: sum, min, max, suggested_min, suggested_max, proposed }
  })
  // What is to be done comes first.
  return parts.toSorted((one, other) => Number(other.proposed > 0) - Number(one.proposed > 0))
}

/** The newest count of a shelf in this month, and when one was last finished. */
const countsOf = async (db: Db, warehouse_code: string) => {
  type Count = NonNullable<contract.PartShelf['count']>
  const { rows } = await db.execute<Count>(sql`select c.count_code, c.status,
      to_char(c.created_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_date,
      (select count(*)::int from stock_count_lines l where l.count_code = c.count_code) as line_count,
      (select count(distinct e.item_code)::int from stock_count_entries e where e.count_code = c.count_code) as counted_lines
    from stock_counts c where c.warehouse_code = ${warehouse_code} and c.status <> 'Cancelled'
      and c.created_date >= date_trunc('month', ${companyToday()}::timestamp) at time zone 'Asia/Jakarta'
    order by c.created_date desc limit 1`)
  const { rows: done } = await db.execute<{ at: string | null }>(sql`select
      to_char(max(finished_date) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at from stock_counts
    where warehouse_code = ${warehouse_code} and status in ('Counted', 'Closed')`)
  return { count: rows[0] ?? null, last_counted: done[0]?.at ?? null }
}

export const getPartShelf = async ({ db, viewer, input }: RequestContext<typeof contract.getPartShelf>) => {
  const centre = await centreInSight(db, viewer, input.asc_code)
  if (!centre) return refuse('notFound')
  const { asc_code, asc_name } = centre
  const warehouse_code = (await shelfOf(db, asc_code)) ?? null
  if (!warehouse_code) {
    // It may owe parts before the first has come.
    const parts = await partsOf(db, { asc_code, warehouse_code: '' }, input.search)
    return { data: { asc_code, asc_name, warehouse_code, count: null, last_counted: null, parts } }
  }
  const parts = await partsOf(db, { asc_code, warehouse_code }, input.search)
  return { data: { asc_code, asc_name, warehouse_code, ...(await countsOf(db, warehouse_code)), parts } }
}
