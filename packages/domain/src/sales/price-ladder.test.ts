import { english } from '@sejuk/words/english'
import { array, assert, constantFrom, integer, option, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Policy } from '../customers/sales-policies.ts'
import type { TaxRule } from '../finance/tax.ts'
import { total } from '../values/money.ts'
import { cashbackDiscount } from './cashbacks/cashback-selection.ts'
import { type LadderHeader, type LadderLine, ladderSteps } from './ladder-lines.ts'
import { orderLadder, priceObjections, splitAmount } from './price-ladder.ts'

const tax_rule: TaxRule = {
  transaction_code: '04',
  valid_from: '2025-01-01',
  numerator: 11,
  denominator: 12,
  rate_percent: 12,
}
const policy = (over: Partial<Policy> = {}): Policy => ({
  ...{ policy_code: 'SPL-0001', policy_name: 'Regular', status: 'Approved', dept_codes: [], customer_levels: [] },
  ...{ customer_types: [], business_units: [], brand_codes: [], category_codes: [], item_codes: [] },
  ...{ stackable: false, max_total_percent: null, valid_from: '2026-01-01', valid_to: null },
  tiers: [{ from_amount: 0, discount_percent: 5 }],
  ...over,
})
const line = (over: Partial<LadderLine> = {}): LadderLine => ({
  ...{ item_code: 'GWC-09', brand_code: 'GREE', category_code: 'SPLIT', business_unit_code: 'RAC', ordered_qty: 10 },
  ...{ list_price: 5_000_000, item_discount_percent: 0, item_discount_amount: 0 },
  ...over,
})
const header = (over: Partial<LadderHeader> = {}): LadderHeader => ({
  ...{ dept_code: '705', customer_level: 'GOLD', customer_type_code: 'dealer', day: '2026-11-16' },
  ...{ customerIsTaxable: 1, priceIncludeTax: 'Y', collect_method: 'TOP', cbd_discount_percent: 0 },
  ...{ extra_discount_amount: 0, cashback_list: [], tax_rule, max_total_percent: 8, policies: [] },
  ...over,
})
const discounts = (ladder: ReturnType<typeof orderLadder>) => ladder.steps.map(({ discount }) => discount)

describe('the picture of an order at the desk', () => {
  const lac = policy({ policy_code: 'SPL-2', policy_name: 'LCAC', business_units: ['LCAC'] })
  const lines = [
    line({
      ordered_qty: 40,
      list_price: 5_080_000,
      special: { special_price_code: 'SP-018', price_include_tax: 4_775_000 },
    }),
    line({ item_code: 'GSV-18', ordered_qty: 20, list_price: 7_420_000 }),
    line({
      ...{ item_code: 'GCS-36', business_unit_code: 'LCAC', ordered_qty: 6, list_price: 23_760_000 },
      item_discount_percent: 1.5,
    }),
    line({ item_code: 'FWP', business_unit_code: 'WATER', ordered_qty: 10, list_price: 4_350_000 }),
  ]
  const ladder = orderLadder(
    lines,
    header({
      policies: [
        policy({ business_units: ['RAC'], tiers: [{ from_amount: 0, from_qty: 20, discount_percent: 5 }] }),
        { ...lac, tiers: [{ from_amount: 0, discount_percent: 4 }] },
      ],
      extra_discount_amount: 1_284_736,
      cashback_list: [{ plannedAmount: 6_000_000 }, { plannedAmount: 4_500_000 }],
    }),
  )
  test('every step to the rupiah', () => {
    expect(discounts(ladder)).toEqual([0, 12_200_000, 13_122_400, 2_052_864, 1_284_736, 0, 10_500_000])
    expect(ladder.steps.map(({ after }) => after)).toEqual([
      ...[537_660_000, 525_460_000, 512_337_600, 510_284_736, 509_000_000, 509_000_000, 498_500_000],
    ])
    expect(ladder.total_amount).toBe(498_500_000)
    expect(ladder.max_allowed_discount_include_tax).toBe(43_012_800)
    expect(ladder.maxAllowedCashbackAmount).toBe(14_352_800)
    expect(ladder.discount_percent).toBe(7.28)
    expect(ladder.tax.base + ladder.tax.vat + ladder.tax.rounding_adjustment).toBe(498_500_000)
  })
  test('each step says why, the unused ones too', () => {
    expect(ladder.steps.map(({ reason }) => english(reason))).toEqual([
      '4 lines at their list price',
      'SP-018, 40 units',
      'Regular 5%, LCAC 4%',
      'Typed for GCS-36',
      'Typed for the whole order',
      'Not used: only for cash before delivery',
      '2 of the customer’s lines',
    ])
  })
})

