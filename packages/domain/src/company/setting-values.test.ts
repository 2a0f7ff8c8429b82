import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountsOn } from './legal-entities.ts'
import { changedFields, isDoneAlone, loosens, neededLevel } from './setting-kinds.ts'
import { fromTo, inLists } from './setting-texts.ts'
import { isSameValue, onlyTakesOff, type SettingLine } from './setting-values.ts'

const account = (account_number: string, more: Partial<SettingLine> = {}): SettingLine => ({
  ...{ bank_code: '014', label: 'BCA', account_number, account_name: 'PT Sejuk', dept_codes: [] },
  ...{ from_date: '2026-01-01', to_date: null, ...more },
})
const [one, two] = [account('5270318842'), account('0111771204')]

test.each<[string, SettingLine[], boolean]>([
  ['nothing', [], true],
  ['one of them', [two], true],
  ['both, one for a branch only', [account('5270318842', { dept_codes: ['705'] }), two], true],
  ['both, one until a day', [account('5270318842', { to_date: '2026-12-31' }), two], true],
  ['another order', [two, one], false],
  ['another number', [account('5270318843'), two], false],
  ['another name', [account('5270318842', { account_name: 'PT Other' }), two], false],
  ['one more', [one, two, account('7')], false],
  ['one from an earlier day', [account('5270318842', { from_date: '2025-01-01' }), two], false],
])('leaving %s only takes accounts off: %s', (_, after, expected) => {
  expect(onlyTakesOff([one, two], after)).toBe(expected)
  const [before, is] = [{ accounts: [one, two] }, { accounts: after }]
  expect(isDoneAlone('legal_entity', before, is)).toBe(expected)
  expect(loosens('legal_entity', before, is)).toBe(!expected)
  expect(neededLevel('legal_entity', { before, after: is, author_level: 0 })).toBe(4)
})

test('a branch that had no account on its papers gets none by taking off', () => {
  const of705 = account('5270318842', { dept_codes: ['705'] })
  expect(onlyTakesOff([of705], [account('5270318842', { dept_codes: ['706'] })])).toBe(false)
  expect(onlyTakesOff([of705], [account('5270318842')])).toBe(false)
})

const days = fc.constantFrom('2026-01-01', '2026-06-01', '2026-12-01')
const someAccount = fc.record({
  bank_code: fc.constant('014'),
  label: fc.constant('BCA'),
  account_number: fc.constantFrom('1', '2', '3'),
  account_name: fc.constant('PT Sejuk'),
  dept_codes: fc.subarray(['705', '706']),
  from_date: days,
  to_date: fc.option(days),
})
const someAccounts = fc.uniqueArray(someAccount, { selector: ({ account_number }) => account_number })

test('where accounts were only taken off, no paper of any branch and day names one that it did not name before', () => {
  fc.assert(
    fc.property(someAccounts, someAccounts, fc.constantFrom('705', '706'), days, (was, is, dept_code, day) => {
      if (!onlyTakesOff(was, is)) return
      const shown = (accounts: typeof was) =>
        accountsOn(
          accounts.map((line, seq) => ({ ...line, seq })),
          dept_code,
          day,
        ).map(({ account_number }) => account_number)
      const [before, after] = [shown(was), shown(is)]
      // In the same order, so that the first one is no other than before.
      expect(before.filter((number) => after.includes(number))).toEqual(after)
    }),
  )
})

test('a line is the same in whatever order its names stand, and whatever people see beside its code', () => {
  const turned = Object.fromEntries(Object.entries(one).toReversed())
  expect(isSameValue([one], [{ ...turned, label: 'Bank Central Asia' }])).toBe(true)
  expect(isSameValue([one], [{ ...one, account_name: 'X' }])).toBe(false)
  expect(isSameValue([one, two], [two, one])).toBe(false)
  expect(changedFields('legal_entity', { accounts: [one] }, { accounts: [one] })).toEqual([])
})

test('lists tell accounts by their last signs, and have only what changes', () => {
  const [before, after] = [
    { name: 'PT A', address: 'A', accounts: [one] },
    { name: 'PT A', address: 'B', accounts: [one, two] },
  ]
  expect(fromTo('legal_entity', before, after)).toBe('A → B, +…1204')
  expect(fromTo('legal_entity', after, before)).toBe('B → A, −…1204')
  const shown = inLists('legal_entity', before, after)
  expect(Object.keys(shown.after)).toEqual(['address', 'accounts'])
  expect(JSON.stringify(shown)).not.toContain('5270318842')
})
