import { array, assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { sumOfTaxes, type TaxRule, taxInAmount, taxOnBase, taxRuleOn, untaxed, vatOf } from './tax.ts'

const rule: TaxRule = {
  transaction_code: '04',
  valid_from: '2025-01-01',
  numerator: 11,
  denominator: 12,
  rate_percent: 12,
}

test.each([
  [1_000_000, 916_667, 110_000],
  [3_110_000, 2_850_833, 342_100],
  [999_999, 916_666, 110_000],
  [4545, 4166, 500],
  [1, 1, 0],
  [1041, 954, 114],
  [1059, 971, 117],
  [1086, 996, 120],
  [1123, 1029, 123],
])('%i without tax: base %i, tax %i', (price, other_base, vat) => {
  expect(taxOnBase(rule, price)).toEqual({ base: price, other_base, vat, rounding_adjustment: 0, amount: price + vat })
})

test.each([
  [1_110_000, 1_000_000, 110_000],
  [3_110_000, 2_801_802, 308_198],
  [17_940_000, 16_162_162, 1_777_838],
  [999_999, 900_900, 99_099],
])('%i with tax: base %i and tax %i', (price, base, vat) => {
  expect(taxInAmount(rule, price)).toMatchObject({ base, vat, rounding_adjustment: 0, amount: price })
})

test('every whole price between 900,000 and 1,099,999 splits, and at most one rupiah is left over, in its own place', () => {
  let unsplit = 0
  for (let price = 900_000; price < 1_100_000; price += 1) {
    const { base, vat, rounding_adjustment } = taxInAmount(rule, price)
    if (base + vat + rounding_adjustment !== price || vat !== vatOf(rule, base) || Math.abs(rounding_adjustment) > 1)
      expect.fail(`${price}: ${base} + ${vat} + ${rounding_adjustment}`)
    if (rounding_adjustment !== 0) unsplit += 1
  }
  expect(unsplit / 200_000).toBeCloseTo(0.099, 3)
})

test('the sum of lines is the head, whatever the lines', () => {
  assert(
    property(array(integer({ min: 0, max: 2_000_000_000 }), { maxLength: 40 }), (prices) => {
      const lines = prices.map((price) => taxInAmount(rule, price))
      const { base, vat, rounding_adjustment, amount } = sumOfTaxes(lines)
      expect(base + vat + rounding_adjustment).toBe(amount)
      expect(amount).toBe(prices.reduce((sum, price) => sum + price, 0))
    }),
  )
})

test('a price made of a base and its tax gives the same amount and tax back', () => {
  assert(
    property(integer({ min: 0, max: 2_000_000_000 }), (base) => {
      const { amount, vat } = taxOnBase(rule, base)
      const back = taxInAmount(rule, amount)
      expect(back.rounding_adjustment).toBe(0)
      expect(Math.abs(back.vat - vat)).toBeLessThanOrEqual(1)
    }),
  )
})

test('the rule of a day is the latest that has begun', () => {
  const older = { ...rule, valid_from: '2022-04-01', numerator: 1, denominator: 1, rate_percent: 11 }
  const rules = [older, rule]
  expect(taxRuleOn(rules, '04', '2024-12-31')).toBe(older)
  expect(taxRuleOn(rules, '04', '2025-01-01')).toBe(rule)
  expect(taxRuleOn(rules, '04', '2022-03-31')).toBeUndefined()
  expect(taxRuleOn(rules, '07', '2026-01-01')).toBeUndefined()
})

test('what is not taxed has no tax', () => {
  expect(untaxed(500)).toEqual({ base: 500, other_base: 0, vat: 0, rounding_adjustment: 0, amount: 500 })
})
