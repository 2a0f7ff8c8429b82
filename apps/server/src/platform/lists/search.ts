import { eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

const literal = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

/** Rows in which one of the columns holds the text. Trigrams serve three letters or more; fewer are looked for at the start. */
export const containsText = (text: string, ...columns: (PgColumn | SQL)[]): SQL | undefined => {
  const wanted = text.trim()
  if (!wanted) return undefined
  const pattern = wanted.length < 3 ? `${literal(wanted)}%` : `%${literal(wanted)}%`
  return or(...columns.map((column) => ilike(column as PgColumn, pattern))) ?? sql`true`
}

/** Rows whose name contains the text or whose code equals it: labels of selected codes are looked up the same way. */
export const matchesNameOrCode = (text: string, name: PgColumn | SQL, code: PgColumn): SQL | undefined =>
  or(containsText(text, name), text.trim() ? eq(code, text.trim()) : undefined)
