import * as contract from '@sejuk/contract/platform/languages'
import {
  moduleShape,
  placeholdersOf,
  samePlaceholders,
  sentenceKey,
  wordKeyShape,
} from '@sejuk/domain/platform/languages'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { importAll } from '../../../../test/source-files.ts'
import { actionLogs } from '../../../db/tables/platform/action-logs.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { missingWords, wordOverrides } from '../../../db/tables/platform/word-overrides.ts'
import { bookWords, nameOf } from './books.ts'

const { db, app, as, nobody } = await startTestServer()
const editor = await as()

beforeEach(async () => {
  await db.delete(wordOverrides)
  await db.delete(missingWords)
})

const wordOf = async (module: string, word_key: string) => {
  const { data } = await editor(contract.listWords, { module, text: word_key, limit: 100 })
  return data.find((word: { word_key: string }) => word.word_key === word_key)
}
const manifest = async () => (await nobody(contract.listGenerated)).data

const sources = await importAll('packages/words/src/**/*.ts')
const isBook = (it: unknown): it is { module: string; words: object } =>
  typeof it === 'object' && it !== null && 'module' in it && 'words' in it

test('every word that is written in a book is found and listed', async () => {
  const books = sources.flatMap((source) => Object.values(source).filter(isBook))
  const written = books.flatMap(({ module, words }) =>
    Object.keys(words).map((word_key) => nameOf({ module, word_key })),
  )
  const modules = new Set(books.map(({ module }) => module))
  const words = [...(await bookWords()).values()]
  expect(words.filter(({ module }) => modules.has(module)).map(nameOf)).toEqual([...new Set(written)].toSorted())
  expect((await editor(contract.listWords, { limit: 1, exact: true })).total).toBe(words.length)
})

test('every word of every book has a name that fits, both texts, and the same blanks in both', async () => {
  const words = [...(await bookWords()).values()]
  for (const { module, word_key, pair } of words) {
    expect(module).toMatch(moduleShape)
    expect(word_key).toMatch(wordKeyShape)
    expect(pair[0] && pair[1], `${module}/${word_key}`).toBeTruthy()
    expect(samePlaceholders(...pair), `${module}/${word_key}: ${placeholdersOf(pair[0])}`).toBe(true)
  }
})

test('the list holds the books, and is filtered by module, text and what is missing', async () => {
  const { data, total } = await editor(contract.listWords, { module: 'everyday', text: 'noPermission' })
  expect(data[0]).toMatchObject({
    default_text: 'No Permission',
    local_text: 'Tidak Ada Izin',
    book_default: 'No Permission',
    is_changed: false,
    row_version: 0,
  })
  expect(total).toBe(1)
  expect((await editor(contract.listWords, { text: 'tidak ada izin' })).total).toBeGreaterThan(0)
  expect((await editor(contract.listWords, { missing_local: true })).total).toBe(0)
  await editor(contract.createWord, { module: 'campaign', word_key: 'hello', default_text: 'Hello' })
  expect((await editor(contract.listWords, { missing_local: true })).data).toMatchObject([{ module: 'campaign' }])
  expect((await editor(contract.listWords, { is_changed: true })).total).toBe(1)
  const today = new Date().toISOString().slice(0, 10)
  expect((await editor(contract.listWords, { changed_since: today })).total).toBe(1)
  expect((await editor(contract.listWords, { changed_since: '2999-01-01' })).total).toBe(0)
})

test('the list is sorted either way, and its last page is -1', async () => {
  const up = await editor(contract.listWords, { module: 'everyday', sort: 'default_text', limit: 5 })
  const down = await editor(contract.listWords, { module: 'everyday', sort: '-default_text', limit: 5 })
  const last = await editor(contract.listWords, { module: 'everyday', sort: 'default_text', limit: 5, page: -1 })
  expect(up.data[0].default_text < down.data[0].default_text).toBe(true)
  expect(last.page?.current).toBe(last.page?.totalPages)
  expect(last.data.at(-1)).toEqual(down.data[0])
})

