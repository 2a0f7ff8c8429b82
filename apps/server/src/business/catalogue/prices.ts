import {
  type GrantedPrice,
  inForceStatuses,
  type ListPrice,
  type PriceFound,
  type PriceRule,
  priceLadder,
} from '@sejuk/domain/catalogue/prices'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { itemPrices as t } from '../../db/tables/catalogue/prices.ts'
import { customers } from '../../db/tables/customers/customers.ts'
import { plannedRows } from '../../platform/lists/planned-rows.ts'

export type PricedLine = { item_code: string; quantity: number }
export type PriceRequest = {
  customer_code: string
  day: string
  lines: readonly PricedLine[]
  /** What a document names itself; the customer's own otherwise. */
  org_code?: string
  dept_code?: string
  granted?: readonly GrantedPrice[]
  /** Narrows the customers that may be asked for. */
  isVisible?: SQL
}
export type LinePrice = PricedLine & {
  rules: { rule: PriceRule; found: PriceFound | undefined }[]
  /** The winner, or nothing where nobody set a price. */
  found: PriceFound | undefined
}

export const isInForce = (day: string) =>
  and(
    inArray(t.status, [...inForceStatuses]),
    sql`${t.valid_from} <= ${day}::date and (${t.valid_to} is null or ${t.valid_to} >= ${day}::date)`,
  )

type Row = ListPrice & Record<'asked_org' | 'asked_dept' | 'asked_level', string>

/**
 * The prices of many items for one customer in one query: what may apply comes from the database, which of it wins is the
 * domain's rule. Nothing where the customer is not found.
 */
export const pricesForCustomer = async (db: Db, request: PriceRequest): Promise<LinePrice[] | undefined> => {
  const { customer_code, day, lines, org_code = null, dept_code = null, granted = [], isVisible } = request
  const item_codes = [...new Set(lines.map(({ item_code }) => item_code))]
  const rows = await plannedRows<Row>(
    db,
    sql`select
      coalesce(${org_code}::text, ${customers.org_code}) as asked_org,
      coalesce(${dept_code}::text, ${customers.dept_code}) as asked_dept,
      ${customers.customer_level} as asked_level,
      ${t.price_code}, ${t.org_code}, ${t.dept_code}, ${t.customer_level}, ${t.item_code}, ${t.min_qty},
      ${t.price_include_tax}::float8 as price_include_tax, ${t.valid_from}::text as valid_from, ${t.valid_to}::text as valid_to,
      ${t.approved_user_name}, d.dept_name
    from ${customers}
    left join ${t} on ${t.item_code} = any(${sql.param(item_codes)}::text[])
      and ${t.org_code} = coalesce(${org_code}::text, ${customers.org_code})
      and (${t.dept_code} is null or ${t.dept_code} = coalesce(${dept_code}::text, ${customers.dept_code}))
      and (${t.customer_level} is null or ${t.customer_level} = ${customers.customer_level})
      and ${isInForce(day)}
    left join departments d on d.dept_code = ${t.dept_code}
    where ${and(eq(customers.customer_code, customer_code), isNull(customers.merged_into), isVisible)}`,
  )
  const [first] = rows
  if (!first) return undefined
  const byItem = Map.groupBy(
    rows.filter(({ price_code }) => price_code !== null),
    ({ item_code }) => item_code,
  )
  const asked = { org_code: first.asked_org, dept_code: first.asked_dept, customer_level: first.asked_level }
  return lines.map((line) => {
    const question = { ...asked, customer_code, day, ...line }
    const rules = priceLadder(question, byItem.get(line.item_code) ?? [], granted)
    return { ...line, rules, found: rules.find(({ found }) => found)?.found }
  })
}
