import { expect, test } from 'vitest'
import { sameInBoth } from './same-in-both.ts'
import type { Book } from './words.ts'

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], { eager: true })
const sources = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const isBook = (it: unknown): it is Book => typeof it === 'object' && it !== null && 'messages' in it && 'words' in it
const books = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(isBook)

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted()
const pairs = books.flatMap(({ module, words, messages, data }) => [
  ...Object.entries(words).map(([key, [byDefault, local]]) => ({ at: `${module}.${key}`, byDefault, local })),
  ...Object.entries(messages).map(([code, [byDefault, local]]) => ({ at: `${module} ${code}`, byDefault, local })),
  ...Object.entries(data).map(([byDefault, local]) => ({ at: `${module} (data)`, byDefault, local })),
])

test('every book that is written is read here, and none is empty', () => {
  const written = Object.values(sources).flatMap((text) => text.match(/^export const \w+ = words\(/gm) ?? [])
  expect(books).toHaveLength(written.length)
  const isEmpty = ({ words, messages }: Book) => Object.keys({ ...words, ...messages }).length === 0
  expect(books.filter(isEmpty)).toEqual([])
})

test('no two books have the same name', () => {
  const names = books.map(({ module }) => module)
  expect(names).toEqual([...new Set(names)])
})

test('both languages leave the same gaps to fill', () => {
  const uneven = pairs.filter(({ byDefault, local }) => `${placeholders(byDefault)}` !== `${placeholders(local)}`)
  expect(uneven).toEqual([])
})

test('the two forms of a word go by a number that the same text shows', () => {
  const used = pairs.flatMap(({ at, byDefault }) =>
    [...byDefault.matchAll(/\{(\w+)\|/g)].map(([, name = '']) => ({ at, name, byDefault })),
  )
  expect(used.length).toBeGreaterThan(50)
  expect(used.filter(({ name, byDefault }) => !byDefault.includes(`{${name}}`))).toEqual([])
  expect(pairs.filter(({ local }) => /\{\w+\|/.test(local))).toEqual([])
})

test('nothing is left empty, and nothing has blanks at its ends', () => {
  const careless = pairs.filter(({ byDefault, local }) =>
    [byDefault, local].some((text) => !text || text.trim() !== text),
  )
  expect(careless).toEqual([])
})

test('what reads the same in both languages is a name or a word of the trade, and is listed', () => {
  const same = pairs.filter(
    ({ byDefault, local }) => byDefault === local && !/^[\W\d_]*(\{\w+\}[\W\d_]*)*$/.test(local),
  )
  expect(same.filter(({ local }) => !sameInBoth.has(local))).toEqual([])
  const used = new Set(same.map(({ local }) => local))
  expect([...sameInBoth].filter((word) => !used.has(word))).toEqual([])
})

test('one sentence of the server is said in one way', () => {
  const said = new Map<string, Set<string>>()
  for (const { messages } of books)
    for (const [sentence, local] of Object.values(messages))
      said.set(sentence, (said.get(sentence) ?? new Set()).add(local))
  expect([...said].filter(([, ways]) => ways.size > 1).map(([sentence, ways]) => [sentence, [...ways]])).toEqual([])
})

test.each([
  ['bonus-tickets.myTitle', 'My Installation Bonus Ticket List'],
  ['cashbacks.Used', 'Used'],
  ['cashbacks.Expired', 'Expired'],
  ['cashback-change-statuses.Submitted', 'Submitted'],
  ['everyday.checkInput', 'Please check your input'],
])('%s says what the documents say', (word, text) => {
  expect(pairs.filter(({ at }) => at === word).map(({ byDefault }) => byDefault)).toEqual([text])
})
