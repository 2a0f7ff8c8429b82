import type * as contract from '@sejuk/contract/catalogue/parts-lists'
import { bomTypes, compareLists } from '@sejuk/domain/catalogue/parts-lists'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { partsListOf, partsOf } from '../../../business/catalogue/parts-of-unit.ts'
import type { Db } from '../../../db/database.ts'
import { explodedViews as v } from '../../../db/tables/catalogue/exploded-views.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { partsListLines as l, partsLists as t } from '../../../db/tables/catalogue/parts-lists.ts'
import { itemCategories as c } from '../../../db/tables/masters/item-categories.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectOne } from '../../../platform/lists/selection.ts'

const source = sql`${t} join ${items} on ${items.item_code} = ${t.item_code}
  left join ${c} on ${c.category_code} = ${items.category_code}
  left join ${v} on ${v.item_code} = ${t.item_code} and ${v.bom_type} = ${t.bom_type}`

const parts = sql<number>`(select count(*)::int from ${l} where ${l.bom_code} = ${t.bom_code})`
const header = {
  bom_code: t.bom_code,
  item_code: t.item_code,
  item_name: items.item_name,
  bom_type: t.bom_type,
  business_unit_code: items.business_unit_code,
  brand_code: items.brand_code,
  category_code: items.category_code,
  category_name: c.category_name,
  parts,
  positions: sql<number>`(select count(distinct ${l.position_no})::int from ${l} where ${l.bom_code} = ${t.bom_code})`,
  view_revision: sql<
    number | null
  >`case when ${v.view_code} is null then null else coalesce(${v.published_revision}, 0) end`,
  update_user_name: t.update_user_name,
  created_date: t.created_date,
  updated_date: t.updated_date,
  row_version: t.row_version,
}

type Filters = RequestContext<typeof contract.listPartsLists>['input']
const filtered = (input: Filters, ofPart: SQL | undefined) =>
  and(
    containsText(input.search, items.item_code, items.item_name, t.bom_code),
    input.bom_type ? eq(t.bom_type, input.bom_type) : undefined,
    filterByCodes(items.brand_code, input.brand_code),
    filterByCodes(items.category_code, input.category_code),
    input.view && (input.view === 'with' ? sql`${v.view_code} is not null` : sql`${v.view_code} is null`),
    ofPart,
  )

export const listPartsLists = ({ db, input }: RequestContext<typeof contract.listPartsLists>) =>
  listPage(db, {
    input,
    source,
    where: filtered(
      input,
      input.sparepart_item_code
        ? sql`exists (select from ${l} where ${l.bom_code} = ${t.bom_code} and ${l.sparepart_item_code} = ${input.sparepart_item_code})`
        : undefined,
    ),
    key: t.bom_code,
    sorts: { item_code: t.item_code, parts, updated_date: t.updated_date },
    sort: 'item_code',
    fields: header,
  })

const part = sql.identifier('part')
const lineSource = sql`${l} join ${t} on ${t.bom_code} = ${l.bom_code}
  join ${items} on ${items.item_code} = ${t.item_code}
  join ${items} ${part} on ${part}.item_code = ${l.sparepart_item_code}
  left join ${v} on ${v.item_code} = ${t.item_code} and ${v.bom_type} = ${t.bom_type}`

const fields = {
  line_id: l.line_id,
  bom_code: t.bom_code,
  item_code: t.item_code,
  item_name: items.item_name,
  bom_type: t.bom_type,
  position_no: l.position_no,
  sparepart_item_code: l.sparepart_item_code,
  part_name: sql<string>`${part}.item_name`,
  part_local_name: sql<string | null>`${part}.local_name`,
  qty: l.qty,
  is_compressor: l.is_compressor,
  is_consumable: l.is_consumable,
  interchange_group: l.interchange_group,
  serial_from: l.serial_from,
  serial_to: l.serial_to,
}

/** Shown by pages, and downloaded whole. */
export const partsListLineList = ({ input }: Pick<RequestContext<typeof contract.listPartsListLines>, 'input'>) =>
  asList({
    input,
    source: lineSource,
    where: filtered(
      input,
      input.sparepart_item_code ? eq(l.sparepart_item_code, input.sparepart_item_code) : undefined,
    ),
    key: l.line_id,
    sorts: {
      item_code: sql`${t.item_code} || ' ' || ${t.bom_type} || ' ' || lpad(${l.position_no}::text, 4, '0')`,
      parts: l.position_no,
      updated_date: t.updated_date,
    },
    sort: 'item_code',
    fields,
  })

export const listPartsListLines = ({ db, ...context }: RequestContext<typeof contract.listPartsListLines>) =>
  listPage(db, partsListLineList(context))

const headerOf = async (db: Db, bom_code: string) =>
  (await selectOne(db, header, source, eq(t.bom_code, bom_code))) ?? refuse('notFound')

export const getPartsList = async ({ db, input }: RequestContext<typeof contract.getPartsList>) => {
  const { item_code, bom_type, serial_number } = input
  const byUnit = item_code && bom_type ? (await partsListOf(db, item_code, bom_type))?.bom_code : undefined
  const bom_code = input.bom_code ?? byUnit ?? refuse('notFound')
  return { data: { ...(await headerOf(db, bom_code)), lines: await partsOf(db, bom_code, serial_number) } }
}

export const comparePartsLists = async ({ db, input }: RequestContext<typeof contract.comparePartsLists>) => {
  const { bom_a, bom_b } = input
  const [a, b] = [await headerOf(db, bom_a), await headerOf(db, bom_b)]
  const lines = await db
    .select()
    .from(l)
    .where(inArray(l.bom_code, [bom_a, bom_b]))
  const [inA, inB] = [bom_a, bom_b].map((code) => lines.filter(({ bom_code }) => bom_code === code))
  const differences = compareLists(inA ?? [], inB ?? [])
  const codes = differences.map(({ sparepart_item_code }) => sparepart_item_code)
  const named = codes.length
    ? await db
        .select({ code: items.item_code, name: items.item_name, local: items.local_name })
        .from(items)
        .where(inArray(items.item_code, codes))
    : []
  const names = new Map(named.map(({ code, ...name }) => [code, name]))
  const keys = new Set(lines.map(({ position_no, sparepart_item_code }) => `${position_no} ${sparepart_item_code}`))
  const data = differences.map((one) => ({
    ...one,
    part_name: names.get(one.sparepart_item_code)?.name ?? one.sparepart_item_code,
    part_local_name: names.get(one.sparepart_item_code)?.local ?? null,
  }))
  return { data: { a, b, same: keys.size - differences.length, differences: data } }
}

export const partsListDropdown = ({ db, input }: RequestContext<typeof contract.partsListDropdown>) =>
  dropdownPage(db, {
    page: input.page,
    source: sql`${t} join ${items} on ${items.item_code} = ${t.item_code}`,
    where: input.search
      ? or(eq(t.bom_code, input.search.trim()), containsText(input.search, t.item_code, items.item_name))
      : undefined,
    key: t.bom_code,
    order: t.item_code,
    fields: { value: t.bom_code, label: sql<string>`${t.item_code} || ', ' || ${t.bom_type}` },
    isSearch: input.search !== '',
  })

export const bomTypeDropdown = async () => ({
  data: bomTypes.map((bom_type) => ({ value: bom_type, label: bom_type, bom_type })),
})
