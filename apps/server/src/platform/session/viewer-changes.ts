import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { publishToEach } from '../live/live.ts'
import { accessIsChanging } from './session-cache.ts'

/** Invalidates the cached rights of these users: their next request and open browsers see the change at commit. */
export const viewersChanged = async (db: Db, usercodes: readonly string[]) => {
  if (!usercodes.length) return
  accessIsChanging()
  await db.execute(
    sql`update users set viewer_version = viewer_version + 1 where usercode = any(${sql.param(usercodes)}::text[])`,
  )
  await publishToEach(db, usercodes, { kind: 'viewer' })
}
