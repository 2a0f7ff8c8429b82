import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chanceText, listText, lottery, prizeTax, verifyCommand, winnersOf } from './lotteries.ts'

const code = fc.stringMatching(/^[A-Z0-9]{1,6}$/)
const signed = fc.uniqueArray(fc.record({ participant_code: code, signature: fc.stringMatching(/^[0-9a-f]{8}$/) }), {
  selector: ({ signature }) => signature,
  maxLength: 60,
})

describe('the winners of a round', () => {
  test('are as many as there are prizes, while people last', () =>
    fc.assert(
      fc.property(signed, fc.nat(10), (all, qty) => {
        const people = new Set(all.map(({ participant_code }) => participant_code))
        expect(winnersOf(all, qty, new Set())).toHaveLength(Math.min(qty, people.size))
      }),
    ))

  test('win once, and never again after an earlier round', () =>
    fc.assert(
      fc.property(signed, fc.nat(10), fc.nat(10), (all, first, second) => {
        const one = winnersOf(all, first, new Set())
        const two = winnersOf(all, second, new Set(one))
        expect(new Set([...one, ...two]).size).toBe(one.length + two.length)
      }),
    ))

  test('do not depend on the order in which the chances are given', () =>
    fc.assert(
      fc.property(signed, fc.nat(10), (all, qty) => {
        expect(winnersOf(all.toReversed(), qty, new Set())).toEqual(winnersOf(all, qty, new Set()))
      }),
    ))
})

test('the list is the same text whatever order it was read in', () => {
  const people = [
    { participant_code: 'B', participant_name: 'Budi', chances: 2 },
    { participant_code: 'A', participant_name: 'Ani', chances: 1 },
  ]
  expect(listText(people)).toBe('A|An•••|1\nB|Bu•••|2\n')
  expect(listText(people.toReversed())).toBe(listText(people))
})

test('a chance is signed with word, round, code and number', () =>
  expect(chanceText('sejuk', 3, 'RCI-1', 2)).toBe('sejuk|3|RCI-1|2'))

test('the command names seed, word and round', () => {
  expect(verifyCommand('ab12', 'sejuk', 2)).toContain("-hmac 'ab12'")
  expect(verifyCommand('ab12', 'sejuk', 2)).toContain("'sejuk|2|'")
})

test('the tax is a share of the value, in whole rupiah', () => {
  expect(prizeTax(1_000_000, 25)).toBe(250_000)
  expect(prizeTax(999_999, 25)).toBe(250_000)
})

describe('a lottery', () => {
  const may = {
    usercode: 'U',
    permission: new Set(['Lottery-Create', 'Lottery-Approve', 'Lottery-Draw'] as const),
    view_data: null,
  }
  const row = (over: object) => ({
    status: 'Draft' as const,
    authors: ['X'],
    started_date: null,
    participants: 10,
    prize_count: 3,
    revealed_count: 0,
    ...over,
  })
  const gate = (name: (typeof lottery.names)[number], over: object) =>
    lottery.gate(name, row(over), may, '2026-11-16T02:00:00Z').enabled

  test.each([
    ['submit', {}, true],
    ['submit', { participants: 2 }, false],
    ['submit', { prize_count: 0 }, false],
    ['approve', { status: 'Submitted' }, true],
    ['approve', { status: 'Submitted', authors: ['U'] }, false],
    ['modify', { status: 'Approved' }, false],
    ['start', { status: 'Approved' }, true],
    ['start', { status: 'Approved', started_date: '2026-11-16T01:00:00Z' }, false],
    ['close', { status: 'Approved' }, false],
    ['close', { status: 'Approved', started_date: '2026-11-16T01:00:00Z', revealed_count: 2 }, false],
    ['close', { status: 'Approved', started_date: '2026-11-16T01:00:00Z', revealed_count: 3 }, true],
  ] as const)('%s %o: %s', (name, over, enabled) => expect(gate(name, over)).toBe(enabled))
})
