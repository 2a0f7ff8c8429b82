import type * as contract from '@sejuk/contract/catalogue/exploded-views'
import { noSpots, type SpotMap, unmatched } from '@sejuk/domain/catalogue/exploded-views'
import { type BomType, mayHavePartsList } from '@sejuk/domain/catalogue/parts-lists'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { partsListOf, partsOf, serialOf } from '../../../business/catalogue/parts-of-unit.ts'
import type { Db } from '../../../db/database.ts'
import { explodedViewRevisions as r, explodedViews as t } from '../../../db/tables/catalogue/exploded-views.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { partsListLines as l, partsLists as p } from '../../../db/tables/catalogue/parts-lists.ts'
import { itemCategories as c } from '../../../db/tables/masters/item-categories.ts'
import { linksTo } from '../../../platform/files/attachment-links.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asFormLookup } from '../../../platform/lists/form-lookup.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { historyOf } from '../../../platform/records/action-history.ts'

export const entity = 'exploded-view'

const mayMaintain = ({ permission }: Viewer) => permission.has('Exploded-View-Maintain')

const positions = sql`select ${l.position_no} as n from ${l} where ${l.bom_code} = ${p.bom_code}`
const to_settle = sql<number>`((select count(distinct at.n)::int from (${positions}) at where at.n <> all(${t.spot_positions}))
  + (select count(distinct drawn)::int from unnest(${t.spot_positions}) drawn where drawn not in (${positions})))`

const fields = {
  view_code: t.view_code,
  item_code: t.item_code,
  item_name: items.item_name,
  bom_type: t.bom_type,
  bom_code: p.bom_code,
  brand_code: items.brand_code,
  category_name: c.category_name,
  photo_code: t.photo_code,
  spots: sql<number>`cardinality(${t.spot_positions})`,
  positions: sql<number>`(select count(distinct at.n)::int from (${positions}) at)`,
  to_settle,
  published_revision: t.published_revision,
  has_draft: t.has_draft,
  update_user_name: t.update_user_name,
  updated_date: t.updated_date,
  row_version: t.row_version,
}

/** A reader has no use for what is not published yet. */
const inSight = (viewer: Viewer) => (mayMaintain(viewer) ? undefined : isNotNull(t.published_revision))

export const listExplodedViews = async ({
  db,
  viewer,
  config,
  input,
}: RequestContext<typeof contract.listExplodedViews>) => {
  const states = {
    published: isNotNull(t.published_revision),
    draft: eq(t.has_draft, true),
    unsettled: sql`${to_settle} > 0`,
  }
  const found = await listPage(db, {
    input,
    source: sql`${t} join ${items} on ${items.item_code} = ${t.item_code}
      left join ${c} on ${c.category_code} = ${items.category_code}
      left join ${p} on ${p.item_code} = ${t.item_code} and ${p.bom_type} = ${t.bom_type}`,
    where: and(
      inSight(viewer),
      containsText(input.search, items.item_code, items.item_name, t.view_code),
      input.bom_type ? eq(t.bom_type, input.bom_type) : undefined,
      filterByCodes(items.brand_code, input.brand_code),
      filterByCodes(items.category_code, input.category_code),
      input.state && states[input.state],
    ),
    key: t.view_code,
    sorts: { item_code: t.item_code, updated_date: t.updated_date, to_settle },
    sort: 'item_code',
    fields,
  })
  const link = await linksTo(
    { db, viewer, config },
    found.data.map(({ photo_code }) => photo_code),
  )
  const data = found.data.map(({ photo_code, ...row }) => ({ ...row, thumbnail_path: link(photo_code, 'small') }))
  return { ...found, data }
}

export const unitOf = async (db: Db, item_code: string) => {
  const [unit] = await db.select().from(items).where(eq(items.item_code, item_code))
  return unit && mayHavePartsList(unit) ? unit : refuse('notFound')
}

export const viewOf = async (db: Db, item_code: string, bom_type: BomType) => {
  const [view] = await db
    .select()
    .from(t)
    .where(and(eq(t.item_code, item_code), eq(t.bom_type, bom_type)))
  return view
}

const revisionOf = async (db: Db, view_code: string, revision: number) => {
  const [found] = await db
    .select()
    .from(r)
    .where(and(eq(r.view_code, view_code), eq(r.revision, revision)))
  return found
}

type Shown = {
  photo_code: string | null
  width: number
  height: number
  json: SpotMap
  revision: number | null
  published_date: string | null
  published_user_name: string | null
}
const nothing: Shown = {
  photo_code: null,
  width: 0,
  height: 0,
  json: noSpots,
  revision: null,
  published_date: null,
  published_user_name: null,
}

