import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { installerBanks, installers as t } from '../../../db/tables/installers/installers.ts'
import { stillCurrent } from '../../../platform/records/stale.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

type Asked = { db: Db; viewer: Viewer; input: { user_code: string; row_version?: number } }

/** The person and their account, locked together: the account is only ever written by who holds the person. */
export const lockInstaller = async ({ db, viewer, input }: Asked) => {
  const [person] = await db
    .select()
    .from(t)
    .where(and(eq(t.user_code, input.user_code), visibleTo(viewer, t)))
    .for('update')
  const asked = { entity: 'installer', entity_code: input.user_code, row_version: input.row_version, form: {} }
  const current = await stillCurrent(db, person, asked)
  const [account] = await db.select().from(installerBanks).where(eq(installerBanks.user_code, input.user_code))
  return { person: current, account }
}
