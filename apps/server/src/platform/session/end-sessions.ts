import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { sessions as t } from '../../db/tables/platform/sessions.ts'
import { publish } from '../live/live.ts'

type Which = { except?: string; login_code?: string }

/** Deletes the sessions and notifies open browsers. `except` is the hash of the session to leave open. */
export const endSessions = async (db: Db, usercode: string, { except, login_code }: Which = {}) => {
  const ended = await db
    .delete(t)
    .where(
      and(
        eq(t.usercode, usercode),
        except ? ne(t.session_hash, except) : undefined,
        login_code ? eq(t.login_code, login_code) : undefined,
      ),
    )
    .returning({ login_code: t.login_code })
  if (ended.length) await publish(db, { to: usercode, kind: 'session' })
  return ended.length
}
