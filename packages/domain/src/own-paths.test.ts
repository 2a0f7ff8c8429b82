import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOwnPath, savedPageOf, withCode } from './own-paths.ts'

test.each(['/', '/customer', '/customer?page=2&sort=-name', '/a/b#c', '/a?next=https://elsewhere.example', '/ü/ß'])(
  '%s is a page of ours',
  (path) => expect(isOwnPath(path)).toBe(true),
)

test.each([
  '',
  'customer',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\n//evil.example',
  '/a\\..\\evil',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  ' /customer',
  `/${'x'.repeat(2000)}`,
])('%j is not', (path) => expect(isOwnPath(path)).toBe(false))

test('whatever is taken for ours, a browser keeps on our origin', () => {
  const here = 'https://sejuk.example'
  const piece = fc.oneof(
    fc.constantFrom('/', '\\', '.', '..', '@', ':', '?', '#', '\t', '\n', 'evil.example', 'https:', 'javascript:'),
    fc.string({ maxLength: 5 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = pieces.join('')
      if (isOwnPath(path)) expect(new URL(path, here).origin).toBe(here)
    }),
    { numRuns: 5000 },
  )
})

test('the front door is no page to come back to', () => {
  for (const path of [
    '/login?code=x',
    '/signin',
    '/notauthorized?message=x',
    '/api/session',
    '//evil',
    null,
    undefined,
  ])
    expect(savedPageOf(path)).toBe('/')
  expect(savedPageOf('/login-history')).toBe('/login-history')
  expect(savedPageOf('/customer?page=2')).toBe('/customer?page=2')
})

test('a code is added to whatever the address carries already', () => {
  expect(withCode('/a', 'X 1')).toBe('/a?code=X%201')
  expect(withCode('/a?tab=new', 'X&y=1')).toBe('/a?tab=new&code=X%26y%3D1')
  expect(withCode('/a#b', 'X')).toBe('/a?code=X#b')
  expect(withCode('/a', '')).toBe('/a')
})
