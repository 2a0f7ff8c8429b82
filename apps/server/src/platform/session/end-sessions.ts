import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { sessions as t } from '../../db/tables/platform/sessions.ts'
import { publish } from '../live/live.ts'
import { accessIsChanging } from './session-cache.ts'

type Which = { except?: string; only?: string; login_code?: string }

/** Deletes the sessions and notifies open browsers. `except` and `only` are the hash of the session to leave open or to end. */
export const endSessions = async (db: Db, usercode: string, { except, only, login_code }: Which = {}) => {
  accessIsChanging()
  const ended = await db
    .delete(t)
    .where(
      and(
        eq(t.usercode, usercode),
        except ? ne(t.session_hash, except) : undefined,
        only ? eq(t.session_hash, only) : undefined,
        login_code ? eq(t.login_code, login_code) : undefined,
      ),
    )
    .returning({ login_code: t.login_code })
  if (ended.length) await publish(db, { to: usercode, kind: 'session' })
  return ended.length
}
