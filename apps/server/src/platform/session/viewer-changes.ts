import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { publishToEach } from '../live/live.ts'

/** What these people may do or see has changed: their next request and their open browsers know it at the commit. */
export const viewersChanged = async (db: Db, usercodes: readonly string[]) => {
  if (!usercodes.length) return
  await db.execute(
    sql`update users set viewer_version = viewer_version + 1 where usercode = any(${sql.param(usercodes)}::text[])`,
  )
  await publishToEach(db, usercodes, 'viewer')
}
