import type * as contract from '@sejuk/contract/field/visits'
import { isEditable, visitModule } from '@sejuk/domain/field/visits'
import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { shops } from '../../../db/tables/customers/shops.ts'
import { competitorPrices, visits as t, visitCollections, visitStockCounts } from '../../../db/tables/field/visits.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { selectRows } from '../../../platform/lists/selection.ts'

const later = alias(t, 'later')

/** Orders that the visitor wrote for the customer from the visit on, until the next visit there or the end of the day. */
const ordersOf = (what: SQL) => sql`(select ${what} from sales_orders o where o.customer_code = ${t.customer_code}
  and o.created_by = ${t.usercode} and o.status not in ('Deleted', 'Rejected') and o.created_date >= ${t.in_at}
  and o.created_date < least(${t.in_at} + interval '12 hours', coalesce((select min(${later.in_at}) from ${t} ${sql.raw('"later"')}
    where ${eq(later.usercode, t.usercode)} and ${eq(later.customer_code, t.customer_code)} and ${later.in_at} > ${t.in_at}), 'infinity')))`

export const visitSource = sql`${t} join ${users} on ${eq(users.usercode, t.usercode)}
  join ${departments} on ${eq(departments.dept_code, t.dept_code)}
  join ${customers} on ${eq(customers.customer_code, t.customer_code)}
  left join ${shops} on ${eq(shops.shop_code, t.shop_code)}`

export const visitFields = {
  ...getTableColumns(t),
  visit_date: sql<string>`${t.visit_date}::text`,
  next_date: sql<string | null>`${t.next_date}::text`,
  risk: sql<contract.Visit['risk']>`${t.risk}`,
  username: users.username,
  dept_name: departments.dept_name,
  customer_name: customers.customer_name,
  shop_name: sql<string | null>`${shops.shop_name}`,
  shop_class: sql<string | null>`${shops.shop_class}`,
  order_amount: sql<number>`${ordersOf(sql`coalesce(sum(o.total_amount), 0)::float8`)}`,
  order_count: sql<number>`${ordersOf(sql`count(*)::int`)}`,
  collected_amount: sql<number>`(select coalesce(sum(${visitCollections.amount}), 0)::float8 from ${visitCollections}
    where ${eq(visitCollections.visit_code, t.visit_code)} and ${visitCollections.status} <> 'Rejected')`,
  photo_count: sql<number>`(select count(*)::int from ${attachments} where ${attachments.module_name} = ${sql.raw(`'${visitModule}'`)}
    and ${attachments.module_code} = ${t.client_uuid}::text and ${attachments.deleted_date} is null)`,
}

/** Visits with all that was done there. */
export const visitDetails = async (db: Db, where: SQL | undefined, now = Date.now()) => {
  const rows = await selectRows(
    db,
    visitFields,
    sql`from ${visitSource} where ${where ?? sql`true`} order by ${t.in_at} limit 100`,
  )
  const codes = rows.map(({ visit_code }) => visit_code)
  if (codes.length === 0) return []
  const of = <Row extends { visit_code: string }>(lines: Row[], code: string) =>
    lines.filter(({ visit_code }) => visit_code === code)
  const collections = await db
    .select()
    .from(visitCollections)
    .where(inArray(visitCollections.visit_code, codes))
    .orderBy(visitCollections.collection_code)
  const prices = await db
    .select()
    .from(competitorPrices)
    .where(inArray(competitorPrices.visit_code, codes))
    .orderBy(competitorPrices.line_no)
  const stock = await db
    .select()
    .from(visitStockCounts)
    .where(inArray(visitStockCounts.visit_code, codes))
    .orderBy(visitStockCounts.item_code)
  return rows.map((row) => ({
    ...row,
    collections: of(collections, row.visit_code),
    prices: of(prices, row.visit_code),
    stock: of(stock, row.visit_code),
    is_editable: ['Draft', 'Submitted', 'Approved'].includes(row.status) && isEditable(row.out_at, now),
  }))
}
