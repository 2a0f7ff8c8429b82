import { objectionToGiving } from '@sejuk/domain/platform/roles'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { userRoles, users } from '../../../db/tables/platform/users.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import { visibleUsers } from '../../../platform/scope/visible-users.ts'
import { refuseIf, refuseUnlessGives } from '../../../platform/session/access.ts'
import type { AccessKind, Fields } from './kinds.ts'
import { readRights } from './role-rights.ts'

/** Of the people spoken of: who has the role. */
export type Membership = { touched: string[]; members: string[] }

const readMembership = async (db: Db, role_code: string, like?: Membership): Promise<Membership | undefined> => {
  const touched = [...new Set(like?.touched)].sort()
  const found = touched.length
    ? await db
        .select({ code: userRoles.usercode })
        .from(userRoles)
        .where(and(eq(userRoles.role_code, role_code), inArray(userRoles.usercode, touched)))
    : []
  return { touched, members: found.map(({ code }) => code).sort() }
}

const changesOf = (before: Membership, after: Membership) => ({
  added: after.members.filter((code) => !before.members.includes(code)),
  removed: before.members.filter((code) => !after.members.includes(code)),
})

const judgeMembership = async (db: Db, viewer: Viewer, code: string, before: Membership, after: Membership) => {
  const { added, removed } = changesOf(before, after)
  const changed = [...added, ...removed]
  if (!changed.length) return
  const visible = await db.$count(users, and(inArray(users.usercode, changed), visibleUsers(viewer)))
  if (visible < changed.length) refuse('notFound')
  for (const usercode of changed) await refuseUnlessGives(db, viewer, usercode)
  const role = await readRights(db, code)
  if (!role) refuse('notFound')
  if (added.length) refuseIf(objectionToGiving(viewer, role))
}

export const roleUsers: AccessKind<Membership> = {
  kind: 'role-users',
  needs: 'Role-User-Modify',
  read: readMembership,
  judge: judgeMembership,
  write: async (db, role_code, before, after) => {
    const { added, removed } = changesOf(before, after)
    if (added.length) await db.insert(userRoles).values(added.map((usercode) => ({ usercode, role_code })))
    if (removed.length)
      await db.delete(userRoles).where(and(eq(userRoles.role_code, role_code), inArray(userRoles.usercode, removed)))
  },
  people: async (_db, _code, after) => after.touched,
  differences: (before, after) => {
    const { added, removed } = changesOf(before, after)
    const fields: Fields = {}
    if (added.length || removed.length) fields.users = [removed, added]
    return fields
  },
}
