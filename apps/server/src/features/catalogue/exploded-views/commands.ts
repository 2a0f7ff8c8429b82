import type * as contract from '@sejuk/contract/catalogue/exploded-views'
import { noSpots, type SpotMap, whyNotPublish } from '@sejuk/domain/catalogue/exploded-views'
import type { BomType } from '@sejuk/domain/catalogue/parts-lists'
import { because } from '@sejuk/domain/messages'
import { and, eq, sql } from 'drizzle-orm'
import { partsListOf } from '../../../business/catalogue/parts-of-unit.ts'
import type { Db } from '../../../db/database.ts'
import { explodedViewRevisions as r, explodedViews as t } from '../../../db/tables/catalogue/exploded-views.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { partsListLines as l } from '../../../db/tables/catalogue/parts-lists.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { storeWithRecord } from '../../../platform/files/attachment-links.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { stillCurrent } from '../../../platform/records/stale.ts'
import { entity, unitOf, viewOf } from './queries.ts'

type View = typeof t.$inferSelect
type Context = Omit<RequestContext<typeof contract.removeExplodedViewImage>, 'input'>
type Seen = { item_code: string; bom_type: BomType; row_version: number }

/** Numbers as drawn: a position may have several spots. */
const positionsIn = ({ spots }: SpotMap) => spots.map(({ position_no }) => position_no)

/** Pictures lie with the view; its own endpoints decide who sees them. */
const storePicture = async (context: Context, view_code: string, file: File) => {
  const place = { module_name: 'ExplodedView', module_code: view_code, alias: 'exploded_view' }
  const photo_code = await storeWithRecord(context, place, file)
  const [stored] = await context.db
    .select({ width: attachments.width, height: attachments.height })
    .from(attachments)
    .where(eq(attachments.attachment_code, photo_code))
  return { photo_code, width: stored?.width ?? 0, height: stored?.height ?? 0 }
}

/** A picture that no revision shows is deleted with the others' retention. */
const dropPicture = async (db: Db, { view_code, photo_code }: View) => {
  if (!photo_code || (await db.$count(r, and(eq(r.view_code, view_code), eq(r.photo_code, photo_code))))) return
  await db.update(attachments).set({ deleted_date: sql`now()` }).where(eq(attachments.attachment_code, photo_code))
}

const lockView = async (db: Db, { item_code, bom_type, row_version }: Seen, form: object): Promise<View> => {
  const [view] = await db
    .select()
    .from(t)
    .where(and(eq(t.item_code, item_code), eq(t.bom_type, bom_type)))
    .for('update')
  return stillCurrent(db, view, { entity, entity_code: view?.view_code ?? '', row_version, form })
}

type Change = Partial<Pick<View, 'photo_code' | 'width' | 'height' | 'json'>>
/** Only the spots are logged by number: their coordinates fill pages. */
const inShort = ({ photo_code, json }: Pick<View, 'photo_code' | 'json'>) => ({
  photo_code,
  spots: positionsIn(json).toSorted((a, b) => a - b),
})

const change = async ({ db, viewer, actor }: Context, view: View, fields: Change, action: string) => {
  const [after] = await db
    .update(t)
    .set({
      ...fields,
      ...(fields.json ? { spot_positions: positionsIn(fields.json) } : {}),
      has_draft: true,
      updated_by: viewer.usercode,
      update_user_name: viewer.username,
      updated_date: sql`now()`,
    })
    .where(eq(t.view_code, view.view_code))
    .returning()
  if (!after) throw new Error(`${view.view_code} was not changed`)
  await logActions(db, actor, [
    { entity, entity_code: view.view_code, action, before: inShort(view), after: inShort(after) },
  ])
  return saved(after)
}
const saved = ({ view_code, row_version, updated_date }: View) => ({ view_code, row_version, updated_date })

