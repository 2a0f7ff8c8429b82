import type * as contract from '@sejuk/contract/stock/stock'
import { availableOf } from '@sejuk/domain/stock/balances'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { choosableBy } from '../../../business/masters/choosable-warehouses.ts'
import { balanceKey } from '../../../business/stock/lock-balances.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { stockBalances as b, stockHolds as h } from '../../../db/tables/stock/stock-moves.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { selectRows } from '../../../platform/lists/selection.ts'

const shown = {
  warehouse_code: b.warehouse_code,
  warehouse_name: warehouses.warehouse_name,
  item_code: b.item_code,
  on_hand: sql<number>`sum(${b.on_hand})::int`,
  locked: sql<number>`sum(${b.locked})::int`,
  in_transit: sql<number>`sum(${b.in_transit})::int`,
  damaged: sql<number>`sum(${b.damaged})::int`,
}
const holdFields = {
  warehouse_code: h.warehouse_code,
  item_code: h.item_code,
  username: h.username,
  qty: h.qty,
  expires_date: h.expires_date,
}
const isOneOf = (column: PgColumn, codes: readonly string[]) => sql`${column} = any(${sql.param([...codes])}::text[])`
const most = 5000

/** An item that never moved in a warehouse is not there. */
export const stockAvailability = async ({ db, viewer, input }: RequestContext<typeof contract.stockAvailability>) => {
  const asked = ({ item_code, warehouse_code }: Record<'item_code' | 'warehouse_code', PgColumn>) =>
    and(
      isOneOf(item_code, input.item_code),
      input.warehouse_code.length ? isOneOf(warehouse_code, input.warehouse_code) : undefined,
    )
  // One statement for each: looked up from every balance, the few holds there are would cost more than the balances.
  const [rows, held] = await Promise.all([
    selectRows(
      db,
      shown,
      sql`from ${b} join ${warehouses} on ${eq(warehouses.warehouse_code, b.warehouse_code)}
        where ${and(asked(b), choosableBy(viewer))}
        group by ${b.warehouse_code}, ${warehouses.warehouse_name}, ${b.item_code}
        order by ${b.item_code}, ${b.warehouse_code} limit ${most}`,
    ),
    selectRows(
      db,
      holdFields,
      sql`from ${h} where ${and(asked(h), gt(h.expires_date, sql`now()`))} order by ${h.expires_date} limit ${most}`,
    ),
  ])
  const byPlace = Map.groupBy(held, ({ warehouse_code, item_code }) => balanceKey(warehouse_code, item_code))
  return {
    data: rows.map((row) => {
      const found = byPlace.get(balanceKey(row.warehouse_code, row.item_code)) ?? []
      const holds = found.map(({ username, qty, expires_date }) => ({ username, qty, expires_date }))
      const sum = found.reduce((before, { qty }) => before + qty, 0)
      return { ...row, holds, held: sum, available: availableOf(row, sum) }
    }),
  }
}
