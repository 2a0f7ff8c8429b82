import { english } from '@sejuk/words/english'
import { array, assert, constantFrom, integer, option, property, record, shuffledSubarray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { taxInAmount } from '../finance/tax.ts'
import { addDays } from '../values/dates.ts'
import {
  type GrantedPrice,
  isValidOn,
  type ListPrice,
  type PriceQuestion,
  percentChange,
  priceFor,
  priceLadder,
  priceReason,
  priceRules,
  pricesOverlap,
  priceWithoutTax,
} from './prices.ts'

const price = (given: Partial<ListPrice>): ListPrice => ({
  price_code: 'P1',
  org_code: 'O1',
  dept_code: null,
  customer_level: null,
  item_code: 'AC-1',
  min_qty: 1,
  price_include_tax: 3_000_000,
  valid_from: '2026-01-01',
  valid_to: null,
  ...given,
})
const asked: PriceQuestion = {
  org_code: 'O1',
  dept_code: 'BKS',
  customer_code: 'C1',
  customer_level: 'A',
  item_code: 'AC-1',
  quantity: 10,
  day: '2026-11-15',
}
const grant: GrantedPrice = {
  special_price_code: 'SP-1',
  customer_code: 'C1',
  item_code: 'AC-1',
  price_include_tax: 2_500_000,
  quantity_left: 12,
  valid_from: '2026-11-01',
  valid_to: '2026-11-30',
}

describe('which price wins', () => {
  const everywhere = price({ price_code: 'P1' })
  const branch = price({ price_code: 'P2', dept_code: 'BKS' })
  const level = price({ price_code: 'P3', customer_level: 'A' })
  const both = price({ price_code: 'P4', dept_code: 'BKS', customer_level: 'A' })

  test.each([
    [
      'a price for the level in the branch before all lists',
      [everywhere, branch, level, both],
      'level-and-branch',
      'P4',
    ],
    ['a price for the level before one for the branch', [everywhere, branch, level], 'level', 'P3'],
    ['a price for the branch before the one for everybody', [everywhere, branch], 'branch', 'P2'],
    ['the price for everybody last', [everywhere], 'organization', 'P1'],
  ] as const)('%s', (_, prices, rule, code) => {
    expect(priceFor(asked, prices)).toMatchObject({ rule, price: { price_code: code } })
  })

  test('a granted price wins while it is valid and enough of it is left', () => {
    expect(priceFor(asked, [both], [grant])).toMatchObject({ rule: 'special', price_include_tax: 2_500_000 })
    expect(priceFor({ ...asked, quantity: 13 }, [both], [grant])?.rule).toBe('level-and-branch')
    expect(priceFor({ ...asked, day: '2026-12-01' }, [both], [grant])?.rule).toBe('level-and-branch')
    expect(priceFor({ ...asked, customer_code: 'C2' }, [both], [grant])?.rule).toBe('level-and-branch')
  })

  test('the largest minimum quantity that fits wins', () => {
    const steps = [1, 10, 50].map((min_qty) => price({ price_code: `M${min_qty}`, min_qty }))
    expect([1, 9, 10, 49, 50].map((quantity) => priceFor({ ...asked, quantity }, steps)?.price)).toMatchObject(
      [1, 1, 10, 10, 50].map((min_qty) => ({ min_qty })),
    )
  })

  test('nobody set a price', () => {
    expect(priceFor(asked, [price({ org_code: 'O2' }), price({ valid_to: '2026-11-14' })])).toBeUndefined()
  })
})

test('two prices of the same key overlap where they share a day', () => {
  const first = price({ valid_from: '2026-01-01', valid_to: '2026-06-30' })
  const other = (given: Partial<ListPrice>) => price({ price_code: 'P2', ...given })
  expect(pricesOverlap(first, other({ valid_from: '2026-06-30' }))).toBe(true)
  expect(pricesOverlap(first, other({ valid_from: '2026-07-01' }))).toBe(false)
  expect(pricesOverlap(first, other({ min_qty: 10 }))).toBe(false)
  expect(pricesOverlap(first, other({ customer_level: 'A' }))).toBe(false)
  expect(pricesOverlap(first, first)).toBe(false)
})

test('a price without tax is the price divided by 1.11, to the rupiah', () => {
  expect([3_110_000, 1_245_000, 111].map(priceWithoutTax)).toEqual([2_801_802, 1_121_622, 100])
})

const days = integer({ min: 0, max: 40 }).map((n) => addDays('2026-01-01', n))
const anyPrice = record({
  price_code: integer({ min: 1, max: 9999 }).map((n) => `P${n}`),
  org_code: constantFrom('O1', 'O2'),
  dept_code: constantFrom(null, 'BKS', 'SBY'),
  customer_level: constantFrom(null, 'A', 'B'),
  item_code: constantFrom('AC-1', 'AC-2'),
  min_qty: constantFrom(1, 5, 10),
  price_include_tax: integer({ min: 1, max: 9_000_000 }),
  valid_from: days,
  valid_to: option(days),
})
const anyQuestion = record({
  org_code: constantFrom('O1', 'O2'),
  dept_code: constantFrom('BKS', 'SBY'),
  customer_code: constantFrom('C1'),
  customer_level: constantFrom(null, 'A', 'B'),
  item_code: constantFrom('AC-1', 'AC-2'),
  quantity: integer({ min: 1, max: 20 }),
  day: days,
})

/** As the server keeps them: a price that would overlap is refused. */
const withoutOverlaps = (prices: readonly ListPrice[]) => {
  const taken: ListPrice[] = []
  for (const one of prices) if (!taken.some((other) => pricesOverlap(one, other))) taken.push(one)
  return taken
}

test('whatever the lists say, the same one price is found in any order, and it is valid and fits', () => {
  const cases = array(anyPrice, { maxLength: 30 }).chain((prices) =>
    record({ prices: constantFrom(withoutOverlaps(prices)), asked: anyQuestion }).chain(
      ({ prices: list, asked: question }) =>
        shuffledSubarray(list, { minLength: list.length }).map((shuffled) => ({ list, shuffled, question })),
    ),
  )
  assert(
    property(cases, ({ list, shuffled, question }) => {
      const found = priceFor(question, list)
      expect(priceFor(question, shuffled)).toEqual(found)
      if (!found || found.rule === 'special') return
      expect(isValidOn(found.price, question.day)).toBe(true)
      expect(found.price.min_qty).toBeLessThanOrEqual(question.quantity)
    }),
  )
})

test('on every day the winner is the first rule of the ladder that has a price', () => {
  const cases = record({ prices: array(anyPrice, { maxLength: 30 }).map(withoutOverlaps), asked: anyQuestion })
  assert(
    property(cases, ({ prices, asked: question }) => {
      const ladder = priceLadder(question, prices)
      expect(ladder.map(({ rule }) => rule)).toEqual(priceRules)
      expect(ladder.find(({ found }) => found)?.found).toEqual(priceFor(question, prices))
      for (const { rule, found } of ladder) if (found) expect(found.rule).toBe(rule)
    }),
  )
})

test('a price that was closed before its first day overlaps nothing', () => {
  const never = price({ price_code: 'P2', valid_from: '2026-05-10', valid_to: '2026-05-09' })
  expect(pricesOverlap(price({}), never)).toBe(false)
})

test('the reason names rule, document, validity and approver', () => {
  const by = { approved_user_name: 'Rina Kartika' }
  const said = (over: Partial<ListPrice>, grants: GrantedPrice[] = []) => {
    const found = priceFor(asked, [price({ ...by, ...over })], grants)
    return found && english(priceReason(found))
  }
  expect(said({}, [{ ...grant, ...by }])).toBe('Special price SP-1 until 2026-11-30, approved by Rina Kartika')
  expect(said({})).toBe('Price of the whole company P1 since 2026-01-01, approved by Rina Kartika')
  expect(said({ dept_code: 'BKS', dept_name: 'Bekasi', customer_level: 'A', min_qty: 10 })).toBe(
    'Price of level A in Bekasi from 10 units P1 since 2026-01-01, approved by Rina Kartika',
  )
  expect(said({ customer_level: 'A', valid_to: '2026-12-31', approved_user_name: null })).toBe(
    'Price of level A: P1 until 2026-12-31',
  )
  expect(said({ dept_code: 'BKS' })).toBe('Price of BKS P1 since 2026-01-01, approved by Rina Kartika')
})

test('the price without tax is the tax base of the invoice, or a rupiah beside it', () => {
  const rule = { transaction_code: '04', valid_from: '2025-01-01', numerator: 11, denominator: 12, rate_percent: 12 }
  assert(
    property(integer({ min: 1, max: 999_999_999 }), (amount) => {
      expect(Math.abs(priceWithoutTax(amount) - taxInAmount(rule, amount).base)).toBeLessThanOrEqual(1)
    }),
  )
})

test('a change is told in percent with one decimal', () => {
  expect([percentChange(1000, 1055), percentChange(1000, 950), percentChange(0, 5)]).toEqual([5.5, -5, null])
})
