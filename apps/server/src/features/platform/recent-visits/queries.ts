import type * as contract from '@sejuk/contract/platform/recent-visits'
import { visitsKeptDays } from '@sejuk/domain/platform/recent-visits'
import { and, eq, gt, sql } from 'drizzle-orm'
import { recentVisits as t } from '../../../db/tables/platform/recent-visits.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'

export const listVisits = async ({ db, viewer, input }: RequestContext<typeof contract.listVisits>) => {
  const data = await db
    .select({ key: t.code, value: t.visited_date })
    .from(t)
    .where(
      and(
        eq(t.usercode, viewer.usercode),
        sql`${t.code} = any(${sql.param(input.codes)}::text[])`,
        gt(t.visited_date, sql`now() - make_interval(days => ${visitsKeptDays})`),
      ),
    )
  return { data, beside: { success: true } }
}
