import { expect, test } from 'vitest'
import { shortenedObjection, validFrom } from './setting-changes.ts'

const decided = '2026-11-18T03:00:00.000Z'
const looser = { loosens: true, is_first: false, is_live: true }

test.each([
  ['what lets more through waits a day', null, looser, '2026-11-19T03:00:00.000Z'],
  ['a later wish counts', '2026-11-25T00:00:00.000Z', looser, '2026-11-25T00:00:00.000Z'],
  ['an earlier wish does not', '2026-11-18T04:00:00.000Z', looser, '2026-11-19T03:00:00.000Z'],
  ['what is stricter holds at once', null, { ...looser, loosens: false }, decided],
  ['so does a first value', null, { ...looser, is_first: true }, decided],
  ['and what is set up before the first invoice', null, { ...looser, is_live: false }, decided],
])('%s', (_, wished, timing, expected) => {
  expect(validFrom(decided, wished, timing)).toBe(expected)
})

test('a decision shortens the validity and never lengthens it', () => {
  expect(shortenedObjection('2026-12-31', '2027-01-01')).toBeDefined()
  expect(shortenedObjection('2026-12-31', '2026-12-30')).toBeUndefined()
  expect(shortenedObjection(null, '2026-12-30')).toBeUndefined()
  expect(shortenedObjection('2026-12-31', null)).toBeUndefined()
})
