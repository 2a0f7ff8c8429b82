import type { Language } from '@sejuk/domain/platform/languages'
import type { Book } from '@sejuk/words/words'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { wordOverrides as t } from '../../db/tables/platform/word-overrides.ts'

/** The texts of one or several word books in a language, with the company's own overrides. */
export const localizedWords = async (db: Db, told: Book | readonly Book[]) => {
  const books = [told].flat() as Book[]
  const modules = books.map(({ module }) => module)
  const found = await db.select().from(t).where(inArray(t.module, modules))
  const own = new Map(found.map((row) => [`${row.module}.${row.word_key}`, row]))
  return (key: string, language: Language): string => {
    const book = books.find(({ words }) => key in words)
    const [byDefault, local] = book?.words[key] ?? [key, key]
    const ours = own.get(`${book?.module}.${key}`)
    return language === 'local' ? (ours?.local_text ?? local) : (ours?.default_text ?? byDefault)
  }
}
