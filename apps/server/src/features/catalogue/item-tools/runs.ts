import type { Viewer } from '@sejuk/domain/viewers'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { itemToolRows as rows, itemToolRuns as runs } from '../../../db/tables/catalogue/item-tools.ts'
import type { PlannedRow } from './plan.ts'

export type RowOf = typeof rows.$inferSelect

export const insertRun = async (
  db: Db,
  { usercode, username }: Viewer,
  run: Pick<typeof runs.$inferInsert, 'tool' | 'given'>,
) => {
  const [inserted] = await db
    .insert(runs)
    .values({ ...run, created_by: usercode, create_user_name: username, authors: [usercode] })
    .returning()
  return inserted?.run_code ?? ''
}

export const insertRows = async (db: Db, run_code: string, planned: readonly PlannedRow[]) => {
  for (let n = 0; n < planned.length; n += 500)
    await db.insert(rows).values(planned.slice(n, n + 500).map((row) => ({ ...row, run_code })))
}

const setOutcome = async (db: Db, list: readonly RowOf[], outcome: RowOf['outcome']) => {
  const ids = list.map(({ row_id }) => row_id)
  if (ids.length) await db.update(rows).set({ outcome }).where(inArray(rows.row_id, ids))
}

/** What was done or undone, and what somebody changed since. */
export const reportRows = async (
  db: Db,
  way: 'do' | 'undo',
  done: readonly RowOf[],
  followed: readonly RowOf[] = [],
) => {
  await setOutcome(db, done, way === 'do' ? 'done' : 'undone')
  await setOutcome(db, followed, 'followed')
}
