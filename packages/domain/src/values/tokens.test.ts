import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tokenProblem, withoutTokens } from './tokens.ts'

test('a token is exactly 32 characters', () => {
  for (const length of [0, 1, 31, 33, 64]) expect(tokenProblem('a'.repeat(length))).toBe('Invalid token')
  expect(tokenProblem('a'.repeat(32))).toBeUndefined()
})

test.each(['%', '=', '+', '/', ' ', 'é', '\n'])('%j is no character of its encoding', (character) => {
  expect(tokenProblem(character.padEnd(32, 'a'))).toBe('The string to be decoded is not correctly encoded.')
})

test('the encoding of any 24 bytes looks right, and of any other number does not', () => {
  const encoded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 48 }), (bytes) => {
      expect(tokenProblem(encoded(bytes)) === undefined).toBe(bytes.length === 24)
    }),
  )
})

test('a token in an address is hidden, and nothing else of the text', () => {
  const link = 'https://sejuk.test/feedback-satisfaction?token=abcDEF_-123&lang=id'
  expect(withoutTokens(`Please answer: ${link}\nThank you`)).toBe(
    'Please answer: https://sejuk.test/feedback-satisfaction?token=••••&lang=id\nThank you',
  )
  expect(withoutTokens('/customer?page=2')).toBe('/customer?page=2')
})
