import type { Language } from '@sejuk/domain/platform/languages'
import type { Book } from '@sejuk/words/words'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { wordOverrides as t } from '../../db/tables/platform/word-overrides.ts'

/** A book's words as people read them: the company's own where it has some. */
export const spoken = async (db: Db, { module, words }: Book) => {
  const own = new Map((await db.select().from(t).where(eq(t.module, module))).map((row) => [row.word_key, row]))
  return (key: string, language: Language): string => {
    const [byDefault, local] = words[key] ?? [key, key]
    const [ours, oursLocal] = [own.get(key)?.default_text, own.get(key)?.local_text]
    return language === 'local' ? (oursLocal ?? local) : (ours ?? byDefault)
  }
}
