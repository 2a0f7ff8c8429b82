import { isDeepStrictEqual } from 'node:util'
import { undoHours } from '@sejuk/domain/platform/roles'
import type { Viewer } from '@sejuk/domain/viewers'
import { permissionGate } from '@sejuk/domain/workflow'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { accessChanges as t } from '../../../db/tables/platform/access-changes.ts'
import { enforce, refuse } from '../../../platform/http/refuse.ts'
import type { Within } from '../../../platform/notify/notify.ts'
import { notifyRoleChange } from '../../../platform/notify/notify-role-change.ts'
import { type Actor, logActions } from '../../../platform/records/action-log.ts'
import { logSecurity } from '../../../platform/session/security-log.ts'
import { viewersChanged } from '../../../platform/session/viewer-changes.ts'
import type { AccessKind, Fields } from './kinds.ts'
import { menuTree } from './menu-tree.ts'
import { roleRights } from './role-rights.ts'
import { roleUsers } from './role-users.ts'
import { securityEventsOf } from './security-events.ts'
import { userOverrides } from './user-overrides.ts'

const kinds = { role: roleRights, 'role-users': roleUsers, person: userOverrides, menus: menuTree }
/** A stored state is of its own kind; TypeScript cannot see that kind and state belong together. */
const kindOf = (name: keyof typeof kinds) => kinds[name] as AccessKind<unknown>

type Who = Within & { viewer: Viewer; actor: Actor }
type Change<State> = { code: string; before: State; after: State; note: string }

const sideOf = (fields: Fields, side: 0 | 1) =>
  Object.fromEntries(Object.entries(fields).map(([name, pair]) => [name, pair[side]]))

/** Judged, written, remembered, logged, told. Inside `changingAccess`, or two changes could pass each other. */
export const applyChange = async <State>(
  { db, viewer, actor, jobs, config }: Who,
  thing: AccessKind<State>,
  { code, before, after, note }: Change<State>,
) => {
  const fields = thing.differences(before, after)
  if (!Object.keys(fields).length) return { data: null, message: 'Nothing has changed' }
  await thing.judge(db, viewer, code, before, after)
  const people = new Set(await thing.people(db, code, before))
  await thing.write(db, code, before, after)
  for (const person of await thing.people(db, code, after)) people.add(person)
  const { usercode, username } = viewer
  await db.insert(t).values({ kind: thing.kind, code, usercode, username, note, before, after })
  await logActions(db, actor, [
    {
      entity: thing.kind,
      entity_code: code,
      action: 'update',
      reason: note,
      before: sideOf(fields, 0),
      after: sideOf(fields, 1),
    },
  ])
  await logSecurity(db, actor, securityEventsOf(thing.kind, code, fields))
  await viewersChanged(db, [...people])
  if (thing.kind === 'role-users')
    await notifyRoleChange({ db, jobs, config }, (fields.users ?? []).flat() as string[], username)
  return { data: null }
}

const isYoung = gt(t.at, sql`now() - make_interval(hours => ${undoHours})`)
const tooLate = 'This can no longer be taken back: it is older than a day, or something has changed since'

/** Back to how it was, if it still is how that change left it. The same rules hold as for any change. */
export const undoChange = async (who: Who, change_id: number) => {
  const { db, viewer } = who
  const [change] = await db.select().from(t).where(eq(t.change_id, change_id)).for('update')
  if (!change) refuse('notFound')
  const thing = kindOf(change.kind)
  enforce(permissionGate(viewer.permission, thing.needs))
  if (!(await canUndo(db, change))) refuse('conflict', { status: 'TooLate', message: tooLate })
  const { code, note } = change
  const answer = await applyChange(who, thing, {
    code,
    before: change.after,
    after: change.before,
    note: `Taken back: ${note}`.slice(0, 500),
  })
  await db.update(t).set({ undone_date: sql`now()` }).where(eq(t.change_id, change_id))
  return answer
}

type Stored = Pick<typeof t.$inferSelect, 'change_id' | 'kind' | 'code' | 'after'>

const canUndo = async (db: Db, { change_id, kind, code, after }: Stored) => {
  const [latest] = await db
    .select({ change_id: t.change_id, undone_date: t.undone_date, is_young: sql<boolean>`${isYoung}` })
    .from(t)
    .where(and(eq(t.kind, kind), eq(t.code, code)))
    .orderBy(desc(t.change_id))
    .limit(1)
  if (latest?.change_id !== change_id || latest.undone_date || !latest.is_young) return false
  return isDeepStrictEqual(await kindOf(kind).read(db, code, after), after)
}

/** The last fifty; only the very last can be taken back. */
export const readChanges = async (db: Db, kind: keyof typeof kinds, code: string) => {
  const found = await db
    .select()
    .from(t)
    .where(and(eq(t.kind, kind), eq(t.code, code)))
    .orderBy(desc(t.change_id))
    .limit(50)
  const [last] = found
  const undoable = last && (await canUndo(db, last)) ? last.change_id : undefined
  return found.map(({ change_id, at, username, note, undone_date, before, after }) => ({
    change_id,
    at,
    username,
    note,
    undone_date,
    can_undo: change_id === undoable,
    fields: kindOf(kind).differences(before, after),
  }))
}
