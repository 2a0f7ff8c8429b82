import { because } from '@sejuk/domain/messages'
import { words } from '@sejuk/words/words'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { serve } from '../../../test/page.tsx'
import { renewCompanyWords, startCompanyWords } from './company-words.ts'
import './form-words.ts'
import { type Missing, onMissing, override, say, setLanguage, useWords, wordsOf } from './words.ts'

const book = words('company-test', { save: ['Save', 'Simpan'] }, { data: { Gone: 'Hilang' } })
const Page = () => <p>{useWords(book)('save')}</p>

const manifest = '/api/multi-language/generated'
const file = '/api/multi-language/generate-file'
const serving = (hash: string, changed: object) =>
  serve({
    [manifest]: { data: { hash: 'all', changes: { hash, words: 1 }, modules: [] } },
    [file]: { data: { hash, words: changed } },
  })
afterEach(() => override([]))

test('a word edited elsewhere is said on an open page without a reload', async () => {
  render(<Page />)
  serving('one', { 'company-test': { save: ['Keep', 'Simpan dulu'] } })
  await act(() => renewCompanyWords())
  expect(screen.getByText('Keep')).toBeTruthy()
  act(() => setLanguage('local'))
  expect(screen.getByText('Simpan dulu')).toBeTruthy()
  serving('two', {})
  await act(() => renewCompanyWords())
  expect(screen.getByText('Simpan')).toBeTruthy()
})

test('the same words are not fetched again, and the next visit begins with them', async () => {
  const asked = serving('three', { 'company-test': { save: ['Hold', 'Pegang'] } })
  await renewCompanyWords()
  await renewCompanyWords()
  expect(asked.filter(({ path }) => path === file)).toHaveLength(1)
  override([])
  const offline = serve({ [manifest]: { code: '500', status: false } })
  startCompanyWords()
  expect(wordsOf(book)('save')).toBe('Hold')
  expect(offline.some(({ path }) => path === manifest)).toBe(true)
})

test('messages follow the company in both languages', () => {
  wordsOf(book)
  const own = (language: 'default' | 'local', word: string) => ({
    module: 'messages',
    key: 'column-missing',
    language,
    word,
  })
  override([own('default', 'No column {name}'), own('local', 'Tanpa kolom {name}')])
  expect(say(because('column-missing', { name: 'NPWP' }))).toBe('No column NPWP')
  setLanguage('local')
  expect(say(because('column-missing', { name: 'NPWP' }))).toBe('Tanpa kolom NPWP')
  expect(say('The column NPWP is missing')).toBe('Tanpa kolom NPWP')
  expect(say('Gone')).toBe('Hilang')
})

test('what has no word is told once it is shown: a key, or a sentence in the local language', () => {
  const missed: Missing[] = []
  onMissing((missing) => missed.push(missing))
  expect(wordsOf(book)('nobody' as 'save')).toBe('-')
  expect(say('Nobody knows this')).toBe('Nobody knows this')
  setLanguage('local')
  expect(say('Nobody knows this')).toBe('Nobody knows this')
  expect(missed.map(({ module, word_key, sample }) => [module, sample || word_key])).toEqual([
    ['company-test', 'nobody'],
    ['sentences', 'Nobody knows this'],
  ])
  onMissing(() => {})
})
