import { expect, test } from 'vitest'
import { because, encode } from '../messages.ts'
import { discountOf, type Policy, policiesFor, policyObjections } from './sales-policies.ts'

const policy = (over: Partial<Policy> = {}): Policy => ({
  ...{ policy_code: 'SPL-0001', policy_name: 'Regular', status: 'Approved', dept_codes: [], customer_levels: [] },
  ...{ customer_types: [], business_units: [], valid_from: '2026-01-01', valid_to: '2026-12-31' },
  ...{ brand_codes: [], category_codes: [], item_codes: [], stackable: false, max_total_percent: null },
  tiers: [
    { from_amount: 1_000_000, discount_percent: 2 },
    { from_amount: 10_000_000, discount_percent: 3.5 },
  ],
  ...over,
})
const buyer = {
  dept_code: '705',
  customer_level: 'GOLD' as string | null,
  customer_type_code: 'dealer',
  day: '2026-06-01',
}
const line = { item_code: 'AC-1', brand_code: 'GREE', category_code: null, business_unit_code: 'RAC', ordered_qty: 1 }
type Asked = Partial<typeof buyer> & { amount?: number }
const given = (policies: Policy[], { amount = 10_000_000, ...asked }: Asked = {}) =>
  policiesFor(policies, { ...buyer, ...asked }, [{ ...line, list_amount: amount, has_special_price: false }])[0]

test.each([
  ['the tier reached counts', {}, {}, 3.5],
  ['below the first tier there is nothing', {}, { amount: 999_999 }, 0],
  ['on the last day it counts', {}, { day: '2026-12-31' }, 3.5],
  ['after the last day it does not', {}, { day: '2027-01-01' }, 0],
  ['without a last day it goes on', { valid_to: null }, { day: '2030-01-01' }, 3.5],
  ['a draft promises nothing', { status: 'Draft' }, {}, 0],
  ['a list restricts', { customer_levels: ['SILVER'] }, {}, 0],
  ['who has no level fits no list of levels', { customer_levels: ['GOLD'] }, { customer_level: null }, 0],
] as const)('%s', (_, over, asked, expected) => {
  expect(given([policy(over as Partial<Policy>)], asked)?.discount_percent).toBe(expected)
})

test('of several the one that gives most is taken, of equals the first', () => {
  const better = policy({ policy_code: 'SPL-0002', tiers: [{ from_amount: 0, discount_percent: 5 }] })
  expect(given([policy(), better])?.applied).toMatchObject([{ policy_code: 'SPL-0002' }])
  expect(given([policy({ policy_code: 'SPL-0009' }), policy()])?.applied).toMatchObject([{ policy_code: 'SPL-0001' }])
})

test('a discount is whole rupiah, halves away from zero', () => {
  expect(discountOf(1_050, 0.5)).toBe(5)
  expect(discountOf(100, 0.5)).toBe(1)
  expect(discountOf(9_007_199_254_740_991, 100)).toBe(9_007_199_254_740_991)
})

test('tiers rise, and the last day is not before the first', () => {
  const tiers = [
    { from_amount: 5, discount_percent: 2 },
    { from_amount: 5, discount_percent: 3 },
  ]
  expect(policyObjections({ tiers, valid_from: '2026-02-01', valid_to: '2026-01-01', max_total_percent: 1 })).toEqual({
    tiers: 'Each tier begins higher and gives more than the one before',
    valid_to: 'The last day is not before the first',
    max_total_percent: encode(because('policy-total-below-tier')),
  })
})