describe('single steps', () => {
  test('cash before delivery takes its percent only where it is paid so', () => {
    const paid = header({ collect_method: 'CBD', cbd_discount_percent: 1.5 })
    expect(discounts(orderLadder([line()], paid))[5]).toBe(750_000)
    expect(discounts(orderLadder([line()], { ...paid, collect_method: 'COD' }))[5]).toBe(0)
  })
  test('a special price that is not below the list price is not used', () => {
    const special = { special_price_code: 'SP-1', price_include_tax: 5_000_000 }
    const ladder = orderLadder([line({ special })], header({ policies: [policy()] }))
    expect(discounts(ladder).slice(1, 3)).toEqual([0, 2_500_000])
    expect(ladder.lines[0]?.special_price_code).toBeNull()
  })
  test('a line without any price keeps the order back, a discount above the allowed too', () => {
    const open = [line({ list_price: null })]
    expect(priceObjections(open, orderLadder(open, header())).map(english)).toEqual(['Nobody set a price for GWC-09'])
    const generous = [line({ item_discount_percent: 8.01 })]
    expect(priceObjections(generous, orderLadder(generous, header())).map(english)).toEqual([
      'Discount is higher than allowed',
    ])
    const exact = [line({ item_discount_percent: 8 })]
    expect(priceObjections(exact, orderLadder(exact, header()))).toEqual([])
  })
  test('policies that add up do so up to the strictest total; the better of them or one alone is taken', () => {
    const a = policy({ policy_code: 'A', stackable: true, tiers: [{ from_amount: 0, discount_percent: 3 }] })
    const b = policy({
      policy_code: 'B',
      stackable: true,
      max_total_percent: 4.5,
      tiers: [{ from_amount: 0, discount_percent: 2 }],
    })
    const alone = policy({ policy_code: 'C', tiers: [{ from_amount: 0, discount_percent: 4 }] })
    const of = (policies: Policy[]) => orderLadder([line()], header({ policies })).lines[0]
    expect(of([a, b, alone])).toMatchObject({
      policies: [{ policy_code: 'A' }, { policy_code: 'B' }],
      max_total_percent: 4.5,
    })
    expect(of([a, b, alone])?.steps[2]?.discount).toBe(2_250_000)
    expect(of([a, alone])?.policies).toMatchObject([{ policy_code: 'C' }])
  })
  test('a tier counts the units and rupiah of all lines in reach without special price', () => {
    const tiers = [
      { from_amount: 0, from_qty: 1, discount_percent: 1 },
      { from_amount: 0, from_qty: 20, discount_percent: 5 },
    ]
    const special = { special_price_code: 'SP-1', price_include_tax: 4_000_000 }
    const percent = (lines: LadderLine[]) =>
      orderLadder(lines, header({ policies: [policy({ tiers, brand_codes: ['GREE'] })] })).lines[0]?.policies[0]
        ?.discount_percent
    expect(percent([line(), line({ item_code: 'B' })])).toBe(5)
    expect(percent([line(), line({ item_code: 'B', special })])).toBe(1)
    expect(percent([line(), line({ item_code: 'B', brand_code: 'OTHER' })])).toBe(1)
  })
})

const anyLine = record({
  item_code: constantFrom('A', 'B', 'C'),
  brand_code: constantFrom(null, 'GREE', 'FLIFE'),
  category_code: constantFrom(null, 'SPLIT'),
  business_unit_code: constantFrom('RAC', 'LCAC'),
  ordered_qty: integer({ min: 1, max: 500 }),
  list_price: option(integer({ min: 1, max: 90_000_000 })),
  special: option(
    record({ special_price_code: constantFrom('SP-1'), price_include_tax: integer({ min: 1, max: 90_000_000 }) }),
    { nil: undefined },
  ),
  item_discount_percent: integer({ min: 0, max: 10_000 }).map((n) => n / 100),
  item_discount_amount: integer({ min: 0, max: 1_000_000_000 }),
})
const anyPolicy = record({
  policy_code: constantFrom('SPL-1', 'SPL-2', 'SPL-3'),
  brand_codes: constantFrom([], ['GREE']),
  business_units: constantFrom([], ['RAC']),
  stackable: constantFrom(true, false),
  max_total_percent: option(integer({ min: 1, max: 100 })),
  tiers: constantFrom(
    [{ from_amount: 0, discount_percent: 7.77 }],
    [{ from_amount: 9_000_000, from_qty: 3, discount_percent: 33.33 }],
  ),
}).map((over) => policy(over))
const anyHeader = record({
  customerIsTaxable: constantFrom(0 as const, 1 as const),
  priceIncludeTax: constantFrom('Y' as const, 'N' as const),
  collect_method: constantFrom('CBD', 'TOP', null),
  cbd_discount_percent: constantFrom(0, 0.5, 3),
  extra_discount_amount: integer({ min: 0, max: 2_000_000_000 }),
  cashback_list: array(record({ plannedAmount: integer({ min: 0, max: 900_000_000 }) }), { maxLength: 4 }),
  policies: array(anyPolicy, { maxLength: 4 }),
}).map((over) => header(over))
const anyLines = array(anyLine, { maxLength: 12 })