export const saveExplodedView = async ({ input, ...context }: RequestContext<typeof contract.saveExplodedView>) => {
  const { db, viewer, actor } = context
  const { item_code, bom_type, file, json = noSpots } = input
  await unitOf(db, item_code)
  // The unit is locked, so that two cannot both begin its view.
  await db.select({ code: items.item_code }).from(items).where(eq(items.item_code, item_code)).for('update')
  if (await viewOf(db, item_code, bom_type)) refuseField('bom_type', because('exploded-view-exists'))
  const by = { created_by: viewer.usercode, updated_by: viewer.usercode, update_user_name: viewer.username }
  const [view] = await db
    .insert(t)
    .values({ item_code, bom_type, json, spot_positions: positionsIn(json), ...by })
    .returning()
  if (!view) throw new Error('The view was not added')
  const picture = await storePicture(context, view.view_code, file)
  const [after] = await db
    .update(t)
    .set({ ...picture, row_version: view.row_version })
    .where(eq(t.view_code, view.view_code))
    .returning()
  await logActions(db, actor, [
    {
      entity,
      entity_code: view.view_code,
      action: 'create',
      after: { item_code, bom_type, ...inShort(after ?? view) },
    },
  ])
  return { data: saved(after ?? view) }
}

export const updateExplodedView = async ({ input, ...context }: RequestContext<typeof contract.updateExplodedView>) => {
  const { file, json } = input
  const view = await lockView(context.db, input, json ? { json } : {})
  if (!file && !json) return { data: saved(view) }
  const picture = file ? await storePicture(context, view.view_code, file) : {}
  if (file) await dropPicture(context.db, view)
  return { data: await change(context, view, { ...picture, ...(json ? { json } : {}) }, 'update') }
}

export const removeExplodedViewImage = async ({
  input,
  ...context
}: RequestContext<typeof contract.removeExplodedViewImage>) => {
  const view = await lockView(context.db, input, {})
  await dropPicture(context.db, view)
  return { data: await change(context, view, { photo_code: null, width: 0, height: 0 }, 'remove-image') }
}

export const removeExplodedViewJson = async ({
  input,
  ...context
}: RequestContext<typeof contract.removeExplodedViewJson>) => {
  const view = await lockView(context.db, input, {})
  return { data: await change(context, view, { json: noSpots }, 'remove-json') }
}

/** The parts list is locked for the check: no position can come or go until the revision is there. */
const positionsOf = async (db: Db, { item_code, bom_type }: View) => {
  const list = await partsListOf(db, item_code, bom_type)
  const lines = list
    ? await db.select({ n: l.position_no }).from(l).where(eq(l.bom_code, list.bom_code)).for('share')
    : []
  return lines.map(({ n }) => n)
}

export const publishExplodedView = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.publishExplodedView>) => {
  const view = await lockView(db, input, {})
  if (!view.has_draft) refuse('conflict', { because: because('exploded-view-nothing-new'), status: 'NothingNew' })
  const objection = whyNotPublish(await positionsOf(db, view), view)
  if (objection || !view.photo_code) return refuse('conflict', { because: objection, status: 'NotComplete' })
  const revision = (view.published_revision ?? 0) + 1
  const { view_code, photo_code, width, height, json } = view
  await db.insert(r).values({
    ...{ view_code, revision, photo_code, width, height, json, note: input.note },
    published_by: viewer.usercode,
    published_user_name: viewer.username,
  })
  const [after] = await db
    .update(t)
    .set({ published_revision: revision, has_draft: false })
    .where(eq(t.view_code, view_code))
    .returning()
  await logActions(db, actor, [
    { entity, entity_code: view_code, action: 'publish', reason: input.note, after: { revision } },
  ])
  return {
    data: { ...saved(after ?? view), revision },
    message: because('exploded-view-published', { n: revision }),
  }
}

export const restoreExplodedView = async ({
  input,
  ...context
}: RequestContext<typeof contract.restoreExplodedView>) => {
  const { revision } = input
  const view = await lockView(context.db, input, {})
  const [found] = await context.db
    .select()
    .from(r)
    .where(and(eq(r.view_code, view.view_code), eq(r.revision, revision)))
  if (!found) return refuse('notFound')
  const { photo_code, width, height, json } = found
  if (photo_code !== view.photo_code) await dropPicture(context.db, view)
  const data = await change(context, view, { photo_code, width, height, json }, 'restore')
  return { data, message: because('exploded-view-restored', { n: revision }) }
}
