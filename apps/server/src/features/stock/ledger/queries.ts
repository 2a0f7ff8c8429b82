import type * as contract from '@sejuk/contract/stock/stock'
import { availableOf } from '@sejuk/domain/stock/balances'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { choosableBy } from '../../../business/masters/choosable-warehouses.ts'
import { isoOf } from '../../../db/columns.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { stockBalances as b, stockHolds } from '../../../db/tables/stock/stock-moves.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { selectRows } from '../../../platform/lists/selection.ts'

type Hold = { username: string; qty: number; expires_date: string }
const shown = {
  warehouse_code: b.warehouse_code,
  warehouse_name: warehouses.warehouse_name,
  item_code: b.item_code,
  on_hand: sql<number>`sum(${b.on_hand})::int`,
  locked: sql<number>`sum(${b.locked})::int`,
  in_transit: sql<number>`sum(${b.in_transit})::int`,
  damaged: sql<number>`sum(${b.damaged})::int`,
  holds: sql<Hold[]>`coalesce((select jsonb_agg(jsonb_build_object('username', h.username, 'qty', h.qty,
      'expires_date', h.expires_date at time zone 'UTC') order by h.expires_date)
    from ${stockHolds} h where h.warehouse_code = ${b.warehouse_code} and h.item_code = ${b.item_code}
      and h.expires_date > now()), '[]')`,
}

/** An item that never moved in a warehouse is not there. */
export const stockAvailability = async ({ db, viewer, input }: RequestContext<typeof contract.stockAvailability>) => {
  const where = and(
    inArray(b.item_code, input.item_code),
    input.warehouse_code.length ? inArray(b.warehouse_code, input.warehouse_code) : undefined,
    choosableBy(viewer),
  )
  const rows = await selectRows(
    db,
    shown,
    sql`from ${b} join ${warehouses} on ${eq(warehouses.warehouse_code, b.warehouse_code)} where ${where}
      group by ${b.warehouse_code}, ${warehouses.warehouse_name}, ${b.item_code}
      order by ${b.item_code}, ${b.warehouse_code} limit 5000`,
  )
  return {
    data: rows.map((row) => {
      const held = row.holds.reduce((sum, { qty }) => sum + qty, 0)
      const holds = row.holds.map((hold) => ({ ...hold, expires_date: isoOf(hold.expires_date) }))
      return { ...row, holds, held, available: availableOf(row, held) }
    }),
  }
}
