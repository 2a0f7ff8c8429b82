import type * as contract from '@sejuk/contract/platform/shortcuts'
import { mayBeShortcut, mostShortcuts, noSuchShortcutPage, tooManyShortcuts } from '@sejuk/domain/platform/shortcuts'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { menus, roleMenus } from '../../../db/tables/platform/roles.ts'
import { userShortcuts as t } from '../../../db/tables/platform/shortcuts.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { shortcutsOf, shown } from './queries.ts'

const requirePage = async (db: Db, { role }: Viewer, url: string) => {
  const mine = await db
    .selectDistinct({ url: menus.url })
    .from(menus)
    .innerJoin(roleMenus, eq(roleMenus.menu_code, menus.menu_code))
    .where(inArray(roleMenus.role_code, [...role]))
  const urls = mine.map((menu) => menu.url)
  if (!mayBeShortcut(url, urls)) refuseField('url', noSuchShortcutPage)
}

/** One change of a person's shortcuts after the other: two at once would both find room for the last. */
const lockOwner = (db: Db, { usercode }: Viewer) =>
  db.select({ usercode: users.usercode }).from(users).where(eq(users.usercode, usercode)).for('no key update')

export const addShortcut = async ({ db, viewer, input }: RequestContext<typeof contract.addShortcut>) => {
  await requirePage(db, viewer, input.url)
  await lockOwner(db, viewer)
  const mine = await shortcutsOf(db, viewer.usercode)
  if (mine.length >= mostShortcuts) refuse('conflict', { message: tooManyShortcuts })
  const display_seq = Math.max(0, ...mine.map((one) => one.display_seq)) + 1
  const [data = refuse('notFound')] = await db
    .insert(t)
    .values({ ...input, usercode: viewer.usercode, display_seq })
    .returning(shown)
  return { data }
}

const own = ({ usercode }: Viewer, shortcut_id: number) => and(eq(t.shortcut_id, shortcut_id), eq(t.usercode, usercode))

export const updateShortcut = async ({ db, viewer, input }: RequestContext<typeof contract.updateShortcut>) => {
  const { shortcut_id, ...form } = input
  await requirePage(db, viewer, form.url)
  const [data = refuse('notFound')] = await db.update(t).set(form).where(own(viewer, shortcut_id)).returning(shown)
  return { data }
}

/** Whatever the list leaves out, because another window added it meanwhile, follows at the end. */
export const orderShortcuts = async ({ db, viewer, input }: RequestContext<typeof contract.orderShortcuts>) => {
  await lockOwner(db, viewer)
  const before = (await shortcutsOf(db, viewer.usercode)).map(({ shortcut_id }) => shortcut_id)
  const wanted = [...new Set(input.shortcut_ids)]
  if (wanted.some((id) => !before.includes(id))) refuse('notFound')
  const order = [...wanted, ...before.filter((id) => !wanted.includes(id))]
  for (const [n, id] of order.entries())
    await db
      .update(t)
      .set({ display_seq: n + 1 })
      .where(own(viewer, id))
  return { data: await shortcutsOf(db, viewer.usercode) }
}

export const deleteShortcut = async ({ db, viewer, input }: RequestContext<typeof contract.deleteShortcut>) => {
  const gone = await db.delete(t).where(own(viewer, input.shortcut_id)).returning({ id: t.shortcut_id })
  if (gone.length === 0) refuse('notFound')
  return { data: null }
}
