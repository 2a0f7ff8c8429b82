import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditStages, standardCreditSetting } from '../sales/credit-verdict.ts'
import {
  changedFields,
  gainOf,
  isDoneAlone,
  loosens,
  neededLevel,
  ruleOf,
  type SettingKind,
  type SettingValues,
  settingKinds,
  settingLevelOf,
  stricter,
} from './setting-kinds.ts'

const standard = { ...standardCreditSetting }
const account = { bank_name: 'BCA', account_number: '1234', account_name: 'PT Sejuk' }
const none = { bank_name: '', account_number: '', account_name: '' }

test.each<[SettingKind, SettingValues, SettingValues, boolean]>([
  ['credit', standard, { ...standard, finance_manager_up_to: 500_000_001 }, true],
  ['credit', standard, { ...standard, finance_manager_up_to: 499_999_999 }, false],
  ['credit', standard, { ...standard, overdue_days: null }, true],
  ['credit', { ...standard, overdue_days: null }, { ...standard, overdue_days: 365 }, false],
  ['credit', standard, { ...standard, block_at: 'Goods-issue' }, true],
  ['credit', { ...standard, block_at: 'Goods-issue' }, standard, false],
  ['payment', account, { ...account, account_number: '9999' }, true],
  ['payment', account, none, false],
  ['orders', { floor_percent: 85 }, { floor_percent: 80 }, true],
  ['orders', { floor_percent: 85, answer_hours: 4 }, { floor_percent: 90, answer_hours: 40 }, false],
  ['service_tax', { with_npwp: 2 }, { with_npwp: 3 }, true],
  ['installers', { four_eyes: true }, { four_eyes: false }, true],
  ['installers', { four_eyes: false }, { four_eyes: true }, false],
])('%s from %j to %j lets more through: %s', (kind, before, after, expected) => {
  expect(loosens(kind, before, after)).toBe(expected)
})

test('one person lowers limits and takes an account off the papers, and nothing else', () => {
  expect(isDoneAlone('credit', standard, { ...standard, finance_manager_up_to: 1, tolerance_percent: 0 })).toBe(true)
  expect(isDoneAlone('credit', standard, { ...standard, finance_manager_up_to: 1, cheque_days: 71 })).toBe(false)
  expect(isDoneAlone('credit', standard, standard)).toBe(false)
  expect(isDoneAlone('payment', account, none)).toBe(true)
  expect(isDoneAlone('payment', account, { ...account, bank_name: 'BRI' })).toBe(false)
  expect(isDoneAlone('installers', { four_eyes: false }, { four_eyes: true })).toBe(false)
})

test('the decider is above the author and above the amounts; an administrator only proposes', () => {
  expect(
    ['Salesman', 'Branch-Manager', 'Finance', 'Finance-Manager', 'Director'].map((role) => settingLevelOf([role])),
  ).toEqual([0, 1, 2, 3, 4])
  expect(settingLevelOf(['Director', 'Administrator'])).toBe(0)
  expect(settingLevelOf([])).toBe(0)
  const needed = (author_level: number, more: object, kind: SettingKind = 'credit') =>
    neededLevel(kind, { before: standard, after: { ...standard, ...more }, author_level })
  expect(needed(0, { tolerance_percent: 5 })).toBe(2)
  expect(needed(2, { tolerance_percent: 5 })).toBe(3)
  expect(needed(0, { finance_manager_up_to: 1 })).toBe(4)
  expect(needed(4, { tolerance_percent: 5 })).toBe(4)
  expect(neededLevel('payment', { before: none, after: account, author_level: 0 })).toBe(4)
})

test('an author gains the amount up to which he would decide himself', () => {
  const after = { ...standard, finance_manager_up_to: 50_000_000_000 }
  expect(gainOf('credit', { before: standard, after, author_level: 3 })).toBe('finance_manager_up_to')
  expect(gainOf('credit', { before: standard, after, author_level: 2 })).toBe(null)
  expect(gainOf('credit', { before: after, after: standard, author_level: 3 })).toBe(null)
})

const setting = fc.record({
  block_at: fc.constantFrom(...creditStages),
  tolerance_percent: fc.nat(50),
  overdue_days: fc.option(fc.nat(365)),
  branch_manager_up_to: fc.nat(1000),
  finance_manager_up_to: fc.nat(1000),
  cheque_days: fc.nat(365),
  overdue_stops_cash: fc.constantFrom('Y' as const, 'N' as const),
  cod_most: fc.nat(100_000_000),
})

test('the stricter of two settings lets through no more than either of them', () => {
  fc.assert(
    fc.property(setting, setting, (submission, today) => {
      const found = stricter('credit', submission, today)
      expect(loosens('credit', submission, { ...found })).toBe(false)
      expect(loosens('credit', today, { ...found })).toBe(false)
      expect(stricter('credit', today, submission)).toEqual(found)
    }),
  )
})

test('every value has a name of its own, and no kind has two of one name', () => {
  for (const kind of settingKinds) {
    const names = ruleOf(kind).fields.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  }
  expect(changedFields('orders', { floor_percent: 85 }, { floor_percent: 85 })).toEqual([])
})
