import type * as contract from '@sejuk/contract/supervision/levels'
import { sql } from 'drizzle-orm'
import { supervisionLevelPlans as t } from '../../../db/tables/supervision/supervision-installers.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { listPage } from '../../../platform/lists/list.ts'

const fields = {
  level: t.level,
  visits: t.visits,
  days: t.days,
  skipped_steps: t.skipped_steps,
  skips_training: sql<boolean>`'training' = any(${t.skipped_steps})`,
  skips_debug: sql<boolean>`'debug' = any(${t.skipped_steps})`,
  created_date: t.created_date,
  row_version: t.row_version,
}

export const listLevels = ({ db, input }: RequestContext<typeof contract.listLevels>) =>
  listPage(db, {
    input,
    source: sql`${t}`,
    where: undefined,
    key: t.level,
    sorts: { level: t.level },
    sort: 'level',
    fields,
  })
