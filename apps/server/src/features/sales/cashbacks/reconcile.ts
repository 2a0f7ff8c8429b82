import type { reconcileCashbacks as contract } from '@sejuk/contract/sales/cashbacks'
import { addressTo } from '@sejuk/domain/pages'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { rolePermissions } from '../../../db/tables/platform/roles.ts'
import { userRoles } from '../../../db/tables/platform/users.ts'
import { cashbackLedger, cashbacks as t } from '../../../db/tables/sales/cashbacks.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { notify, type Within } from '../../../platform/notify/notify.ts'

const mostShown = 200

/** Each of the five sums by its own part of the ledger, so that two mistakes cannot hide each other. */
export const differencesIn = async (db: Db) => {
  const part = (...kinds: string[]) =>
    sql`coalesce(sum(amount) filter (where kind in (${sql.join(
      kinds.map((kind) => sql`${kind}`),
      sql`, `,
    )})), 0)`
  const { rows } = await db.execute<{ cashback_code: string; cashback_remain: number; ledger: number }>(sql`
    with told as (
      select cashback_code, ${part('grant', 'adjust')} as granted, -${part('plan', 'release')} as planned,
        -${part('consume')} as used, -${part('expire')} as expired, sum(amount) as remain
      from ${cashbackLedger} group by cashback_code)
    select ${t.cashback_code} as cashback_code, ${t.cashback_remain} as cashback_remain, coalesce(told.remain, 0)::bigint as ledger
    from ${t} left join told on told.cashback_code = ${t.cashback_code}
    where (${t.granted_amount}, ${t.planned_amount}, ${t.used_amount}, ${t.expired_amount}, ${t.cashback_remain})
      is distinct from (coalesce(told.granted, 0), coalesce(told.planned, 0), coalesce(told.used, 0), coalesce(told.expired, 0), coalesce(told.remain, 0))
    order by 1 limit ${mostShown}`)
  return { lines: await db.$count(t), differences: rows }
}

export const reconcileCashbacks = async ({ db }: RequestContext<typeof contract>) => ({ data: await differencesIn(db) })

/** Whoever decides about any amount hears of books that do not agree. */
export const notifyDifferences = async (within: Within, lines: number) => {
  const people = await within.db
    .selectDistinct({ usercode: userRoles.usercode })
    .from(userRoles)
    .innerJoin(rolePermissions, eq(rolePermissions.role_code, userRoles.role_code))
    .where(eq(rolePermissions.permission_code, 'Cashback-Approve-Above-Limit'))
  await notify(within, {
    to: people.map(({ usercode }) => usercode),
    event: 'cashback-books',
    url: addressTo('cashbacks'),
    variables: { lines },
  })
}
