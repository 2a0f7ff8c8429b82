import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordProblem } from './passwords.ts'

const rina = { usercode: 'RCI-0417', login_name: 'rina.kartika', username: 'Rina Kartika', email: 'rina.k@sejuk.test' }

test('ten characters are the least, however they are written', () => {
  expect(passwordProblem('abcdefgh9')).toBe('Password needs at least 10 characters')
  expect(passwordProblem('🙂🙂🙂🙂🙂🙃')).toBe('Password needs at least 10 characters')
  expect(passwordProblem('x'.repeat(9) + 'y'.repeat(192))).toBe('Password is no more than 200 characters')
})

test.each([
  'password12',
  'Password123!',
  '1234567890',
  '0987654321',
  'qwertyuiop',
  'QWERTYUIOPASDF',
  'sejuk-demo',
  '2026Indonesia!',
  'Bismillah123',
  'aaaaaaaaaa',
  'abcabcabcabc',
  '1q2w3e4r5t',
])('%s is too easy to guess', (password) => {
  expect(passwordProblem(password)).toBe('This password is too easy to guess')
})

test.each(['Rina Kartika', 'rina-kartika', 'RINA.KARTIKA', 'rina.k@sejuk.test'])(
  '%s is the owner herself',
  (password) => {
    expect(passwordProblem(password, rina)).toBe('Password must not be your name or staff code')
  },
)

test.each(['hujan di bulan juni', 'tG7-rawa-kelok', 'kartika-biru-9', 'correct horse battery'])(
  '%s will do',
  (password) => {
    expect(passwordProblem(password, rina)).toBeUndefined()
  },
)

test('whatever is accepted has ten characters and is not the owner', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 24, unit: 'grapheme' }), (password) => {
      if (passwordProblem(password, { login_name: password, username: 'x' }) !== undefined) return
      throw new Error(`accepted: ${password}`)
    }),
  )
})
