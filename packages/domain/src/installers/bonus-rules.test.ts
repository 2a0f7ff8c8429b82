import { reasonOf } from '@sejuk/words/english'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { permissions } from '../permissions.ts'
import { total } from '../values/money.ts'
import {
  type BonusRule,
  bonusRule,
  closedUntil,
  computeBonus,
  isInForce,
  ruleStatuses,
  rulesFor,
  termsObjections,
  tierExtra,
} from './bonus-rules.ts'

const viewer = { usercode: 'U1', permission: new Set(permissions), view_data: 'View_Data_All_Branches' } as const
const now = '2026-08-15T03:00:00.000Z'
const rule: BonusRule = {
  rule_code: 'R1',
  rule_name: 'Split',
  status: 'Approved',
  installer_types: [],
  dept_codes: [],
  brand_codes: [],
  business_units: ['RAC'],
  category_codes: [],
  min_pk: null,
  max_pk: 1,
  base_amount: 50_000,
  tiers: [
    { from_units: 11, extra_amount: 10_000 },
    { from_units: 21, extra_amount: 25_000 },
  ],
  cap_amount: null,
  budget_amount: null,
  evidence: [],
  apply_within_days: 30,
  priority: 0,
  valid_from: '2026-01-01',
  valid_to: '2026-12-31',
}
const small = { brand_code: 'GREE', business_unit: 'RAC', category_code: 'SPL', capacity_pk: 0.5 }
const who = { user_type: 'Installer', dept_code: '705' } as const
const fresh = { units: 0, amounts: {} }

test.each([
  ['the first day', { ...rule }, '2026-01-01', true],
  ['the last day', { ...rule }, '2026-12-31', true],
  ['the day before', { ...rule }, '2025-12-31', false],
  ['the day after', { ...rule }, '2027-01-01', false],
  ['closed, but on a day it counted', { ...rule, status: 'Closed' } as BonusRule, '2026-06-01', true],
  ['a draft', { ...rule, status: 'Draft' } as BonusRule, '2026-06-01', false],
  ['submitted and not approved', { ...rule, status: 'Submitted' } as BonusRule, '2026-06-01', false],
])('%s', (_name, one, day, counts) => expect(isInForce(one, day)).toBe(counts))

test.each([
  ['another business unit', { ...small, business_unit: 'CAC' }],
  ['too large a unit', { ...small, capacity_pk: 2 }],
  ['a unit without capacity where one is asked', { ...small, capacity_pk: null }],
])('%s earns nothing by a rule that is not for it', (_name, unit) =>
  expect(computeBonus([rule], [unit], who, '2026-06-01', fresh)).toEqual([
    { rule_code: null, rule_name: null, base_amount: 0, extra_amount: 0, capped_amount: 0, amount: 0 },
  ]),
)

test('the highest priority wins, then the younger rule, then the code', () => {
  const rules = [
    rule,
    { ...rule, rule_code: 'R3', valid_from: '2026-03-01' },
    { ...rule, rule_code: 'R2', valid_from: '2026-03-01' },
    { ...rule, rule_code: 'R9', priority: 5 },
  ]
  expect(rulesFor(rules, small, who, '2026-06-01').map(({ rule_code }) => rule_code)).toEqual(['R9', 'R2', 'R3', 'R1'])
})

test('the tier is that of the unit’s number in the month', () => {
  expect([1, 10, 11, 20, 21, 100].map((n) => tierExtra(rule.tiers, n))).toEqual([0, 0, 10_000, 10_000, 25_000, 25_000])
  const lines = computeBonus([rule], [small, small], who, '2026-06-01', { units: 9, amounts: {} })
  expect(lines.map(({ amount }) => amount)).toEqual([50_000, 60_000])
})

test('a cap takes what is above it, and counts what was claimed before', () => {
  const capped = { ...rule, cap_amount: 120_000 }
  const lines = computeBonus([capped], [small, small, small], who, '2026-06-01', fresh)
  expect(lines.map(({ amount }) => amount)).toEqual([50_000, 50_000, 20_000])
  expect(lines.map(({ capped_amount }) => capped_amount)).toEqual([0, 0, 30_000])
  const later = computeBonus([capped], [small], who, '2026-06-01', { units: 3, amounts: { R1: 120_000 } })
  expect(later[0]).toMatchObject({ amount: 0, capped_amount: 50_000 })
})

test('what is left of the budget is paid, and then nothing', () => {
  const scarce = { ...rule, budget_amount: 1_120_000 }
  const spent = { R1: 1_000_000 }
  const lines = computeBonus([scarce], [small, small, small, small], who, '2026-06-01', { ...fresh, spent })
  expect(lines.map(({ amount }) => amount)).toEqual([50_000, 50_000, 20_000, 0])
  expect(lines.map(({ capped_amount }) => capped_amount)).toEqual([0, 0, 30_000, 50_000])
})

