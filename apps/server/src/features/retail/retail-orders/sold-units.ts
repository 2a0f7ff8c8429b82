import type * as contract from '@sejuk/contract/retail/retail-orders'
import { isSerial, normalizeSerial } from '@sejuk/domain/catalogue/serial-numbers'
import { isPhone, nationalPhone } from '@sejuk/domain/values/phone'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { shops } from '../../../db/tables/customers/shops.ts'
import { retailOrderLines as l, retailOrders as t } from '../../../db/tables/retail/retail-orders.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { visibleRetailOrders } from './queries.ts'

const tables = sql`${l} join ${t} on ${eq(t.retail_order_code, l.retail_order_code)}
  join ${shops} on ${eq(shops.shop_code, t.shop_code)}
  join ${customers} on ${eq(customers.customer_code, t.customer_code)}`
/** Most that is asked stands on the unit itself. */
const ownTables = [sql`${l}`, sql`${l} join ${t} on ${eq(t.retail_order_code, l.retail_order_code)}`]
const fields = {
  line_key: sql<string>`${l.line_id}::text`,
  retail_order_code: t.retail_order_code,
  sale_date: sql<string>`${l.sale_date}::text`,
  shop_code: t.shop_code,
  shop_name: shops.shop_name,
  customer_code: t.customer_code,
  customer_name: customers.customer_name,
  dept_code: t.dept_code,
  dept_name: sql<string>`(select d.dept_name from departments d where d.dept_code = ${t.dept_code})`,
  seller_role: t.seller_role,
  seller_name: t.create_user_name,
  item_code: l.item_code,
  item_name: l.item_name,
  serial_indoor: l.serial_indoor,
  serial_outdoor: l.serial_outdoor,
  consumer_name: t.consumer_name,
  consumer_phone: t.consumer_phone,
  flags: t.flags,
  status: t.status,
}

const bears = (serials: readonly string[]) =>
  or(inArray(l.serial_indoor, [...serials]), inArray(l.serial_outdoor, [...serials]))

/** Each way by its own index: over two tables at once no index would serve. */
const ofUnit = (serial: string) => sql`select u.line_id from ${l} u where u.serial_indoor = ${serial}
  union select u.line_id from ${l} u where u.serial_outdoor = ${serial}`
const ofOrder = (is: SQL) =>
  sql`select u.line_id from ${l} u join ${t} o on o.retail_order_code = u.retail_order_code where ${is}`

const isPhoneNumber = (text: string) => isPhone(nationalPhone(text)) && /^[+\d\s-]+$/.test(text.trim())
const isSerialNumber = (text: string) => {
  const serial = normalizeSerial(text)
  return isSerial(serial) && /\d/.test(serial) && !/\s/.test(text.trim())
}

/** A typed number of a unit or a phone is looked up as such. */
const found = (text: string) => {
  const serial = normalizeSerial(text)
  const phone = nationalPhone(text)
  if (isPhoneNumber(text))
    return sql`${l.line_id} in (${ofUnit(serial)} union ${ofOrder(sql`o.consumer_phone = ${phone}`)})`
  if (!isSerialNumber(text))
    return containsText(text, shops.shop_name, t.consumer_name, t.create_user_name, l.item_name)
  // Only codes of orders and shops have a dash: a plain number of a unit is not looked for among them, which takes as long again.
  return serial.includes('-')
    ? sql`${l.line_id} in (${ofUnit(serial)} union ${ofOrder(sql`o.retail_order_code = ${serial}`)}
        union ${ofOrder(sql`o.shop_code = ${serial}`)})`
    : sql`${l.line_id} in (${ofUnit(serial)})`
}

type Asked = Pick<RequestContext<typeof contract.searchSellOut>, 'viewer' | 'input'>

/** Of these an index is in the order of the list; what a customer or a shop sold is found by its orders. */
const inOrder = { dept_code: l.scope_dept_code, salesman_code: l.scope_salesman_code, created_by: l.scope_created_by }

export const sellOutList = ({ viewer, input }: Asked) =>
  asList({
    input,
    source: tables,
    own: ownTables,
    ...scoped(
      partsAsItOpens(viewer, input, 'sale_date', inOrder),
      visibleTo(viewer, { ...inOrder, customer_code: t.customer_code, shop_code: t.shop_code }),
      (scope) =>
        and(
          scope,
          input.status ? eq(l.scope_status, input.status) : sql`${l.scope_status} <> 'Deleted'`,
          filterByCodes(l.scope_dept_code, input.dept_code),
          filterByCodes(t.shop_code, input.shop_code),
          filterByCodes(t.seller_code, input.seller_code),
          filterByCodes(l.item_code, input.item_code),
          input.has_flags === undefined ? undefined : sql`(${t.score} > 0) = ${input.has_flags}`,
          input.from ? gte(l.sale_date, input.from) : undefined,
          input.to ? lte(l.sale_date, input.to) : undefined,
          input.search.trim() ? found(input.search) : undefined,
        ),
    ),
    key: l.line_id,
    sorts: { sale_date: l.sale_date },
    sort: '-sale_date',
    fields,
    isNarrow: isPhoneNumber(input.search) || isSerialNumber(input.search),
  })

export const searchSellOut = ({ db, ...context }: RequestContext<typeof contract.searchSellOut>) =>
  listPage(db, sellOutList(context))

const soldAmong = (viewer: Viewer, serials: readonly string[]) =>
  sql`from ${tables} where ${and(visibleRetailOrders(viewer), sql`${t.status} <> 'Deleted'`, bears(serials))}
    order by ${l.is_counted} desc, ${l.sale_date} desc, ${l.line_id} desc`

/** In the order in which they were pasted. */
export const lookUpSellOut = async ({ db, viewer, input }: RequestContext<typeof contract.lookUpSellOut>) => {
  const wanted = [...new Set(input.serials.map(normalizeSerial))].filter(Boolean)
  const rows = wanted.length ? await selectRows(db, fields, soldAmong(viewer, wanted)) : []
  const known = wanted.length
    ? await db
        .select({ serial: serialNumbers.serial_number })
        .from(serialNumbers)
        .where(inArray(serialNumbers.serial_number, wanted))
    : []
  const isKnown = new Set(known.map(({ serial }) => serial))
  const byNumber = new Map<string, (typeof rows)[number]>()
  for (const row of rows)
    for (const serial of [row.serial_indoor, row.serial_outdoor])
      if (serial && !byNumber.has(serial)) byNumber.set(serial, row)
  return {
    data: wanted.map((serial_number) => ({
      serial_number,
      is_known: isKnown.has(serial_number),
      sold: byNumber.get(serial_number) ?? null,
    })),
  }
}
