import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** What may stand before a word: the ASCII characters that trigrams read as blanks. */
const before = String.raw`(^|[][ !"#$%&'()*+,./:;<=>?@\\^_{|}~-])`
const literal = (word: string) => word.replaceAll(/[^\p{L}\p{N}]/gu, (sign) => `\\${sign}`)
/** A word more narrows no further, and costs one more pass over the index. */
const mostWords = 8

const wordsOf = (text: string) =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ''))
    .filter(Boolean)
    .slice(0, mostWords)

/**
 * Rows in which every typed word is the beginning of a word in one of the columns, in any order, from the first letter:
 * each further letter narrows. Trigram indexes serve it, as a pattern with its beginning has trigrams from one letter on.
 */
export const containsText = (text: string, ...columns: (PgColumn | SQL)[]): SQL | undefined =>
  and(...wordsOf(text).map((word) => or(...columns.map((column) => sql`${column} ~* ${`${before}${literal(word)}`}`))))

/** Rows whose name matches the text or whose code equals it: labels of selected codes are looked up the same way. */
export const matchesNameOrCode = (text: string, name: PgColumn | SQL, code: PgColumn): SQL | undefined =>
  or(containsText(text, name), text.trim() ? eq(code, text.trim()) : undefined)
