import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LadderHeader, LadderLine } from '../ladder-lines.ts'
import { orderLadder } from '../price-ladder.ts'
import {
  discountsAbovePrice,
  doubleDiscounts,
  floorAmount,
  itemsBelowFloor,
  judgedAmount,
  stricterPercent,
} from './discount-floor.ts'
import { netPriceOf, typedAmount } from './line-prices.ts'

const line = (over: Partial<LadderLine> = {}): LadderLine => ({
  ...{ item_code: 'GWC-09', brand_code: 'GREE', category_code: 'SPLIT', business_unit_code: 'RAC', ordered_qty: 3 },
  ...{ list_price: 1_000_000, item_discount_percent: 0, item_discount_amount: 0 },
  ...over,
})
const header = (over: Partial<LadderHeader> = {}): LadderHeader => ({
  ...{ dept_code: '705', customer_level: null, customer_type_code: 'dealer', day: '2026-11-16' },
  ...{ customerIsTaxable: 0, priceIncludeTax: 'Y', collect_method: 'TOP', cbd_discount_percent: 0 },
  ...{ extra_discount_amount: 0, cashback_list: [], tax_rule: undefined, max_total_percent: 8, policies: [] },
  ...over,
})
const ladder = (lines: LadderLine[], over: Partial<LadderHeader> = {}) => orderLadder(lines, header(over)).lines
const below = (one: LadderLine, over: Partial<LadderHeader> = {}) => itemsBelowFloor(ladder([one], over), 15)

describe('the largest discount', () => {
  test.each<[string, LadderLine, Partial<LadderHeader>, string[]]>([
    ['exactly the largest', line({ item_discount_percent: 15 }), {}, []],
    ['a hundredth more', line({ item_discount_percent: 15.01 }), {}, ['GWC-09']],
    ['an amount', line({ item_discount_amount: 450_001 }), {}, ['GWC-09']],
    [
      'item and extra discount together',
      line({ item_discount_percent: 10 }),
      { extra_discount_amount: 200_000 },
      ['GWC-09'],
    ],
    [
      'cash before delivery does not count',
      line({ item_discount_percent: 15 }),
      { collect_method: 'CBD', cbd_discount_percent: 5 },
      [],
    ],
    [
      'cashback does not count',
      line({ item_discount_percent: 15 }),
      { cashback_list: [{ plannedAmount: 500_000 }] },
      [],
    ],
    [
      'a special price is its own floor',
      line({ special: { special_price_code: 'SP-1', price_include_tax: 500_000 } }),
      {},
      [],
    ],
    [
      'less than the special price is not approved by it',
      line({ special: { special_price_code: 'SP-1', price_include_tax: 500_000 }, item_discount_percent: 1 }),
      {},
      ['GWC-09'],
    ],
  ])('%s', (_name, one, over, found) => expect(below(one, over)).toEqual(found))

  test('the stricter of two settings counts', () => {
    expect([stricterPercent(10, 15), stricterPercent(15, 10), stricterPercent(null, 15)]).toEqual([10, 10, 15])
  })

  test('a line that was approved at its price keeps it in a change; a cheaper one does not', () => {
    const approved = ladder([line({ item_discount_percent: 30 })])
    const changed = (percent: number) =>
      itemsBelowFloor(ladder([line({ ordered_qty: 5, item_discount_percent: percent })]), 15, approved)
    expect([changed(30), changed(31)]).toEqual([[], ['GWC-09']])
  })

  const anyLine = record({
    ...{ ordered_qty: integer({ min: 1, max: 300 }), list_price: integer({ min: 1000, max: 90_000_000 }) },
    percent: integer({ min: 0, max: 10_000 }),
  }).map(({ ordered_qty, list_price, percent }) =>
    line({ ordered_qty, list_price, item_discount_percent: percent / 100 }),
  )

  test('whatever passes costs at least its floor, but for the rupiah of splitting; whatever does not costs less', () =>
    assert(
      property(
        array(anyLine, { minLength: 1, maxLength: 6 }),
        integer({ min: 0, max: 50 }),
        constantFrom(0, 1, 7, 10_000, 1_000_003),
        (lines, percent, extra_discount_amount) => {
          const priced = ladder(lines, { extra_discount_amount }).map((one, n) => ({ ...one, item_code: `I-${n}` }))
          const refused = itemsBelowFloor(priced, percent)
          for (const one of priced) {
            const isBelow = judgedAmount(one) < floorAmount(one, percent)
            if (refused.includes(one.item_code)) expect(isBelow).toBe(true)
            else expect(judgedAmount(one) + 1).toBeGreaterThanOrEqual(floorAmount(one, percent))
          }
        },
      ),
    ))

  test('a smaller setting never lets more through', () =>
    assert(
      property(array(anyLine, { minLength: 1, maxLength: 6 }), integer({ min: 0, max: 49 }), (lines, percent) => {
        const priced = ladder(lines).map((one, n) => ({ ...one, item_code: `I-${n}` }))
        const [strict, loose] = [itemsBelowFloor(priced, percent), itemsBelowFloor(priced, percent + 1)]
        expect(loose.filter((item) => !strict.includes(item))).toEqual([])
      }),
    ))
})

describe('what is typed', () => {
  test('percent and amount together are said at the amount', () =>
    expect(doubleDiscounts({ lines: [{}, { item_discount_percent: 1, item_discount_amount: 1 }] })).toEqual({
      'lines.1.item_discount_amount': { code: 'discount-percent-or-amount' },
    }))

  test('an amount above the price is said at its field, the whole price is not', () => {
    const typed = (item_discount_amount: number, extra_discount_amount = 0) => {
      const lines = [line({ item_discount_amount })]
      return Object.keys(
        discountsAbovePrice({ lines, extra_discount_amount }, ladder(lines, { extra_discount_amount })),
      )
    }
    expect(typed(3_000_000)).toEqual([])
    expect(typed(3_000_001)).toEqual(['lines.0.item_discount_amount'])
    expect(typed(1_000_000, 2_000_001)).toEqual(['extra_discount_amount'])
  })

  test('a stored line says what was typed, and the net price is after the discount of the item', () => {
    const [priced] = ladder([line({ list_price: 3_110_000, item_discount_percent: 1.5 })], {
      extra_discount_amount: 90_000,
    })
    expect(netPriceOf({ ordered_qty: 3, unit_price: 3_110_000, ladder: priced?.steps ?? [] })).toBe(3_063_350)
    expect(typedAmount({ item_discount_percent: 1.5, item_discount_amount: 139_950 })).toBe(0)
    expect(typedAmount({ item_discount_percent: 0, item_discount_amount: 5000 })).toBe(5000)
  })
})
