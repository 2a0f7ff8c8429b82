import { array, assert, constantFrom, integer, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { orderLadder } from '../sales/price-ladder.ts'
import { invoiceTotals, lineByHand, lineOfOrder, partOfAmount, priceKindOf } from './invoice-lines.ts'
import { type TaxRule, taxInAmount, vatOf } from './tax.ts'

const rule: TaxRule = {
  ...{ transaction_code: '04', valid_from: '2025-01-01' },
  ...{ numerator: 11, denominator: 12, rate_percent: 12 },
}
const nothing = { qty: 0, list_amount: 0, discount_amount: 0, cashback_amount: 0, base: 0, amount: 0 }
const ladderOf = (priceIncludeTax: 'Y' | 'N', price: number, qty: number, percent: number) => {
  const { lines } = orderLadder(
    [
      {
        ...{ item_code: 'A', brand_code: null, category_code: null, business_unit_code: 'RAC' },
        ...{ ordered_qty: qty, list_price: price, item_discount_percent: percent, item_discount_amount: 0 },
      },
    ],
    {
      ...{ dept_code: '705', customer_level: null, customer_type_code: 'dealer', day: '2026-11-01' },
      ...{ customerIsTaxable: 1, priceIncludeTax, collect_method: null, cbd_discount_percent: 0 },
      ...{ extra_discount_amount: 0, cashback_list: [], tax_rule: rule, max_total_percent: 8, policies: [] },
    },
  )
  const [line] = lines
  if (!line) throw new Error('no line')
  return {
    ...{ ordered_qty: qty, list_amount: price * qty, discount_amount: price * qty - line.net_amount },
    ...{ cashback_amount: 0, base: line.tax.base, amount: line.tax.amount, tax: line.tax },
  }
}

test('an invoice over a whole order line is the tax of the order’s ladder, to the rupiah', () => {
  assert(
    property(
      constantFrom('Y' as const, 'N' as const),
      integer({ min: 900_000, max: 20_000_000 }),
      integer({ min: 1, max: 40 }),
      constantFrom(0, 1.5, 2.5, 5),
      (priceIncludeTax, price, qty, percent) => {
        const { tax, ...line } = ladderOf(priceIncludeTax, price, qty, percent)
        const {
          list_amount: _list,
          discount_amount: _off,
          cashback_amount: _back,
          ...billed
        } = lineOfOrder({ customerIsTaxable: 1, priceIncludeTax, rule }, line, qty, nothing)
        expect(billed).toEqual(tax)
      },
    ),
  )
})

test('every whole price between 900,000 and 1,099,999 has its rounding rupiah beside the tax, never in it', () => {
  const terms = { customerIsTaxable: 1, priceIncludeTax: 'Y', rule } as const
  for (let price = 900_000; price < 1_100_000; price += 1) {
    const line = lineByHand(terms, { qty: 1, unit_price: price, discount_amount: 0 })
    if (line.amount !== price || line.vat !== vatOf(rule, line.base) || Math.abs(line.rounding_adjustment) > 1)
      expect.fail(`${price}: ${JSON.stringify(line)}`)
  }
})

test('parts of an order line add up to it exactly, in whatever order and size they are billed', () => {
  assert(
    property(
      integer({ min: 1, max: 50_000_000 }),
      array(integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 }),
      (amount, parts) => {
        const ordered_qty = parts.reduce((sum, qty) => sum + qty, 0)
        let [done_qty, done_amount] = [0, 0]
        for (const qty of parts) {
          const part = partOfAmount(amount, { qty, ordered_qty, done_qty, done_amount })
          expect(part).toBeGreaterThanOrEqual(-parts.length)
          done_qty += qty
          done_amount += part
        }
        expect(done_amount).toBe(amount)
      },
    ),
  )
})

test('the total of an invoice is the sum of its lines, and base, tax and rounding make it up', () => {
  assert(
    property(
      array(tuple(integer({ min: 1, max: 30 }), integer({ min: 1, max: 9_000_000 })), { minLength: 1 }),
      (sold) => {
        const lines = sold.map(([qty, unit_price]) => ({
          ...{
            qty,
            ...lineByHand(
              { customerIsTaxable: 1, priceIncludeTax: 'Y', rule },
              { qty, unit_price, discount_amount: 0 },
            ),
          },
        }))
        const found = invoiceTotals(lines)
        expect(found.base + found.vat + found.rounding_adjustment).toBe(found.grand_total)
        expect(found.vat).toBe(lines.reduce((sum, { base }) => sum + vatOf(rule, base), 0))
      },
    ),
  )
})

test('who pays no tax pays the price', () => {
  const line = lineByHand(
    { customerIsTaxable: 0, priceIncludeTax: 'N', rule: undefined },
    { qty: 2, unit_price: 1_000_003, discount_amount: 6 },
  )
  expect(line).toMatchObject({ base: 2_000_000, vat: 0, other_base: 0, amount: 2_000_000, rounding_adjustment: 0 })
  expect(taxInAmount(rule, 2_000_000).vat).toBeGreaterThan(0)
})

test('prices are named as they are: an order of prices before tax still has list prices with tax', () => {
  const kind = (customer_is_taxable: number, price_include_tax: 'Y' | 'N', isOfOrder: boolean) =>
    priceKindOf({ customer_is_taxable, price_include_tax }, isOfOrder)
  expect([kind(1, 'Y', true), kind(1, 'Y', false)]).toEqual(['withTax', 'withTax'])
  expect([kind(1, 'N', true), kind(1, 'N', false)]).toEqual(['taxOnTop', 'withoutTax'])
  expect([kind(0, 'N', true), kind(0, 'Y', false)]).toEqual(['notTaxed', 'notTaxed'])
})
