import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { customers } from '../../db/tables/customers/customers.ts'
import { shops } from '../../db/tables/customers/shops.ts'

type Visited = { customer_code: string; shop_code: string | null; visit_date: string }

/** A visit that counts is the last one of its customer and shop. Their version stays: nobody's open form becomes stale by it. */
export const markVisited = async (db: Db, { customer_code, shop_code, visit_date }: Visited) => {
  await db
    .update(customers)
    .set({
      last_visit_date: sql`greatest(${customers.last_visit_date}, ${visit_date}::date)`,
      row_version: sql`${customers.row_version}`,
    })
    .where(eq(customers.customer_code, customer_code))
  if (shop_code)
    await db
      .update(shops)
      .set({
        last_visit_date: sql`greatest(${shops.last_visit_date}, ${visit_date}::date)`,
        row_version: sql`${shops.row_version}`,
      })
      .where(eq(shops.shop_code, shop_code))
}