test('a changed word is served, counted among the changes, and goes back to the book', async () => {
  const before = await manifest()
  const word = { module: 'everyday', word_key: 'save' }
  const texts = { default_text: 'Keep', local_text: 'Simpan' }
  expect(await editor(contract.updateWord, { ...word, ...texts, row_version: 0 })).toMatchObject({ code: '200' })
  const after = await manifest()
  expect(after.changes).toEqual({ words: 1, hash: expect.not.stringMatching(before.changes.hash) })
  expect(after.hash).not.toBe(before.hash)
  expect(await wordOf('everyday', 'save')).toMatchObject({
    default_text: 'Keep',
    local_text: 'Simpan',
    is_changed: true,
    row_version: 1,
    updated_user_name: 'Sari',
  })
  const file = await nobody(contract.generateFile, { part: 'changes', hash: after.changes.hash })
  expect(file.data.words).toEqual({ everyday: { save: ['Keep', 'Simpan'] } })
  expect((await nobody(contract.lookUpWords, { module: 'everyday' })).data.save).toBe('Keep')

  expect(await editor(contract.deleteWord, word)).toMatchObject({ code: '200', message: 'Deleted' })
  expect(await wordOf('everyday', 'save')).toMatchObject({ default_text: 'Save', is_changed: false, row_version: 2 })
  expect((await manifest()).changes).toEqual(before.changes)
  expect((await manifest()).hash).toBe(before.hash)
})

test('a file asked for by its hash may be kept, by another hash it may not', async () => {
  const { modules } = await manifest()
  const everyday = modules.find(({ module }: { module: string }) => module === 'everyday')
  const context = (hash: string) =>
    app.inject({ url: '/api/multi-language/generate-file', query: { module: 'everyday', hash } })
  const [right, wrong] = [await context(everyday.hash), await context('something-else')]
  expect(right.headers['cache-control']).toContain('immutable')
  expect(Object.keys(right.json().data.words.everyday)).toHaveLength(everyday.words)
  expect(wrong.headers['cache-control']).toBe('no-store')
  expect(wrong.json().data).toEqual(right.json().data)
})

test('the words of a module in either language; an unknown module is not there', async () => {
  const local = await nobody(contract.lookUpWords, { module: 'everyday', language: 'local' })
  expect(local.data).toMatchObject({ save: 'Simpan', noData: 'Tidak Ada Data' })
  expect(await nobody(contract.lookUpWords, { module: 'constructor' })).toMatchObject({ code: '404' })
})

test('blanks must be the same in both languages, and those of the book', async () => {
  const word = { module: 'everyday', word_key: 'selected', row_version: 0 }
  const wrong = await editor(contract.updateWord, { ...word, default_text: '{n} chosen', local_text: 'dipilih' })
  expect(wrong).toMatchObject({ code: '406', errors: { local_text: ['Placeholders must be {n}'] } })
  const stray = await editor(contract.updateWord, {
    ...word,
    default_text: '{all} chosen',
    local_text: '{all} dipilih',
  })
  expect(stray).toMatchObject({ code: '406', errors: { default_text: ['Placeholders must be {n}'] } })
  const made = { module: 'campaign', word_key: 'hi', default_text: 'Hi {name}', local_text: 'Hai {nama}' }
  expect(await editor(contract.createWord, made)).toMatchObject({
    code: '406',
    errors: { local_text: expect.any(Array) },
  })
})

test('names are of one shape, texts are not empty, and a word is made once', async () => {
  const good = { module: 'campaign', word_key: 'hello', default_text: 'Hello', local_text: 'Halo' }
  const refused = async (part: object) => (await editor(contract.createWord, { ...good, ...part })).errors
  expect(await refused({ module: 'No Such' })).toHaveProperty('module')
  expect(await refused({ word_key: 'a/b' })).toHaveProperty('word_key')
  expect(await refused({ word_key: undefined })).toEqual({ word_key: ['Key is required!'] })
  expect(await refused({ default_text: ' ' })).toEqual({ default_text: ['Default text is required!'] })
  expect(await refused({ module: 'everyday', word_key: 'save' })).toEqual({ word_key: ['This word already exists'] })
  expect(await editor(contract.createWord, good)).toMatchObject({ code: '200', data: { word_key: 'hello' } })
  expect(await refused({})).toEqual({ word_key: ['This word already exists'] })
})

