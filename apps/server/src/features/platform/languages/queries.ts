import type * as contract from '@sejuk/contract/platform/languages'
import type { Word } from '@sejuk/contract/platform/languages'
import { dayIn, headOffice } from '@sejuk/domain/values/dates'
import { eq, sql } from 'drizzle-orm'
import { users } from '../../../db/tables/platform/users.ts'
import { missingWords as missing } from '../../../db/tables/platform/word-overrides.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { pageInMemory } from '../../../platform/lists/page-in-memory.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { type AllWords, allWords, hashOf, type WordMap } from './all-words.ts'
import { nameOf } from './books.ts'

const sizeOf = (words: object) => Object.keys(words).length

const manifestOf = ({ all, changes }: AllWords) => {
  const modules = Object.entries(all).map(([module, words]) => ({ module, hash: hashOf(words), words: sizeOf(words) }))
  const changed = Object.values(changes).reduce((sum, words) => sum + sizeOf(words), 0)
  return { hash: hashOf(all), changes: { hash: hashOf(changes), words: changed }, modules }
}
const manifests = new WeakMap<AllWords, ReturnType<typeof manifestOf>>()

/** Every page that is opened asks for it: it is counted once for the same words. */
export const listGenerated = async ({ db }: RequestContext<typeof contract.listGenerated>) => {
  const words = await allWords(db)
  const data = manifests.get(words) ?? manifestOf(words)
  manifests.set(words, data)
  return { data }
}

const aYear = 'public, max-age=31536000, immutable'

export const generateFile = async ({ db, input, reply }: RequestContext<typeof contract.generateFile>) => {
  const { [input.part]: whole } = await allWords(db)
  const words: WordMap = input.module ? { [input.module]: whole[input.module] ?? {} } : whole
  const hash = hashOf(input.module ? whole[input.module] : whole)
  // Who asks by the hash of what was, gets what is, and must not keep it under the old name.
  if (input.hash === hash) reply.header('cache-control', aYear)
  return { data: { hash, words } }
}

export const lookUpWords = async ({ db, input }: RequestContext<typeof contract.lookUpWords>) => {
  const { all } = await allWords(db)
  const words = all[input.module] ?? refuse('notFound')
  const side = input.language === 'local' ? 1 : 0
  return { data: Object.fromEntries(Object.entries(words).map(([key, pair]) => [key, pair[side]])) }
}

export const listWords = async ({ db, input }: RequestContext<typeof contract.listWords>) => {
  const { words } = await allWords(db)
  const wanted = input.text?.trim().toLowerCase()
  const holds = ({ word_key, default_text, local_text }: Word) =>
    !wanted || [word_key, default_text, local_text].some((text) => text.toLowerCase().includes(wanted))
  const since = (date: string | null) =>
    !input.changed_since || (date !== null && dayIn(date, headOffice) >= input.changed_since)
  const shown = words.filter(
    (word) =>
      (!input.module || word.module === input.module) &&
      (!input.missing_local || word.local_text === '') &&
      (input.is_changed === undefined || word.is_changed === input.is_changed) &&
      since(word.updated_date) &&
      holds(word),
  )
  return pageInMemory(shown, input, { by: (word, column) => word[column as keyof Word] as string, name: nameOf })
}

const fields = {
  missing_id: missing.missing_id,
  module: missing.module,
  word_key: missing.word_key,
  sample: missing.sample,
  page: missing.page,
  times: missing.times,
  reported_user_name: sql<string>`coalesce(${users.username}, ${missing.reported_by})`,
  first_date: missing.first_date,
  last_date: missing.last_date,
}

export const listMissingWords = ({ db, input }: RequestContext<typeof contract.listMissingWords>) =>
  listPage(db, {
    input,
    source: sql`${missing} left join ${users} on ${eq(users.usercode, missing.reported_by)}`,
    where: containsText(input.text ?? '', missing.sample, missing.word_key, missing.module),
    key: missing.missing_id,
    sorts: { last_date: missing.last_date, times: missing.times, module: missing.module },
    sort: '-last_date',
    fields,
  })
