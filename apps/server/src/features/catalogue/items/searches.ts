import type * as contract from '@sejuk/contract/catalogue/item-searches'
import { mostSuggestions, searchDays } from '@sejuk/domain/catalogue/items'
import { addDays } from '@sejuk/domain/values/dates'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { withPhoto } from '../../../business/catalogue/item-photos.ts'
import { offersFor } from '../../../business/sales/offers.ts'
import { itemSearches } from '../../../db/tables/catalogue/item-searches.ts'
import { items as t } from '../../../db/tables/catalogue/items.ts'
import { brands } from '../../../db/tables/masters/brands.ts'
import { erpCustomizations } from '../../../db/tables/masters/erp-customizations.ts'
import { organizations } from '../../../db/tables/masters/organizations.ts'
import { salesOrderLines, salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuseChoice } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage, hundredFrom, hundredOf } from '../../../platform/lists/dropdown.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { findItems, matchesItem } from './matches-item.ts'

const mostFound = 50
const isSold = eq(t.status, 'Approved')

/** How often the viewer's branch picked an item lately. */
const searchedBy = ({ department }: Viewer) => {
  const since = addDays(companyToday(), -searchDays)
  return sql<number>`coalesce((select sum(times) from ${itemSearches} where ${itemSearches.item_code} = ${t.item_code}
    and ${itemSearches.dept_code} = ${department} and ${itemSearches.day} > ${since})::int, 0)`
}

const fieldsFor = (viewer: Viewer) => ({
  item_code: t.item_code,
  item_name: t.item_name,
  local_name: t.local_name,
  business_unit_code: t.business_unit_code,
  item_type: t.item_type,
  uom: t.uom,
  status: t.status,
  brand_code: t.brand_code,
  category_code: t.category_code,
  model: t.model,
  old_code: t.old_code,
  barcode: t.barcode,
  capacity_pk: t.capacity_pk,
  has_serial: t.has_serial,
  searched: searchedBy(viewer),
})

const plainOf = (search: string) => search.trim().toUpperCase()

export const searchItemRecords = async (context: RequestContext<typeof contract.searchItemRecords>) => {
  const { db, viewer, input } = context
  const typed = plainOf(input.search)
  const isText = containsText(input.search, t.search_text) ?? sql`false`
  const leadsHere = sql`${t.item_code} = any(array(select merged_into from items where item_code = ${typed}))`
  const found_by = sql<'code'>`case when upper(${t.item_code}) = ${typed} then 'code' when ${t.barcode} = ${typed} then 'barcode'
    when upper(${t.old_code}) = ${typed} or ${leadsHere} then 'old_code' when ${isText} then 'text' else 'similar' end`
  const find = (matching: SQL | undefined) =>
    selectRows(
      db,
      { ...fieldsFor(viewer), found_by },
      sql`from ${t} where ${and(ne(t.status, 'Draft'), isNull(t.merged_into), matching)}
        order by array_position(array['code','barcode','old_code','text','similar'], ${found_by}),
          word_similarity(${input.search}, ${t.search_text}) desc, searched desc, ${t.item_name}, ${t.item_code} limit ${mostFound}`,
    )
  return { data: await withPhoto(context, await findItems(input.search, find, leadsHere)) }
}

export const suggestItems = async (context: RequestContext<typeof contract.suggestItems>) => {
  const { db, viewer, input } = context
  const find = (matching: SQL | undefined) =>
    selectRows(
      db,
      fieldsFor(viewer),
      sql`from ${t} where ${and(isSold, matching)}
        order by upper(${t.item_code}) = ${plainOf(input.search)} desc, searched desc,
          word_similarity(${input.search}, ${t.search_text}) desc, ${t.item_name}, ${t.item_code} limit ${mostSuggestions}`,
    )
  return { data: await withPhoto(context, await findItems(input.search, find)) }
}

export const mostSearchedItems = async (context: RequestContext<typeof contract.mostSearchedItems>) => {
  const { db, viewer } = context
  const since = addDays(companyToday(), -searchDays)
  const rows = await selectRows(
    db,
    fieldsFor(viewer),
    sql`from ${t} where ${isSold} and ${t.item_code} in (select ${itemSearches.item_code} from ${itemSearches}
      where ${itemSearches.dept_code} = ${viewer.department} and ${itemSearches.day} > ${since})
      order by searched desc, ${t.item_name}, ${t.item_code} limit ${mostSuggestions}`,
  )
  return { data: await withPhoto(context, rows) }
}

