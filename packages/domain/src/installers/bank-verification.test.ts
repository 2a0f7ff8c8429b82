import fc from 'fast-check'
import { expect, test } from 'vitest'
import { similarity, verifyAccount } from './bank-verification.ts'

test.each([
  ['JOKO SUSILO', 'Joko Susilo', 'Valid'],
  ['JOKO  SUSILO.', 'joko susilo', 'Valid'],
  ['MUHAMMAD RIZKY PRATAMA', 'MUHAMAD RIZKY PRATAMA', 'Valid'],
  ['JOKO SUSILO', 'SITI AMINAH', 'Invalid'],
  ['JOKO SUSILO', 'JOKO', 'Invalid'],
  ['JOKO SUSILO', null, 'Invalid'],
  ['', '', 'Invalid'],
] as const)('an account of %s that the bank calls %s is %s', (given, found, result) => {
  expect(verifyAccount(given, found)).toBe(result)
})

test('two names are as alike in one direction as in the other, and each is itself', () => {
  const name = fc.stringMatching(/^[A-Za-z]{1,10}( [A-Za-z]{1,10}){0,3}$/)
  fc.assert(
    fc.property(name, name, (one, other) => {
      expect(similarity(one, other)).toBeCloseTo(similarity(other, one))
      expect(similarity(one, one.toUpperCase())).toBe(1)
      expect(similarity(one, other)).toBeGreaterThanOrEqual(0)
    }),
  )
})