test('a word somebody else changed meanwhile is not overwritten', async () => {
  const word = { module: 'everyday', word_key: 'save', local_text: 'Simpan' }
  await editor(contract.updateWord, { ...word, default_text: 'Keep', row_version: 0 })
  const late = await editor(contract.updateWord, { ...word, default_text: 'Store', row_version: 0 })
  expect(late).toMatchObject({
    code: '409',
    data: { current: { default_text: 'Keep', row_version: 1 }, changed_by: 'Sari', changed_fields: ['default_text'] },
  })
  expect(
    await editor(contract.updateWord, { ...word, word_key: 'nope', default_text: 'x', row_version: 0 }),
  ).toMatchObject({ code: '404' })
})

test('two first changes at the same moment: one wins, the other is told', async () => {
  const word = { module: 'everyday', word_key: 'cancel', local_text: 'Batal', row_version: 0 }
  const both = await Promise.all(
    ['Leave it', 'Never mind'].map((default_text) => editor(contract.updateWord, { ...word, default_text })),
  )
  expect(both.map(({ code }) => code).sort()).toEqual(['200', '409'])
})

test('a message is a word too, by its code, and a text of the company by a key made of it', async () => {
  expect(await wordOf('messages', 'data-not-found')).toMatchObject({ default_text: 'Data not found' })
  const made = await editor(contract.createWord, {
    module: 'sentences',
    default_text: 'Row {n} is empty',
    local_text: 'Baris {n} kosong',
  })
  expect(made.data.word_key).toBe(sentenceKey('Row {n} is empty'))
})

test('a missing word is queued once, counted, and gone when it is made', async () => {
  const screen = await as([])
  const missed = { words: [{ module: 'sentences', word_key: 'x', sample: 'Row 12 is empty' }], page: '/customer' }
  expect(await screen(contract.reportMissingWords, missed)).toMatchObject({ code: '200' })
  const again = { words: [{ module: 'sentences', word_key: 'y', sample: 'Row 7 is empty' }], page: '/customer' }
  await screen(contract.reportMissingWords, again)
  const known = { words: [{ module: 'everyday', word_key: 'save' }] }
  await screen(contract.reportMissingWords, known)
  const { data, total } = await editor(contract.listMissingWords)
  expect(total).toBe(1)
  expect(data[0]).toMatchObject({ module: 'sentences', sample: 'Row {n} is empty', page: '/customer', times: 1 })
  await editor(contract.createWord, {
    module: 'sentences',
    default_text: data[0].sample,
    local_text: 'Baris {n} kosong',
  })
  expect((await editor(contract.listMissingWords)).total).toBe(0)
})

test('one broken page cannot fill the queue', async () => {
  const screen = await as([])
  const report = (n: number) =>
    screen(contract.reportMissingWords, {
      words: Array.from({ length: 20 }, (_, i) => ({ module: 'broken', word_key: `key-${n}-${i}` })),
    })
  expect((await report(1)).code).toBe('200')
  expect((await report(2)).code).toBe('200')
  expect((await report(3)).code).toBe('200')
  expect(await report(4)).toMatchObject({ code: '429', status: 'TooMany' })
})

test('a missing word can be dismissed', async () => {
  await editor(contract.reportMissingWords, { words: [{ module: 'old', word_key: 'gone' }] })
  const [{ missing_id }] = (await editor(contract.listMissingWords)).data
  expect(await editor(contract.dismissMissingWord, { missing_id })).toMatchObject({ code: '200' })
  expect(await editor(contract.dismissMissingWord, { missing_id })).toMatchObject({ code: '404' })
})

test('every change is written into the log with what it was', async () => {
  const word = { module: 'everyday', word_key: 'yes', default_text: 'Yes, please', local_text: 'Ya' }
  await editor(contract.updateWord, { ...word, row_version: 0 })
  const lines = await db.select().from(actionLogs).where(eq(actionLogs.entity_code, 'everyday/yes'))
  expect(lines).toMatchObject([{ action: 'update', diff: { default_text: ['Yes', 'Yes, please'] } }])
})

test('the language a person chooses is kept for them', async () => {
  const person = await as([])
  expect(await person(contract.chooseLanguage, { language: 'local' })).toMatchObject({ code: '200' })
  const [kept] = await db.select().from(users).where(eq(users.usercode, person.usercode))
  expect(kept).toMatchObject({ language: 'local', row_version: 1 })
  expect(await person(contract.chooseLanguage, { language: 'french' })).toMatchObject({ code: '406' })
})