const anyRule = fc.record({
  rule_code: fc.constantFrom('A', 'B', 'C'),
  rule_name: fc.constant('x'),
  status: fc.constantFrom(...ruleStatuses),
  installer_types: fc.constant([]),
  dept_codes: fc.constant([]),
  brand_codes: fc.constant([]),
  business_units: fc.constant([]),
  category_codes: fc.constant([]),
  min_pk: fc.constant(null),
  max_pk: fc.constant(null),
  base_amount: fc.nat(500_000),
  tiers: fc.array(fc.record({ from_units: fc.integer({ min: 1, max: 50 }), extra_amount: fc.nat(50_000) }), {
    maxLength: 3,
  }),
  cap_amount: fc.option(fc.nat(2_000_000)),
  budget_amount: fc.option(fc.nat(2_000_000)),
  evidence: fc.constant([]),
  apply_within_days: fc.constant(30),
  priority: fc.nat(3),
  valid_from: fc.constantFrom('2026-01-01', '2026-05-01', '2026-09-01'),
  valid_to: fc.constantFrom('2026-10-01', '2026-12-31', null),
}) as fc.Arbitrary<BonusRule>
const distinct = fc.uniqueArray(anyRule, { selector: ({ rule_code }) => rule_code, maxLength: 3 })

test('a line is never below nothing, never above its rule, a month never above the cap, all never above the budget', () =>
  fc.assert(
    fc.property(distinct, fc.integer({ min: 1, max: 12 }), fc.nat(40), (rules, quantity, units) => {
      const spent = Object.fromEntries(rules.map(({ rule_code }) => [rule_code, 300_000]))
      const lines = computeBonus(rules, Array(quantity).fill(small), who, '2026-09-15', { units, amounts: {}, spent })
      for (const line of lines) {
        expect(line.amount).toBeGreaterThanOrEqual(0)
        expect(line.amount + line.capped_amount).toBe(line.base_amount + line.extra_amount)
      }
      for (const { rule_code, cap_amount, budget_amount } of rules) {
        const sum = total(lines.filter((line) => line.rule_code === rule_code).map(({ amount }) => amount))
        expect(sum).toBeLessThanOrEqual(cap_amount ?? Number.POSITIVE_INFINITY)
        if (budget_amount !== null) expect(sum).toBeLessThanOrEqual(Math.max(0, budget_amount - 300_000))
      }
    }),
  ))

test('whatever is done to rules from today on, what was installed before today earns the same', () =>
  fc.assert(
    fc.property(distinct, anyRule, (rules, added) => {
      const today = '2026-08-15'
      const earned = (now: readonly BonusRule[]) => computeBonus(now, [small], who, '2026-08-14', fresh)
      const closed = rules.map((one) =>
        one.status === 'Approved' ? { ...one, status: 'Closed' as const, valid_to: closedUntil(one, today) } : one,
      )
      const mayCome = bonusRule.gate('approve', { ...added, status: 'Submitted', authors: [] }, viewer, now).enabled
      const withNew = mayCome ? [...closed, { ...added, rule_code: 'NEW', status: 'Approved' as const }] : closed
      expect(earned(withNew)).toEqual(earned(rules))
    }),
  ))

test('nobody who wrote any part of a rule approves it, and never into the past', () => {
  const waiting = { status: 'Submitted', valid_from: '2026-08-15', authors: ['U2'] } as const
  const gateOf = (name: 'approve' | 'modify', more: object) =>
    bonusRule.gate(name, { ...waiting, ...more }, viewer, now)
  expect(reasonOf(gateOf('approve', { authors: ['U2', 'U1'] }))).toBe('Somebody else than who wrote it must approve it')
  expect(reasonOf(gateOf('approve', { valid_from: '2026-08-14' }))).toBe(
    'A rule cannot begin before the day it is approved',
  )
  expect(gateOf('approve', {})).toEqual({ enabled: true })
  expect(reasonOf(gateOf('modify', { status: 'Approved' }))).toBe('Needs status Draft')
})

test('terms that contradict themselves are objected to, field by field', () => {
  const terms = { tiers: rule.tiers, min_pk: null, max_pk: null, valid_from: '2026-01-01', valid_to: null }
  expect(termsObjections(terms)).toEqual({})
  expect(
    Object.keys(
      termsObjections({
        ...terms,
        tiers: [...rule.tiers, { from_units: 11, extra_amount: 1 }],
        min_pk: 2,
        max_pk: 1,
        valid_to: '2025-01-01',
      }),
    ),
  ).toEqual(['tiers', 'max_pk', 'valid_to'])
})