export const postSearchedItem = async ({ db, viewer, input }: RequestContext<typeof contract.postSearchedItem>) => {
  if (!(await db.$count(t, eq(t.item_code, input.item_code)))) refuseChoice('item_code')
  // Who works for no branch has no say in what a branch looks for.
  if (viewer.department)
    await db
      .insert(itemSearches)
      .values({ dept_code: viewer.department, day: companyToday(), item_code: input.item_code })
      .onConflictDoUpdate({
        target: [itemSearches.dept_code, itemSearches.day, itemSearches.item_code],
        set: { times: sql`${itemSearches.times} + 1` },
      })
  return { data: null }
}

/** How often a customer ordered each item in a year. */
const boughtBy = (customer_code: string) => sql`(select ${salesOrderLines.item_code}, count(*)::int as times
  from ${salesOrderLines} join ${salesOrders} on ${eq(salesOrders.order_code, salesOrderLines.order_code)}
  where ${and(
    eq(salesOrders.customer_code, customer_code),
    sql`${salesOrders.created_date} > now() - interval '1 year'`,
    inArray(salesOrders.status, ['Submitted', 'Approved', 'Adjusted', 'Closed']),
  )} group by 1)`

export const listMobileItems = async (context: RequestContext<typeof contract.listMobileItems>) => {
  const { db, viewer, input } = context
  const { customer_code, warehouse_code, purpose } = input
  const bought = sql<number>`coalesce(bought.times, 0)`
  const source = sql`${t} left join ${boughtBy(customer_code ?? '')} bought on bought.item_code = ${t.item_code}`
  const rows: SQL = sql`from ${source} where ${and(
    isSold,
    isNull(t.merged_into),
    ne(t.item_type, 'Spare Part'),
    // A half is ordered with its set. All halves are read once: looked up one by one they cost most of the list.
    sql`not exists (select from items s, jsonb_array_elements(s.sub_items) half where half ->> 'sub_item_code' = ${t.item_code})`,
    matchesItem(input.search),
    input.brand_code ? eq(t.brand_code, input.brand_code) : undefined,
    input.category_code ? eq(t.category_code, input.category_code) : undefined,
    input.business_unit_code ? eq(t.business_unit_code, input.business_unit_code) : undefined,
    input.item_code.length > 0 ? inArray(t.item_code, input.item_code) : undefined,
    input.capacity_pk ? sql`${t.capacity_pk}::text = ${input.capacity_pk}` : undefined,
    input.often ? sql`bought.times > 0` : undefined,
  )}`
  const found = await selectRows(
    db,
    { ...fieldsFor(viewer), bought },
    sql`${rows} order by bought desc, searched desc, ${t.item_name}, ${t.item_code} ${hundredFrom(input.page)}`,
  )
  const page = await hundredOf(db, found, input.page, rows)
  const offerOf = customer_code
    ? await offersFor(
        db,
        viewer,
        { customer_code, warehouse_code, purpose },
        page.data.map(({ item_code }) => item_code),
      )
    : () => null
  const shown = await withPhoto(context, page.data)
  return { ...page, data: shown.map((item) => ({ ...item, offer: offerOf(item.item_code) })) }
}

export const itemTypeDropdown = ({ db, input }: RequestContext<typeof contract.itemTypeDropdown>) => {
  const e = erpCustomizations
  return dropdownPage(db, {
    page: input.page,
    source: sql`${e}`,
    where: and(eq(e.data_type, 'ITEM_TYPE'), eq(e.is_active, true), containsText(input.search, e.name, e.local_name)),
    key: e.customization_id,
    order: e.seq,
    fields: {
      value: e.code,
      label: e.name,
      code: e.code,
      name: e.name,
      local_label: sql<string>`coalesce(${e.local_name}, ${e.name})`,
    },
    isSearch: input.search !== '',
  })
}

export const allowedBrands = async ({ db, input }: RequestContext<typeof contract.allowedBrands>) => {
  const ofOrganization = input.org_code
    ? sql`and ${t.business_unit_code} = any(select unnest(${organizations.business_units}) from ${organizations} where ${organizations.org_code} = ${input.org_code})`
    : sql``
  const found = await db
    .select({
      value: brands.brand_code,
      label: brands.brand_name,
      brand_code: brands.brand_code,
      brand_name: brands.brand_name,
    })
    .from(brands)
    .where(
      and(
        eq(brands.is_active, true),
        sql`exists (select from ${t} where ${t.brand_code} = ${brands.brand_code} and ${isSold} ${ofOrganization})`,
      ),
    )
    .orderBy(brands.seq)
  return { data: found }
}
