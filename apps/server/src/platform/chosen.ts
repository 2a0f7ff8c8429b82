import { chosenIn } from '@sejuk/domain/chosen'
import { inArray, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A filter of several values: the codes that were picked, or whatever the dropdown finds for a word. */
export const chosen = (
  column: PgColumn,
  values: readonly string[],
  found: (keyword: string) => SQL | undefined,
): SQL | undefined => {
  const { codes, keyword } = chosenIn(values)
  if (keyword !== undefined) return found(keyword)
  return codes.length > 0 ? inArray(column, [...codes]) : undefined
}
