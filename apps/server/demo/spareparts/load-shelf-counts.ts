import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { openCount } from '../../src/features/stock/stock-counts/commands.ts'
import { systemActor, systemViewer } from '../../src/platform/records/system-actor.ts'
import type { AreaContext } from '../part.ts'

type Shelf = { asc_code: string; warehouse_code: string; dept_code: string }

/** The count of the month, open at every centre that has parts. */
export const loadShelfCounts = async (client: pg.ClientBase, { today, say }: AreaContext) => {
  const { rows } = await client.query<Shelf>(`select a.asc_code, a.warehouse_code, w.dept_code
    from asc_shelves a join warehouses w using (warehouse_code)
    where exists (select from stock_balances b where b.warehouse_code = a.warehouse_code and b.on_hand > 0)
      and not exists (select from stock_counts c where c.warehouse_code = a.warehouse_code and c.status = 'Open')
    order by 1`)
  const db = drizzle({ client: client as pg.PoolClient })
  for (const shelf of rows)
    await openCount({ db, viewer: systemViewer, actor: systemActor }, { ...shelf, is_blind: true })
  // The job opens them early on the first day of the month.
  await client.query(
    `update stock_counts set created_date = least(created_date,
       date_trunc('month', $1::date)::timestamp at time zone 'Asia/Jakarta' + interval '6 hours 40 minutes')
     where asc_code is not null`,
    [today],
  )
  say(`demo data: ${rows.length} counts of shelves`)
}
