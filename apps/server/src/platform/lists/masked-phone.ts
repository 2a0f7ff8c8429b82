import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** `maskedPhone` of the domain, for the rows of a list. */
export const maskedPhoneOf = (phone: PgColumn): SQL<string> =>
  sql<string>`case when length(${phone}) < 7 then '•••'
    else left(${phone}, 3) || repeat('•', length(${phone}) - 5) || right(${phone}, 2) end`