describe('whatever is ordered', () => {
  test('nothing is ever negative, no step is skipped, and each step leaves what the one before had less its discount', () => {
    assert(
      property(anyLines, anyHeader, (lines, head) => {
        const ladder = orderLadder(lines, head)
        for (const { steps } of [...ladder.lines, ladder]) {
          expect(steps.map(({ step }) => step)).toEqual(ladderSteps)
          for (const [n, { discount, after }] of steps.entries()) {
            expect(Math.min(discount, after)).toBeGreaterThanOrEqual(0)
            if (n > 0) expect(after).toBe((steps[n - 1]?.after ?? 0) - discount)
          }
        }
        expect(Math.min(ladder.tax.base, ladder.tax.vat, ladder.total_amount)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
  test('the order is the sum of its lines, in every step and in the tax', () => {
    assert(
      property(anyLines, anyHeader, (lines, head) => {
        const ladder = orderLadder(lines, head)
        for (const [n, step] of ladder.steps.entries()) {
          expect(step.after).toBe(total(ladder.lines.map(({ steps }) => steps[n]?.after ?? 0)))
          expect(step.discount).toBe(total(ladder.lines.map(({ steps }) => steps[n]?.discount ?? 0)))
        }
        expect(ladder.total_amount).toBe(total(ladder.lines.map(({ tax }) => tax.amount)))
        expect(ladder.list_amount - ladder.discount_amount).toBe(ladder.net_amount)
      }),
    )
  })
  test('with tax and before tax agree up to the rounding rupiah of each line', () => {
    assert(
      property(anyLines, anyHeader, (lines, head) => {
        const taxable = { ...head, customerIsTaxable: 1 as const }
        const [within, onTop] = (['Y', 'N'] as const).map((priceIncludeTax) =>
          orderLadder(lines, { ...taxable, priceIncludeTax }),
        )
        for (const [n, { tax, net_amount }] of (within?.lines ?? []).entries()) {
          expect(tax.amount).toBe(net_amount)
          const other = onTop?.lines[n]?.tax
          expect(other).toMatchObject({ base: tax.base, vat: tax.vat, rounding_adjustment: 0 })
          expect(Math.abs((other?.amount ?? 0) - tax.amount)).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
  test('cashback becomes a discount by the rule of the cashback panel', () => {
    assert(
      property(anyLines, anyHeader, (lines, head) => {
        const { cashback, steps, maxAllowedCashbackAmount, ...sums } = orderLadder(lines, head)
        expect(cashback.real_rebated_cashback_amount).toBe(steps[6]?.discount)
        expect(cashback.cashback_discount).toBe(cashbackDiscount(steps[6]?.discount ?? 0, head))
        const { max_allowed_discount_include_tax: most, item_discount_total_amount_include_tax: items } = sums
        expect(maxAllowedCashbackAmount).toBe(Math.max(0, most - items - sums.extra_discount_amount_include_tax))
      }),
    )
  })
  test('a split adds up, and no part is above its weight', () => {
    const weights = array(integer({ min: 0, max: 999_999_999 }), { minLength: 1, maxLength: 20 })
    assert(
      property(weights, integer({ min: 0, max: 100 }), (parts, percent) => {
        const amount = Math.floor((total(parts) * percent) / 100)
        const split = splitAmount(amount, parts)
        expect(total(split)).toBe(amount)
        for (const [n, part] of split.entries()) {
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(parts[n] ?? 0)
        }
      }),
    )
  })
})
