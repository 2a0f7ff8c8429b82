import { english } from '@sejuk/words/english'
import { array, assert, constantFrom, integer, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import type { GrantedPrice } from '../catalogue/prices.ts'
import { total } from '../values/money.ts'
import { grantLines } from './special-grants.ts'
import { marginBandOf } from './special-price-requests.ts'

const grant = (over: Partial<GrantedPrice> = {}): GrantedPrice => ({
  ...{ special_price_code: 'SP-1', customer_code: 'C1', item_code: 'A', price_include_tax: 900, quantity_left: 10 },
  ...{ valid_from: '2026-01-01', valid_to: '2026-03-01' },
  ...over,
})
const line = (ordered_qty: number, special_price_code: string | null = null) => ({
  ...{ item_code: 'A', ordered_qty, special_price_code },
})

test('lines take from the quota one after the other; what goes over keeps its list price and says so', () => {
  const [first, second, third] = grantLines([line(6), line(5), line(4)], [grant()])
  expect(first).toMatchObject({ special: { special_price_code: 'SP-1' }, quota_left: 10, note: null })
  expect(second?.special).toBeUndefined()
  expect(second?.note && english(second.note)).toBe('Special price SP-1 has only 4 units left: the list price counts')
  expect(third).toMatchObject({ special: { special_price_code: 'SP-1' }, quota_left: 4 })
})

test('the lowest price is taken unless the line names another; one that is not there is told', () => {
  const grants = [grant(), grant({ special_price_code: 'SP-2', price_include_tax: 800, quantity_left: null })]
  expect(grantLines([line(50), line(1, 'SP-1'), line(1, 'SP-9')], grants)).toMatchObject([
    { special: { special_price_code: 'SP-2' }, quota_left: null },
    { special: { special_price_code: 'SP-1' } },
    { special: undefined, note: { code: 'special-price-not-valid' } },
  ])
})

test('whatever is ordered, no quota is given twice', () => {
  const anyGrant = record({
    special_price_code: constantFrom('SP-1'),
    item_code: constantFrom('A', 'B'),
    quantity_left: option(integer({ min: 0, max: 30 })),
  }).map(grant)
  const anyLine = record({ item_code: constantFrom('A', 'B', 'C'), ordered_qty: integer({ min: 1, max: 20 }) })
  assert(
    property(array(anyLine, { maxLength: 20 }), array(anyGrant, { maxLength: 2 }), (lines, grants) => {
      const given = grantLines(lines, grants)
      for (const one of grants) {
        const taken = total(lines.map(({ ordered_qty }, n) => (given[n]?.special === one ? ordered_qty : 0)))
        if (one.quantity_left !== null) expect(taken).toBeLessThanOrEqual(one.quantity_left)
      }
    }),
  )
})

test('the margin band says where the net amount lies above the floor', () => {
  const bands = [849_999, 850_000, 899_999, 900_000, 1_000_000].map((net) => marginBandOf(1_000_000, net, 85))
  expect(bands).toEqual(['below-floor', 'near-floor', 'near-floor', 'above-floor', 'above-floor'])
  expect(marginBandOf(0, 0, 85)).toBe('above-floor')
})
