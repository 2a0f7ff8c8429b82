import { pickedValues } from '@sejuk/domain/all-matching'
import { inArray, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A filter of several codes. None chosen narrows nothing. */
export const filterByCodes = (column: PgColumn, codes: readonly string[]): SQL | undefined =>
  codes.length ? inArray(column, [...codes]) : undefined

/** A filter of several values: the codes that were picked, or whatever the dropdown finds for a word. */
export const filterByValues = (
  column: PgColumn,
  values: readonly string[],
  found: (keyword: string) => SQL | undefined,
): SQL | undefined => {
  const { codes, keyword } = pickedValues(values)
  return keyword === undefined ? filterByCodes(column, codes) : found(keyword)
}
