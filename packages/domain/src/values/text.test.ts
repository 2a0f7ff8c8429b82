import { assert, integer, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { cut, cutDescription, escapeHtml, keepIdCard } from './text.ts'

test('a text is cut at 20 characters, a description at 50', () => {
  expect(cut('a'.repeat(20))).toBe('a'.repeat(20))
  expect(cut('a'.repeat(21))).toBe(`${'a'.repeat(20)}...`)
  expect(cutDescription('b'.repeat(51))).toBe(`${'b'.repeat(50)}...`)
})

test('no character is cut in half', () => {
  expect(cut('❄️😀😀', 3)).toBe('❄️😀...')
  assert(
    property(string({ unit: 'grapheme' }), integer({ min: 0, max: 60 }), (text, most) => {
      const shown = cut(text, most)
      expect([...text].length <= most ? shown === text : shown === `${[...text].slice(0, most).join('')}...`).toBe(true)
    }),
  )
})

test('an ID card keeps letters, digits and dots', () => {
  expect(keepIdCard(' 32.75-01/Aab_7 é')).toBe('32.7501Aab7')
})

test('text in HTML stands as itself', () => {
  expect(escapeHtml(`<a href="x" title='y'>&</a>`)).toBe(
    '&#60;a href=&#34;x&#34; title=&#39;y&#39;&#62;&#38;&#60;/a&#62;',
  )
  assert(property(string(), (text) => !/[<>"']/.test(escapeHtml(text))))
})
