import { settingChange } from '@sejuk/domain/company/setting-changes'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { settingChanges as t } from '../../../db/tables/company/setting-changes.ts'
import type { Within } from '../../../platform/notify/notify.ts'
import { type Actor, logActions } from '../../../platform/records/action-log.ts'
import { staleValue } from './apply.ts'
import { tellStale } from './notices.ts'

type Row = typeof t.$inferSelect

/** What was written about other values cannot be decided any more: its author proposes it again. */
export const markOvertaken = async (
  within: Within & { actor: Actor },
  by: Pick<Row, 'kind' | 'scope' | 'change_code'>,
) => {
  const { db, actor } = within
  const open = await db
    .select()
    .from(t)
    .where(
      and(
        ...[eq(t.kind, by.kind), eq(t.scope, by.scope), ne(t.change_code, by.change_code)],
        inArray(t.status, ['Submitted', 'Approved']),
      ),
    )
    .orderBy(t.change_code)
    .for('update')
  for (const row of open) {
    if (!(await staleValue(db, row))) continue
    await db.update(t).set({ status: 'Stale' }).where(eq(t.change_code, row.change_code))
    await logActions(db, actor, [
      {
        ...{ entity: settingChange.entity, entity_code: row.change_code, action: 'outdate', reason: by.change_code },
        ...{ from_status: row.status, to_status: 'Stale' },
      },
    ])
    await tellStale(within, row)
  }
}
