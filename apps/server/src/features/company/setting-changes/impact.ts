import { impactDays } from '@sejuk/domain/company/setting-changes'
import type { Db } from '../../../db/database.ts'
import type { settingChanges as t } from '../../../db/tables/company/setting-changes.ts'
import { handlers } from './kinds/handlers.ts'

/** What the last ninety days would have been with the new values. */
export const impactOf = (
  db: Db,
  { kind, scope, before, after }: Pick<typeof t.$inferSelect, 'kind' | 'scope' | 'before' | 'after'>,
) =>
  handlers[kind].impact(db, {
    ...{ scope, before, after },
    since: new Date(Date.now() - impactDays * 86_400_000).toISOString(),
  })
