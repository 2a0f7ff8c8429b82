import type { SettingValues } from '@sejuk/domain/company/setting-kinds'
import { changedFields } from '@sejuk/domain/company/setting-kinds'
import type { MessageCode } from '@sejuk/domain/messages'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { settingChanges as t } from '../../../db/tables/company/setting-changes.ts'
import type { Actor } from '../../../platform/records/action-log.ts'
import { handlers } from './kinds/handlers.ts'

type Row = typeof t.$inferSelect

/** The name of the first value that is no longer what the change was written about. */
export const staleValue = async (db: Db, { kind, scope, before }: Pick<Row, 'kind' | 'scope' | 'before'>) => {
  const current = await handlers[kind].current(db, scope)
  const [first] = changedFields(kind, before, current?.values ?? {})
  return (first?.name ?? null) satisfies MessageCode | null
}

const write = (within: { db: Db; actor: Actor }, row: Row, values: SettingValues) =>
  handlers[row.kind].apply(
    {
      ...within,
      author: { usercode: row.created_by, username: row.create_user_name },
      change_code: row.change_code,
    },
    row.scope,
    values,
  )

/** From now on the new values hold; the change that held before has ended. */
export const putInForce = async (within: { db: Db; actor: Actor }, row: Row) => {
  await write(within, row, row.after)
  await within.db
    .update(t)
    .set({ status: 'Ended', ended_date: row.in_force_date })
    .where(
      and(eq(t.kind, row.kind), eq(t.scope, row.scope), eq(t.status, 'In_Force'), ne(t.change_code, row.change_code)),
    )
}

/** After its last day the values before it hold again, unless somebody has written others meanwhile. */
export const putBack = async (within: { db: Db; actor: Actor }, row: Row, at: string) => {
  const current = await handlers[row.kind].current(within.db, row.scope)
  if (!current || changedFields(row.kind, row.after, current.values).length > 0) return
  await write(within, row, row.before)
  await within.db
    .update(t)
    .set({ restored_date: at, row_version: sql`${t.row_version}` })
    .where(and(eq(t.change_code, row.change_code), isNull(t.restored_date)))
}
