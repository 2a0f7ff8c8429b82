import type { Said } from '@sejuk/domain/messages'
import {
  administrator,
  administratorNeeds,
  lastAdministrator,
  objectionToChangingRights,
  objectionToManaging,
  rolePage,
} from '@sejuk/domain/platform/roles'
import type { Viewer } from '@sejuk/domain/viewers'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { refuse, saidAs } from '../http/refuse.ts'
import { findViewer, isInForce } from './viewer.ts'

const lockKey = 7_350_123
const needed = sql.param([...administratorNeeds])

/** Is there an active user who can administer roles: by roles, not by overrides that may end, and with the page in the menu? */
const hasAdministrator = async (db: Db) => {
  const { rows } = await db.execute(sql`select from users u
    join user_roles itself on itself.usercode = u.usercode and itself.role_code = ${administrator}
    join roles r on r.role_code = itself.role_code and r.is_active
    where u.is_active
      and (select count(distinct rp.permission_code) from user_roles ur join roles r using (role_code) join role_permissions rp using (role_code)
        where ur.usercode = u.usercode and r.is_active and rp.permission_code = any(${needed}::text[])) = cardinality(${needed}::text[])
      and exists (select from user_roles ur join roles r using (role_code) join role_menus using (role_code) join menus m using (menu_code)
        where ur.usercode = u.usercode and r.is_active and m.url = ${rolePage})
      and not exists (select from user_permissions p where p.usercode = u.usercode and not p.is_allowed
        and p.permission_code = any(${needed}::text[]) and ${isInForce(sql`p`, sql`u`)})
    limit 1`)
  return rows.length > 0
}

/**
 * Serializes all changes of rights: two administrators who remove each other's role at the same moment would otherwise
 * both pass the check for a remaining administrator.
 */
export const changingAccess = async <T>(db: Db, change: () => Promise<T>): Promise<T> => {
  await db.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
  const had = await hasAdministrator(db)
  const done = await change()
  if (had && !(await hasAdministrator(db)))
    refuse('conflict', { status: 'LastAdministrator', message: lastAdministrator })
  return done
}

/** Refuses with the given reason, for a user who has the permission but may not do this. */
export const refuseIf = (objection: Said | undefined) => {
  if (objection) refuse('noPermission', { status: 'NotYours', ...saidAs(objection) })
}

/** Refuses changes to an account with more rights than the user's own. */
export const refuseUnlessManages = async (db: Db, viewer: Viewer, usercode: string) => {
  const found = await findViewer(db, usercode)
  if (!found) refuse('notFound')
  refuseIf(objectionToManaging(viewer, found.viewer))
}

/** The same for roles, scope and permissions, which users never change for themselves. */
export const refuseUnlessGives = async (db: Db, viewer: Viewer, usercode: string) => {
  const found = await findViewer(db, usercode)
  if (!found) refuse('notFound')
  refuseIf(objectionToChangingRights(viewer, found.viewer))
}
