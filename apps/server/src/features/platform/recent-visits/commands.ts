import type * as contract from '@sejuk/contract/platform/recent-visits'
import { visitsKeptDays } from '@sejuk/domain/platform/recent-visits'
import { lt, sql } from 'drizzle-orm'
import { recentVisits as t } from '../../../db/tables/platform/recent-visits.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'

export const recordVisit = async ({ db, viewer, input }: RequestContext<typeof contract.recordVisit>) => {
  await db
    .insert(t)
    .values({ usercode: viewer.usercode, code: input.code })
    .onConflictDoUpdate({ target: [t.usercode, t.code], set: { visited_date: sql`now()` } })
  return { data: null }
}

export const forgetVisits: Worker<object> = {
  name: 'forget-visits',
  cron: '30 3 * * *',
  work: async ({ db }) => {
    await db.delete(t).where(lt(t.visited_date, sql`now() - make_interval(days => ${visitsKeptDays})`))
  },
}
