import { consentVersion } from '@sejuk/domain/field/attendance'
import { because } from '@sejuk/domain/messages'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { positionConsents as t } from '../../db/tables/field/attendance.ts'
import { refuse } from '../../platform/http/refuse.ts'

export const consentOf = async (db: Db, usercode: string) => {
  const [found] = await db
    .select()
    .from(t)
    .where(and(eq(t.usercode, usercode), eq(t.version, consentVersion)))
  return found
}

/** No position is stored of anybody who has not agreed to the present text. */
export const requireConsent = async (db: Db, { usercode }: Viewer) => {
  if (!(await consentOf(db, usercode)))
    refuse('conflict', { status: 'ConsentNeeded', because: because('consent-needed') })
}
