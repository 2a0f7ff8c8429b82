import type * as contract from '@sejuk/contract/catalogue/prices'
import type { Parsed } from '@sejuk/contract/endpoint'
import { inForceStatuses, type PriceFound, priceReason, priceWithoutTax } from '@sejuk/domain/catalogue/prices'
import type { Viewer } from '@sejuk/domain/viewers'
import { english } from '@sejuk/words/english'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { isInForce, pricesForCustomer } from '../../../business/catalogue/prices.ts'
import { grantsFor } from '../../../business/sales/special-prices.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { itemPrices as t } from '../../../db/tables/catalogue/prices.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { organizations } from '../../../db/tables/masters/organizations.ts'
import { refuse, refuseChoice } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { isAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { records } from './commands.ts'
import { pricesInOrder, pricesSeenBy } from './seen-by.ts'

const source = sql`${t} join ${items} on ${items.item_code} = ${t.item_code}
  left join ${departments} on ${departments.dept_code} = ${t.dept_code}
  left join ${organizations} on ${organizations.org_code} = ${t.org_code}`

const fields = {
  price_code: t.price_code,
  org_code: t.org_code,
  org_name: organizations.org_name,
  dept_code: t.dept_code,
  dept_name: departments.dept_name,
  customer_level: t.customer_level,
  item_code: t.item_code,
  item_name: items.item_name,
  min_qty: t.min_qty,
  price_include_tax: sql<number>`${t.price_include_tax}::float8`,
  price_without_tax: sql<number>`${t.price_without_tax}::float8`,
  valid_from: sql<string>`${t.valid_from}::text`,
  valid_to: sql<string | null>`${t.valid_to}::text`,
  follows_on: t.follows_on,
  status: t.status,
  authors: t.authors,
  reject_reason: t.reject_reason,
  created_by: t.created_by,
  create_user_name: t.create_user_name,
  approved_user_name: t.approved_user_name,
  approved_date: t.approved_date,
  created_date: t.created_date,
  row_version: t.row_version,
}

export const narrowedTo = (
  scope: SQL | undefined,
  input: Pick<
    Parsed<typeof contract.listItemPrices>,
    'search' | 'brand_code' | 'org_code' | 'dept_code' | 'customer_level'
  >,
) =>
  and(
    scope,
    filterByCodes(t.org_code, input.org_code),
    filterByCodes(t.dept_code, input.dept_code),
    filterByCodes(t.customer_level, input.customer_level),
    filterByCodes(items.brand_code, input.brand_code),
    containsText(input.search, items.item_name, t.item_code, t.price_code),
  )

export const itemPriceList = ({ viewer, input }: { viewer: Viewer; input: Parsed<typeof contract.listItemPrices> }) =>
  asList({
    input,
    source,
    own: sql`${t}`,
    ...scoped(
      isAsItOpens(input, 'created_date') ? pricesInOrder(viewer, input.dept_code) : undefined,
      pricesSeenBy(viewer) ?? sql`true`,
      (scope) =>
        and(
          narrowedTo(scope, input),
          filterByCodes(t.item_code, input.item_code),
          input.status && eq(t.status, input.status),
          input.on ? isInForce(input.on) : undefined,
        ),
    ),
    key: t.price_code,
    sorts: {
      created_date: t.created_date,
      price_code: t.price_code,
      item_code: t.item_code,
      valid_from: t.valid_from,
      price_include_tax: t.price_include_tax,
    },
    sort: '-created_date',
    fields,
  })

export const listItemPrices = ({ db, viewer, input }: RequestContext<typeof contract.listItemPrices>) =>
  listPage(db, itemPriceList({ viewer, input }))

export const getItemPrice = async ({ db, viewer, input }: RequestContext<typeof contract.getItemPrice>) => {
  const where = and(eq(t.price_code, input.price_code), pricesSeenBy(viewer))
  const [data] = await selectRows(db, fields, sql`from ${source} where ${where}`)
  return { data: data ?? refuse('notFound') }
}

export const itemPriceLog = ({ db, viewer, input }: RequestContext<typeof contract.itemPriceLog>) =>
  records.history(db, input.code, input.page, pricesSeenBy(viewer))

/** A chart with more steps says nothing. */
const mostOfHistory = 500

export const itemPriceHistory = async ({ db, viewer, input }: RequestContext<typeof contract.itemPriceHistory>) => {
  const [item] = await db
    .select({ item_code: items.item_code, item_name: items.item_name })
    .from(items)
    .where(eq(items.item_code, input.item_code))
  if (!item) return refuse('notFound')
  const where = and(
    eq(t.item_code, input.item_code),
    inArray(t.status, [...inForceStatuses]),
    sql`(${t.valid_to} is null or ${t.valid_to} >= ${t.valid_from})`,
    pricesSeenBy(viewer),
  )
  const prices = await selectRows(
    db,
    fields,
    sql`from ${source} where ${where} order by ${desc(t.valid_from)}, ${t.price_code} limit ${mostOfHistory}`,
  )
  return { data: { ...item, prices } }
}

const factsOf = (found: PriceFound | undefined) => {
  if (!found)
    return {
      ...{ price_code: null, dept_code: null, dept_name: null, customer_level: null, valid_from: null, valid_to: null },
      ...{ approved_user_name: null, reason: null, min_qty: null, price_include_tax: null },
    }
  const { price_include_tax, price } = found
  const list = found.rule === 'special' ? undefined : found.price
  return {
    price_code: found.rule === 'special' ? found.price.special_price_code : found.price.price_code,
    dept_code: list?.dept_code ?? null,
    dept_name: list?.dept_name ?? null,
    customer_level: list?.customer_level ?? null,
    valid_from: price.valid_from,
    valid_to: price.valid_to,
    approved_user_name: price.approved_user_name ?? null,
    reason: english(priceReason(found)),
    min_qty: list?.min_qty ?? 1,
    price_include_tax,
  }
}

export const priceForCustomer = async ({ db, viewer, input }: RequestContext<typeof contract.priceForCustomer>) => {
  const { customer_code, day, items: lines, with_rules } = input
  const isVisible = visibleTo(viewer, customers)
  const item_codes = lines.map(({ item_code }) => item_code)
  const granted = await grantsFor(db, { customer_code, item_codes, day })
  const found = await pricesForCustomer(db, { customer_code, day, lines, isVisible, granted })
  if (!found) return refuseChoice('customer_code')
  const data = found.map(({ item_code, quantity, found: winner, rules }) => {
    const { price_code, price_include_tax, reason } = factsOf(winner)
    return {
      item_code,
      quantity,
      price_include_tax,
      price_without_tax: price_include_tax === null ? null : priceWithoutTax(price_include_tax),
      price_code,
      rule: winner?.rule ?? null,
      reason,
      rules: with_rules ? rules.map(({ rule, found: one }) => ({ rule, ...factsOf(one) })) : [],
    }
  })
  return { data }
}