const shownOf = async (
  db: Db,
  view: typeof t.$inferSelect | undefined,
  { draft, revision }: { draft: boolean; revision?: number },
): Promise<Shown> => {
  if (!view) return nothing
  if (draft) return { ...nothing, photo_code: view.photo_code, width: view.width, height: view.height, json: view.json }
  const wanted = revision ?? view.published_revision
  const found = wanted === null ? undefined : await revisionOf(db, view.view_code, wanted)
  return found ?? (revision === undefined ? nothing : refuse('notFound'))
}

export const getExplodedView = async ({
  db,
  viewer,
  config,
  input,
}: RequestContext<typeof contract.getExplodedView>) => {
  const { item_code, bom_type, draft, revision } = input
  if ((draft || revision !== undefined) && !mayMaintain(viewer)) refuse('noPermission')
  const unit = await unitOf(db, item_code)
  const view = await viewOf(db, item_code, bom_type)
  const shown = await shownOf(db, view, { draft, revision })
  const list = await partsListOf(db, item_code, bom_type)
  const all = list ? await partsOf(db, list.bom_code) : []
  const serial = serialOf(input.serial_number)
  const parts = list && serial ? await partsOf(db, list.bom_code, serial) : all
  const link = await linksTo({ db, viewer, config }, [shown.photo_code])
  return {
    data: {
      item_code,
      item_name: unit.item_name,
      bom_type,
      view_code: view?.view_code ?? null,
      bom_code: list?.bom_code ?? null,
      photo_code: shown.photo_code,
      photo_path: link(shown.photo_code),
      width: shown.width,
      height: shown.height,
      json: shown.json,
      parts,
      revision: shown.revision,
      published_revision: view?.published_revision ?? null,
      published_date: shown.published_date,
      published_user_name: shown.published_user_name,
      has_draft: view?.has_draft ?? false,
      update_user_name: view?.update_user_name ?? null,
      updated_date: view?.updated_date ?? null,
      row_version: view?.row_version ?? 0,
      ...unmatched(
        all.map(({ position_no }) => position_no),
        shown.json,
      ),
    },
  }
}

export const listExplodedViewRevisions = async ({
  db,
  viewer,
  config,
  input,
}: RequestContext<typeof contract.listExplodedViewRevisions>) => {
  const view = (await viewOf(db, input.item_code, input.bom_type)) ?? refuse('notFound')
  const found = await db.select().from(r).where(eq(r.view_code, view.view_code)).orderBy(desc(r.revision)).limit(100)
  const link = await linksTo(
    { db, viewer, config },
    found.map(({ photo_code }) => photo_code),
  )
  return {
    data: found.map(({ revision, note, json, photo_code, published_date, published_user_name }) => ({
      revision,
      note,
      published_date,
      published_user_name,
      spots: json.spots.length,
      thumbnail_path: link(photo_code, 'small'),
    })),
  }
}

export const explodedViewDropdown = async ({ db, input }: RequestContext<typeof contract.explodedViewDropdown>) =>
  asFormLookup(
    input,
    await dropdownPage(db, {
      page: input.page,
      source: sql`${t} join ${items} on ${items.item_code} = ${t.item_code}`,
      where: and(
        isNotNull(t.published_revision),
        input.type ? sql`${t.bom_type} = ${input.type}` : undefined,
        filterByCodes(items.category_code, input.category_code),
        input.search
          ? sql`(${t.view_code} = ${input.search.trim()} or ${containsText(input.search, t.item_code, items.item_name) ?? sql`true`})`
          : undefined,
      ),
      key: t.view_code,
      order: t.item_code,
      fields: {
        value: t.view_code,
        label: sql<string>`${t.item_code} || ', ' || ${t.bom_type}`,
        item_code: t.item_code,
        item_name: items.item_name,
        view_code: t.view_code,
        bom_type: t.bom_type,
      },
      isSearch: input.search !== '',
    }),
  )

export const listItemViews = async ({ db, input }: RequestContext<typeof contract.listItemViews>) => {
  const [item] = await db.select().from(items).where(eq(items.item_code, input.item_code))
  if (!item) return refuse('notFound')
  const codes = [item.item_code, ...item.sub_items.map(({ sub_item_code }) => sub_item_code)]
  const views = await db
    .select({
      item_code: p.item_code,
      item_name: items.item_name,
      bom_type: p.bom_type,
      published_revision: t.published_revision,
    })
    .from(p)
    .innerJoin(items, eq(items.item_code, p.item_code))
    .leftJoin(t, and(eq(t.item_code, p.item_code), eq(t.bom_type, p.bom_type)))
    .where(inArray(p.item_code, codes))
    .orderBy(p.item_code, p.bom_type)
  return { data: { item_code: item.item_code, item_name: item.item_name, views } }
}

export const explodedViewLog = async ({ db, input }: RequestContext<typeof contract.explodedViewLog>) => {
  if (!(await db.$count(t, eq(t.view_code, input.code)))) refuse('notFound')
  return historyOf(db, entity, input.code, input.page)
}
