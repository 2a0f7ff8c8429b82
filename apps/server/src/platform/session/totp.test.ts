import { expect, test } from 'vitest'
import { codeOfStep, stepAt, stepOfCode, toBase32 } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

/** RFC 6238, appendix B, SHA-1. */
const vectors = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
] as const

test.each(vectors)('at second %d the code is %s, as RFC 6238 has it', (second, code) => {
  expect(codeOfStep(secret, stepAt(second * 1000), 8)).toBe(code)
  expect(codeOfStep(secret, stepAt(second * 1000))).toBe(code.slice(2))
})

test('keys are written in base32, as RFC 4648 has it', () => {
  expect(['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => toBase32(Buffer.from(text)))).toEqual([
    '',
    'MY',
    'MZXQ',
    'MZXW6',
    'MZXW6YQ',
    'MZXW6YTB',
    'MZXW6YTBOI',
  ])
})

test('a code counts one step early and one late, and never a second time', () => {
  const now = 1234567890_000
  const step = stepAt(now)
  const code = codeOfStep(secret, step)
  expect([-60, -30, 0, 30, 60].map((late) => stepOfCode(secret, code, now + late * 1000, 0))).toEqual([
    undefined,
    step,
    step,
    step,
    undefined,
  ])
  expect(stepOfCode(secret, code, now, step)).toBeUndefined()
  expect(stepOfCode(secret, 'abc', now, 0)).toBeUndefined()
})
