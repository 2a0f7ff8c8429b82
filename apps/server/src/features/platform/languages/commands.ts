import type * as contract from '@sejuk/contract/platform/languages'
import { because } from '@sejuk/domain/messages'
import { placeholdersOf, samePlaceholders, sentenceKey, sentenceModule } from '@sejuk/domain/platform/languages'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { missingWords, wordOverrides as t } from '../../../db/tables/platform/word-overrides.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { publish } from '../../../platform/live/live.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { stillCurrent } from '../../../platform/records/stale.ts'
import { bookWords, nameOf } from './books.ts'

type Name = { module: string; word_key: string }
type Texts = { default_text: string; local_text: string }
const entity = 'word'

/** The blanks of a word are filled by the code: in both languages they must be the same, and those of the book. */
const refuseStrayPlaceholders = ({ default_text, local_text }: Texts, book: readonly [string, string] | undefined) => {
  const wanted = book ? placeholdersOf(book[0]) : placeholdersOf(default_text)
  const list = wanted.map((name) => `{${name}}`).join(', ') || '-'
  if (book && !samePlaceholders(default_text, book[0]))
    refuseField('default_text', because('placeholders-must', { list }))
  if (local_text && !samePlaceholders(local_text, book?.[0] ?? default_text))
    refuseField('local_text', because('placeholders-must', { list }))
}

const locked = async (db: Db, { module, word_key }: Name) => {
  const [row] = await db
    .select()
    .from(t)
    .where(and(eq(t.module, module), eq(t.word_key, word_key)))
    .for('update')
  return row
}

/** Open pages say the new word at once; nobody needs to be asked for it any more. */
const settle = async (db: Db, { module, word_key }: Name) => {
  await db.delete(missingWords).where(and(eq(missingWords.module, module), eq(missingWords.word_key, word_key)))
  await publish(db, { to: 'everybody', kind: 'words' })
}

export const createWord = async ({ db, input, actor }: RequestContext<typeof contract.createWord>) => {
  const { module, default_text, local_text } = input
  const word_key = module === sentenceModule ? sentenceKey(default_text) : input.word_key
  if (!word_key) return refuseField('word_key', 'Key is required!')
  const name = { module, word_key }
  if ((await bookWords()).has(nameOf(name))) refuseField('word_key', because('word-already-exists'))
  refuseStrayPlaceholders({ default_text, local_text }, undefined)
  const [added] = await db
    .insert(t)
    .values({
      ...name,
      default_text,
      local_text: local_text || null,
      updated_by: actor.usercode,
      updated_user_name: actor.username,
    })
    .onConflictDoNothing()
    .returning({ word_key: t.word_key })
  if (!added) refuseField('word_key', because('word-already-exists'))
  await logActions(db, actor, [
    { entity, entity_code: nameOf(name), action: 'create', after: { default_text, local_text } },
  ])
  await settle(db, name)
  return { data: { word_key } }
}

export const updateWord = async ({ db, input, actor }: RequestContext<typeof contract.updateWord>) => {
  const { row_version, default_text, local_text, ...name } = input
  const book = (await bookWords()).get(nameOf(name))?.pair
  const row = await locked(db, name)
  if (!book && !row) refuse('notFound')
  const before = {
    default_text: row?.default_text ?? book?.[0] ?? '',
    local_text: row?.local_text ?? book?.[1] ?? '',
    row_version: row?.row_version ?? 0,
  }
  const form = { default_text, local_text }
  await stillCurrent(db, before, { entity, entity_code: nameOf(name), row_version, form })
  if (book && !local_text) refuseField('local_text', 'Local text is required!')
  refuseStrayPlaceholders(form, book)
  const said = {
    default_text: default_text === book?.[0] ? null : default_text,
    local_text: local_text === book?.[1] ? null : local_text || null,
    updated_by: actor.usercode,
    updated_user_name: actor.username,
  }
  const saved = row
    ? await db
        .update(t)
        .set({ ...said, updated_date: sql`now()` })
        .where(and(eq(t.module, name.module), eq(t.word_key, name.word_key)))
        .returning({ row_version: t.row_version })
    : await db
        .insert(t)
        .values({ ...name, ...said })
        .onConflictDoNothing()
        .returning({ row_version: t.row_version })
  // Somebody else changed it for the first time at the same moment.
  if (saved.length === 0) refuse('conflict')
  await logActions(db, actor, [{ entity, entity_code: nameOf(name), action: 'update', before, after: form }])
  await settle(db, name)
  return { data: null }
}

export const deleteWord = async ({ db, input, actor }: RequestContext<typeof contract.deleteWord>) => {
  const row = await locked(db, input)
  if (!row) refuse('notFound')
  const book = (await bookWords()).get(nameOf(input))?.pair
  const itself = and(eq(t.module, input.module), eq(t.word_key, input.word_key))
  // The row of a book's word stays, so that its version goes on counting.
  if (book)
    await db
      .update(t)
      .set({
        default_text: null,
        local_text: null,
        updated_by: actor.usercode,
        updated_user_name: actor.username,
        updated_date: sql`now()`,
      })
      .where(itself)
  else await db.delete(t).where(itself)
  const before = { default_text: row.default_text, local_text: row.local_text }
  await logActions(db, actor, [{ entity, entity_code: nameOf(input), action: 'delete', before }])
  await settle(db, input)
  return { data: null }
}

/** Not by way of the table: a choice of language is no change to the person's record that anybody could lose. */
export const chooseLanguage = async ({ db, input, viewer }: RequestContext<typeof contract.chooseLanguage>) => {
  await db.execute(sql`update users set language = ${input.language} where usercode = ${viewer.usercode}`)
  return { data: null }
}
