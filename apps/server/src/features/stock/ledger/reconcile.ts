import type { reconcileStock as contract } from '@sejuk/contract/stock/stock'
import { addressTo } from '@sejuk/domain/pages'
import { balanceParts } from '@sejuk/domain/stock/balances'
import { eq, sql } from 'drizzle-orm'
import { removeEndedHolds } from '../../../business/stock/holds.ts'
import type { Db } from '../../../db/database.ts'
import { rolePermissions } from '../../../db/tables/platform/roles.ts'
import { userRoles } from '../../../db/tables/platform/users.ts'
import { stockBalances as b, stockMoves as m } from '../../../db/tables/stock/stock-moves.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { notify, type Within } from '../../../platform/notify/notify.ts'

const mostShown = 200
type Difference = {
  warehouse_code: string
  item_code: string
  zone_code: string
  part: string
  balance: number
  moves: number
}

/** Locks and what is on its way are of the warehouse as a whole. */
const lies = sql`select ${m.warehouse_code}, ${m.item_code}, ${m.zone_code}, ${m.on_hand}, 0 as locked, 0 as in_transit, ${m.damaged} from ${m}`
const promised = sql`select ${m.warehouse_code}, ${m.item_code}, '', 0, ${m.locked}, ${m.in_transit}, 0 from ${m}
  where ${m.locked} <> 0 or ${m.in_transit} <> 0`

/** Each part by itself, so that two mistakes cannot hide each other. */
export const differencesIn = async (db: Db) => {
  const sums = balanceParts.map((part) => sql.raw(`sum(${part})::int as ${part}`))
  const parts = balanceParts.map(
    (part) => sql`select coalesce(${b.warehouse_code}, told.warehouse_code) as warehouse_code,
      coalesce(${b.item_code}, told.item_code) as item_code, coalesce(${b.zone_code}, told.zone_code) as zone_code,
      ${sql.raw(`'${part}'`)} as part, coalesce(${b[part]}, 0) as balance, coalesce(told.${sql.identifier(part)}, 0) as moves
    from ${b} full join told on told.warehouse_code = ${b.warehouse_code} and told.item_code = ${b.item_code}
      and told.zone_code = ${b.zone_code}
    where coalesce(${b[part]}, 0) <> coalesce(told.${sql.identifier(part)}, 0)`,
  )
  const { rows } = await db.execute<Difference>(sql`
    with told as materialized (select warehouse_code, item_code, zone_code, ${sql.join(sums, sql`, `)}
      from (${lies} union all ${promised}) every group by 1, 2, 3)
    ${sql.join(parts, sql` union all `)} order by 1, 2, 3, 4 limit ${mostShown}`)
  return { balances: await db.$count(b), differences: rows }
}

export const reconcileStock = async ({ db }: RequestContext<typeof contract>) => ({ data: await differencesIn(db) })

/** Administrators hear of balances that the moves do not explain. */
export const checkStock = async (within: Within) => {
  await removeEndedHolds(within.db)
  const { differences } = await differencesIn(within.db)
  if (differences.length === 0) return
  const people = await within.db
    .selectDistinct({ usercode: userRoles.usercode })
    .from(userRoles)
    .innerJoin(rolePermissions, eq(rolePermissions.role_code, userRoles.role_code))
    .where(eq(rolePermissions.permission_code, 'Stock-Reconcile'))
  await notify(within, {
    to: people.map(({ usercode }) => usercode),
    event: 'stock-books',
    url: addressTo('stockOverview'),
    variables: { lines: differences.length },
  })
}

export const stockCheck: Worker<object> = {
  name: 'stock-check',
  cron: '40 0 * * *',
  work: ({ db, jobs, config }) => checkStock({ db, jobs, config }),
}
