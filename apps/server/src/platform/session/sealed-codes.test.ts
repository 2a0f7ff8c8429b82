import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Refusal } from '../http/refuse.ts'
import { sealedCodes } from './sealed-codes.ts'

const menus = sealedCodes('a secret of thirty-two characters', 'menu')
const said = (token: string, from = menus) => {
  try {
    return from.open(token)
  } catch (error) {
    return (error as Refusal).answer.message
  }
}
const shortCode = fc
  .string({ minLength: 1, maxLength: 16, unit: 'grapheme-ascii' })
  .filter((code) => !code.includes('\0') && Buffer.byteLength(code) <= 16)

test('a sealed code is 32 characters, and opens to itself', () => {
  fc.assert(
    fc.property(shortCode, (code) => {
      const token = menus.seal(code)
      expect(token).toMatch(/^[\w-]{32}$/)
      expect(menus.open(token)).toBe(code)
      expect(menus.seal(code)).toBe(token)
    }),
  )
})

test('one changed character anywhere makes it nothing', () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  fc.assert(
    fc.property(shortCode, fc.nat(31), fc.constantFrom(...alphabet), (code, at, character) => {
      const token = menus.seal(code)
      fc.pre(token[at] !== character)
      expect(said(token.slice(0, at) + character + token.slice(at + 1))).toBe('Invalid token')
    }),
  )
})

test('no stranger makes one: not by chance, not with another secret, not from another purpose', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 24, maxLength: 24 }), (bytes) => {
      expect(said(Buffer.from(bytes).toString('base64url'))).toBe('Invalid token')
    }),
  )
  expect(said(sealedCodes('another secret of 32 characters..', 'menu').seal('12'))).toBe('Invalid token')
  expect(said(sealedCodes('a secret of thirty-two characters', 'user').seal('12'))).toBe('Invalid token')
})

test('what is no token is told apart from what is wrongly encoded', () => {
  expect(said('')).toBe('Invalid token')
  expect(said('x'.repeat(31))).toBe('Invalid token')
  expect(said('x'.repeat(33))).toBe('Invalid token')
  expect(said('%'.repeat(32))).toBe('The string to be decoded is not correctly encoded.')
  expect(() => menus.open('')).toThrow(expect.objectContaining({ answer: expect.objectContaining({ code: '400' }) }))
  expect(() => menus.open('')).toThrow(Refusal)
})

test('a code that does not fit is a mistake of ours', () => {
  expect(() => menus.seal('seventeen letters')).toThrow(/cannot be sealed/)
  expect(() => menus.seal('')).toThrow(/cannot be sealed/)
})
