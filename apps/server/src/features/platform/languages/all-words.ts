import { createHash } from 'node:crypto'
import type { Word } from '@sejuk/contract/platform/languages'
import { asc } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { wordOverrides as t } from '../../../db/tables/platform/word-overrides.ts'
import { bookWords, nameOf } from './books.ts'

type Override = typeof t.$inferSelect
export type AllWords = {
  words: readonly Word[]
  /** [default, local] by key, by module: all, or only what differs from the books. */
  all: WordMap
  changes: WordMap
}
export type WordMap = Record<string, Record<string, [byDefault: string, local: string]>>

/** What everybody reads: the books, and over them what the company says. */
export const allWords = async (db: Db): Promise<AllWords> => {
  const overrides = await db.select().from(t).orderBy(asc(t.module), asc(t.word_key))
  const print = JSON.stringify(overrides)
  if (latest?.print !== print) latest = { print, words: merge(overrides) }
  return latest.words
}
let latest: { print: string; words: Promise<AllWords> } | undefined

const merge = async (overrides: readonly Override[]): Promise<AllWords> => {
  const books = await bookWords()
  const over = new Map(overrides.map((row) => [nameOf(row), row]))
  const names = [...new Set([...books.keys(), ...over.keys()])].sort()
  const words = names.map((name): Word => {
    const [book, row] = [books.get(name), over.get(name)]
    const { module, word_key } = (book ?? row) as { module: string; word_key: string }
    return {
      module,
      word_key,
      default_text: row?.default_text ?? book?.pair[0] ?? '',
      local_text: row?.local_text ?? book?.pair[1] ?? '',
      book_default: book?.pair[0] ?? null,
      book_local: book?.pair[1] ?? null,
      updated_user_name: row?.updated_user_name ?? null,
      updated_date: row?.updated_date ?? null,
      is_changed: row !== undefined && (row.default_text !== null || row.local_text !== null),
      row_version: row?.row_version ?? 0,
    }
  })
  return { words, all: mapOf(words), changes: mapOf(words.filter(({ is_changed }) => is_changed)) }
}

const mapOf = (words: readonly Word[]): WordMap => {
  // No prototype: a module may be called whatever it likes.
  const map: WordMap = Object.create(null)
  for (const { module, word_key, default_text, local_text } of words) {
    map[module] ??= Object.create(null) as WordMap[string]
    // A word without its translation is better read in English than not at all.
    map[module][word_key] = [default_text, local_text || default_text]
  }
  return map
}

/** The same words always have the same hash, whichever process counts them. */
export const hashOf = (words: WordMap | WordMap[string] | undefined) =>
  createHash('sha256')
    .update(JSON.stringify(words ?? {}))
    .digest('base64url')
    .slice(0, 22)
