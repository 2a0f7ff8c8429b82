import fc from 'fast-check'
import { expect, test } from 'vitest'
import { total } from '../../values/money.ts'
import { partOf, type StandingLine, settle, standingAmount } from './cashback-runs.ts'

const tiers = [
  { from: 8_000, rate: 75 },
  { from: 10_000, rate: 150 },
]
const invoice = (invoice_code: string, amount: number) => ({ invoice_code, invoice_date: '2026-10-05', amount })
const line = (more: Partial<StandingLine>): StandingLine => ({
  cashback_code: 'CB-1',
  status: 'Approved',
  cashback_amount: 1_500,
  granted_amount: 1_500,
  cashback_remain: 1_500,
  has_open_change: false,
  open_amount: 0,
  ...more,
})

test('what was bought, less what came back, reaches a tier, and the tier pays of all of it', () => {
  const target = { business_unit_code: 'RAC', target_amount: 100_000, tiers }
  const bought = [invoice('INV-1', 80_000), invoice('INV-2', 45_000), invoice('CN-1', -25_000)]
  expect(partOf(target, bought)).toMatchObject({
    actual_amount: 100_000,
    percent: 10_000,
    rate: 150,
    earned_amount: 1_500,
  })
  expect(partOf(target, [invoice('CN-1', -5)])).toMatchObject({ actual_amount: -5, rate: 0, earned_amount: 0 })
})

test('a second settlement gives the difference only, also while the first waits for a decision', () => {
  const waiting = line({ status: 'Submitted', granted_amount: 0, cashback_remain: 0 })
  expect(settle(2_000, [waiting])).toMatchObject({ granted_before: 1_500, difference: 500, outcome: 'grant' })
  expect(settle(1_500, [line({})])).toMatchObject({ difference: 0, outcome: 'same', takes: [] })
  expect(settle(2_000, [line({ status: 'Rejected' })])).toMatchObject({ granted_before: 0, difference: 2_000 })
})

test('a lowering takes from the youngest line what is left of it, and tells what is spent', () => {
  const old = line({ cashback_code: 'CB-1', cashback_remain: 400 })
  const young = line({ cashback_code: 'CB-2', granted_amount: 1_000, cashback_remain: 1_000 })
  expect(settle(1_200, [old, young])).toEqual({
    granted_before: 2_500,
    difference: -1_300,
    outcome: 'lower',
    takes: [
      { cashback_code: 'CB-2', amount: 1_000 },
      { cashback_code: 'CB-1', amount: 300 },
    ],
    short_amount: 0,
  })
  const open = line({ has_open_change: true, open_amount: -500 })
  expect(settle(0, [open])).toMatchObject({ granted_before: 1_000, takes: [], short_amount: 1_000 })
})

const anyLine = fc
  .record({
    cashback_code: fc.string({ minLength: 1, maxLength: 6 }),
    status: fc.constantFrom('Draft', 'Submitted', 'Approved', 'Adjusted', 'Closed', 'Rejected'),
    cashback_amount: fc.integer({ min: 1, max: 1_000_000 }),
    granted_amount: fc.integer({ min: 0, max: 1_000_000 }),
    spent: fc.integer({ min: 0, max: 1_000_000 }),
    has_open_change: fc.boolean(),
  })
  .map(({ spent, ...known }) =>
    line({ ...known, cashback_remain: Math.max(0, known.granted_amount - spent) } as Partial<StandingLine>),
  )

test('whatever stands, what is given, taken and left too much make up exactly what was earned', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_000_000 }), fc.array(anyLine, { maxLength: 6 }), (earned, lines) => {
      const { granted_before, difference, takes, short_amount } = settle(earned, lines)
      const taken = total(takes.map(({ amount }) => amount))
      expect(granted_before).toBe(total(lines.map(standingAmount)))
      expect(granted_before + Math.max(0, difference) - taken - short_amount).toBe(earned)
      for (const { cashback_code, amount } of takes) {
        expect(amount).toBeGreaterThan(0)
        const most = lines.filter((one) => one.cashback_code === cashback_code).map((one) => one.cashback_remain)
        expect(amount).toBeLessThanOrEqual(Math.max(...most))
      }
    }),
  )
})
