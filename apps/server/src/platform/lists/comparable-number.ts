import { comparableNumber } from '@sejuk/domain/values/comparable-number'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A number as it is compared: as `comparableNumber` does it. */
export const comparableInSql = (column: PgColumn | SQL) =>
  sql`coalesce(nullif(regexp_replace(upper(${column}), '[^[:alnum:]]', '', 'g'), ''), btrim(${column}))`

export const isSameNumber = (column: PgColumn | SQL, number: string) =>
  sql`${comparableInSql(column)} = ${comparableNumber(number)}`
