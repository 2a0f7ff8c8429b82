import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { customers } from '../../db/tables/customers/customers.ts'
import { containsText } from '../../platform/lists/search.ts'

const named = (search: string) => containsText(search, customers.customer_name, customers.customer_code)

/** More of them are better walked by the order of the list than looked up one by one. */
const mostNamed = 5000

/** The customers that a search names by name or code, where they are few. */
export const namedCustomers = async (db: Db, search: string): Promise<readonly string[] | undefined> => {
  const isNamed = named(search)
  if (!isNamed) return undefined
  const rows = await db
    .select({ code: customers.customer_code })
    .from(customers)
    .where(isNamed)
    .limit(mostNamed + 1)
  return rows.length > mostNamed ? undefined : rows.map(({ code }) => code)
}

/** Rows of these customers. Known codes are served by an index beside other conditions; a subquery is not. */
export const ofNamedCustomers = (column: PgColumn, search: string, known?: readonly string[]): SQL =>
  known
    ? sql`${column} = any(${sql.param([...known])}::text[])`
    : sql`${column} in (select ${customers.customer_code} from ${customers} where ${named(search)})`
