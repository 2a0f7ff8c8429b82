import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressKey, importJudge } from './official-addresses.ts'

const blank = fc.constantFrom(' ', '\t', '\n', '\r\n', '\u00a0', '\u2003', '\u3000', '   ')
const words = fc.array(fc.stringMatching(/^[A-Za-zÀ-ÖØ-Þà-öø-þ0-9./-]{1,8}$/), { minLength: 1, maxLength: 6 })
/** The same words, spaced and capitalised by somebody else. */
const retyped = (parts: string[]) =>
  fc
    .tuple(
      fc.array(blank, { minLength: parts.length + 1, maxLength: parts.length + 1 }),
      fc.infiniteStream(fc.boolean()),
    )
    .map(([gaps, flips]) => {
      const letters = flips[Symbol.iterator]()
      const flip = (letter: string) => (letters.next().value ? letter.toUpperCase() : letter)
      const typed = parts.map((part) => [...part].map(flip).join(''))
      return gaps[0] + typed.map((part, n) => part + gaps[n + 1]).join('')
    })

test('an address is the same however it is spaced and capitalised', () => {
  const twice = words.chain((parts) => fc.tuple(fc.constant(parts.join(' ')), retyped(parts)))
  fc.assert(
    fc.property(twice, ([plain, other]) => {
      expect(addressKey(other)).toBe(addressKey(plain))
    }),
  )
})

test('the key of a key is itself, and holds no blanks at its ends nor two together', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const key = addressKey(text)
      expect(addressKey(key)).toBe(key)
      expect(key).not.toMatch(/^\s|\s$|\s\s|[A-Z]/)
    }),
  )
})

test.each([
  ['Jl. Thamrin 9', 'Jl. Thamrin 90'],
  ['Jl. Thamrin 9', 'Jl.Thamrin 9'],
  ['Blok A1', 'Blok A-1'],
])('%j and %j are two addresses', (one, other) => expect(addressKey(one)).not.toBe(addressKey(other)))

test.each([
  ['JL. THAMRIN\u00a0NO. 9', ' jl.\tThamrin  No. 9 '],
  ['Café É 1', 'CAFÉ é 1'],
  ['Jl. Tham\u200brin', 'Jl. Thamrin'],
])('%j and %j are one address', (one, other) => expect(addressKey(one)).toBe(addressKey(other)))

const line = (n: number, customer_code: string, detail_address: string) => ({
  line: n,
  value: { customer_code, detail_address },
})

test('a sheet may name known customers only, and an address only once', () => {
  const lines = [
    line(2, 'C9', 'Jl. Sudirman 1'),
    line(3, 'C1', 'Jl. Thamrin 2'),
    line(5, 'C1', 'JL. THAMRIN  2'),
    line(6, 'C2', 'Jl. Thamrin 2'),
    line(7, 'C1', 'jl. merdeka 3'),
  ]
  expect(importJudge(new Set(['C1', 'C2']), [{ customer_code: 'C1', detail_address: 'Jl. Merdeka 3' }])(lines)).toEqual(
    [
      { line: 2, column: 'customer_code', value: 'C9', message: 'Customer not found' },
      { line: 5, column: 'detail_address', value: 'JL. THAMRIN  2', message: 'Address already exists in line 3' },
      { line: 7, column: 'detail_address', value: 'jl. merdeka 3', message: 'Address already exists' },
    ],
  )
})

const place = fc.record({
  customer_code: fc.constantFrom('C1', 'C2', 'C9'),
  detail_address: fc.constantFrom('Jl. A', 'JL.  A', ' jl. a ', 'Jl. B', 'jl.\u00a0B', 'Jl. C'),
})

test('the lines without a problem are exactly those that can all be stored', () => {
  const known = new Set(['C1', 'C2'])
  fc.assert(
    fc.property(fc.array(place, { maxLength: 20 }), fc.array(place, { maxLength: 4 }), (places, stored) => {
      const lines = places.map((value, n) => ({ line: n + 2, value }))
      const bad = new Set(importJudge(known, stored)(lines).map((problem) => problem.line))
      const table = new Set(stored.map((it) => `${it.customer_code}|${addressKey(it.detail_address)}`))
      for (const { line: n, value } of lines) {
        const key = `${value.customer_code}|${addressKey(value.detail_address)}`
        expect(bad.has(n)).toBe(!known.has(value.customer_code) || table.has(key))
        table.add(key)
      }
    }),
  )
})
