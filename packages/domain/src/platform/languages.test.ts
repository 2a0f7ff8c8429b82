import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import {
  firstLanguage,
  type Language,
  moduleShape,
  placeholdersOf,
  samePlaceholders,
  sentenceKey,
  sentenceModule,
  sentenceShape,
  wordKeyShape,
} from './languages.ts'

test('names of books and words as the house writes them, and as the specification does', () => {
  for (const module of ['everyday', 'customers/official-addresses', sentenceModule]) expect(module).toMatch(moduleShape)
  for (const module of ['', '/a', 'a/', 'A', 'a b', 'a//b']) expect(module).not.toMatch(moduleShape)
  for (const key of ['a', 'noPermission', 'View_Data_Asc', 'Branch-Manager', 'Call Center', 'customer.name_1']) {
    expect(key).toMatch(wordKeyShape)
  }
  for (const key of ['', ' a', 'a ', 'a\tb', 'é', 'a'.repeat(121), '<b>']) expect(key).not.toMatch(wordKeyShape)
})

test('a sentence has one key, which is a name of a word and tells like sentences apart', () => {
  expect(sentenceKey('No Permission')).toMatch(/^no-permission\.\w+$/)
  expect(sentenceKey('No Permission')).not.toBe(sentenceKey('No permission'))
  assert(property(string(), (sentence) => wordKeyShape.test(sentenceKey(sentence))))
  assert(property(string(), string(), (a, b) => (a === b) === (sentenceKey(a) === sentenceKey(b))))
})

test('numbers are taken out of a sentence before anybody is asked to translate it', () => {
  expect(sentenceShape('Row 12 of 300 is empty')).toBe('Row {n} of {n2} is empty')
  expect(sentenceShape('Nothing here')).toBe('Nothing here')
})

test('placeholders are compared by name, whatever their order and number', () => {
  expect(placeholdersOf('{b} and {a} and {b}, {not one}')).toEqual(['a', 'b'])
  expect(samePlaceholders('{n} of {all}', 'dari {all}, {n}')).toBe(true)
  expect(samePlaceholders('{n}', '{m}')).toBe(false)
})

type Speaker = Parameters<typeof firstLanguage>[0]
const speaker: Speaker = { chosen: null, role: [], login_from: 'partner', isSmallScreen: true, browser: 'default' }
const installer: Speaker = { ...speaker, role: ['Partner-Common-Installer'] }
const beginners: [string, Speaker, Language][] = [
  ['an installer on a phone', installer, 'local'],
  ['a sales installer on a phone', { ...speaker, role: ['Partner-Sales-Installer'] }, 'local'],
  ['one from the enterprise app', { ...installer, login_from: 'wecom' }, 'default'],
  ['one at a desk', { ...installer, isSmallScreen: false }, 'default'],
  ['one who has chosen', { ...installer, chosen: 'default' }, 'default'],
  ['staff on a phone', { ...speaker, role: ['Finance'] }, 'default'],
  ['staff whose browser speaks it', { ...speaker, role: ['Finance'], browser: 'local' }, 'local'],
]
test.each(beginners)('%s', (_who, one, language) => {
  expect(firstLanguage(one)).toBe(language)
})
