import type * as contract from '@sejuk/contract/platform/saved-views'
import { mayShareWith, mostViews, notYoursToShare, tooManyViews } from '@sejuk/domain/platform/saved-views'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { roles } from '../../../db/tables/platform/roles.ts'
import { savedViews as t } from '../../../db/tables/platform/saved-views.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { stillCurrent } from '../../../platform/records/stale.ts'
import { viewsWhere } from './queries.ts'

const requireShareable = async (db: Db, viewer: Viewer, role_code: string | null) => {
  if (role_code === null) return
  if (!mayShareWith(viewer, role_code)) refuseField('role_code', notYoursToShare)
  if (!(await db.$count(roles, eq(roles.role_code, role_code)))) refuseChoice('role_code')
}

const oneView = async (db: Db, viewer: Viewer, view_id: number) => {
  const [data = refuse('notFound')] = await viewsWhere(db, viewer, eq(t.view_id, view_id))
  return { data }
}

export const saveView = async ({ db, viewer, input }: RequestContext<typeof contract.saveView>) => {
  await requireShareable(db, viewer, input.role_code)
  const { usercode } = viewer
  const mine = and(eq(t.usercode, usercode), eq(t.module_name, input.module_name))
  if ((await db.$count(t, mine)) >= mostViews) refuse('conflict', { message: tooManyViews })
  const [saved] = await db
    .insert(t)
    .values({ ...input, usercode })
    .returning({ view_id: t.view_id })
  return oneView(db, viewer, saved?.view_id ?? 0)
}

/** Somebody else's is not there: a shared view is changed by its owner alone. */
const lock = async (db: Db, { usercode }: Viewer, view_id: number) => {
  const [view] = await db
    .select()
    .from(t)
    .where(and(eq(t.view_id, view_id), eq(t.usercode, usercode)))
    .for('update')
  return view
}

export const updateView = async ({ db, viewer, input }: RequestContext<typeof contract.updateView>) => {
  const { view_id, row_version, ...form } = input
  const asked = { entity: 'saved-view', entity_code: String(view_id), row_version, form }
  await stillCurrent(db, await lock(db, viewer, view_id), asked)
  await requireShareable(db, viewer, form.role_code)
  await db
    .update(t)
    .set({ ...form, updated_date: sql`now()` })
    .where(eq(t.view_id, view_id))
  return oneView(db, viewer, view_id)
}

export const deleteView = async ({ db, viewer, input }: RequestContext<typeof contract.deleteView>) => {
  if (!(await lock(db, viewer, input.view_id))) refuse('notFound')
  await db.delete(t).where(eq(t.view_id, input.view_id))
  return { data: null }
}
