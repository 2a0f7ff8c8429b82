import { isDeepStrictEqual } from 'node:util'
import { because } from '@sejuk/domain/messages'
import { objectionToGiving } from '@sejuk/domain/platform/roles'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { userPermissions as t, users } from '../../../db/tables/platform/users.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import { visibleUsers } from '../../../platform/scope/visible-users.ts'
import { refuseIf, refuseUnlessGives } from '../../../platform/session/access.ts'
import type { AccessKind, Fields } from './kinds.ts'

export type Override = { permission_code: string; is_allowed: boolean; until_date: string | null }
export type Overrides = { overrides: Override[] }

export const tidyOverrides = (overrides: readonly Override[]): Overrides => ({
  overrides: overrides
    .map(({ permission_code, is_allowed, until_date }) => ({ permission_code, is_allowed, until_date }))
    .sort((a, b) => (a.permission_code < b.permission_code ? -1 : 1)),
})

const readOverrides = async (db: Db, usercode: string): Promise<Overrides | undefined> => {
  const [person] = await db.select({ code: users.usercode }).from(users).where(eq(users.usercode, usercode))
  if (!person) return undefined
  return tidyOverrides(await db.select().from(t).where(eq(t.usercode, usercode)).orderBy(asc(t.permission_code)))
}

/** By permission: what stood there, and what stands there now. */
const overrideDifferences = (before: Overrides, after: Overrides): Fields => {
  const entries = ({ overrides }: Overrides) =>
    new Map(overrides.map(({ permission_code, ...rest }) => [permission_code, rest]))
  const [was, is] = [entries(before), entries(after)]
  const fields: Fields = {}
  for (const code of [...new Set([...was.keys(), ...is.keys()])].sort()) {
    const [from, to] = [was.get(code) ?? null, is.get(code) ?? null]
    if (!isDeepStrictEqual(from, to)) fields[code] = [from, to]
  }
  return fields
}

/** Whoever takes back a refusal gives too, so every code that is touched must be the giver's own. */
const judgeOverrides = async (db: Db, viewer: Viewer, usercode: string, before: Overrides, after: Overrides) => {
  const [person] = await db
    .select({ today: sql<string>`(now() at time zone ${departments.timezone})::date::text` })
    .from(users)
    .innerJoin(departments, eq(departments.dept_code, users.department))
    .where(and(eq(users.usercode, usercode), visibleUsers(viewer)))
  if (!person) refuse('notFound')
  await refuseUnlessGives(db, viewer, usercode)
  const changed = overrideDifferences(before, after)
  refuseIf(objectionToGiving(viewer, { permissions: Object.keys(changed) }))
  const past = after.overrides.findIndex(
    ({ permission_code, until_date }) => permission_code in changed && until_date !== null && until_date < person.today,
  )
  if (past >= 0) refuseField(`overrides.${past}.until_date`, because('last-day-cannot-in-past'))
}

export const userOverrides: AccessKind<Overrides> = {
  kind: 'person',
  needs: 'Role-User-Override',
  read: readOverrides,
  judge: judgeOverrides,
  write: async (db, usercode, before, after) => {
    const changed = Object.keys(overrideDifferences(before, after))
    await db.delete(t).where(and(eq(t.usercode, usercode), inArray(t.permission_code, changed)))
    const kept = after.overrides.filter(({ permission_code }) => changed.includes(permission_code))
    if (kept.length) await db.insert(t).values(kept.map((override) => ({ usercode, ...override })))
    await db
      .update(users)
      .set({ row_version: sql`${users.row_version} + 1` })
      .where(eq(users.usercode, usercode))
  },
  people: async (_db, usercode) => [usercode],
  differences: overrideDifferences,
}
