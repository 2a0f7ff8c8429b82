import { assert, boolean, constantFrom, integer, option, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../values/dates.ts'
import { addMonths, shelfDays, warrantyOf } from './warranty.ts'
import { policiesOverlap, policyRank, standardPolicies, startBases, type WarrantyPolicy } from './warranty-policies.ts'

const today = '2026-11-16'
const unit = {
  brand_code: 'GREE',
  item_code: 'GSW-09(I)',
  category_code: 'SPL',
  delivered_date: '2025-01-10',
  is_returned: false,
}
const asked = { unit, has_serial: true, purchase_date: null, policies: standardPolicies }
const policy = (more: Partial<WarrantyPolicy>): WarrantyPolicy => ({
  policy_code: 'WP-1',
  brand_code: null,
  category_code: null,
  item_code: null,
  part: 'sparepart',
  months: 12,
  start_basis: 'purchase',
  start_days: 90,
  needs_registration: false,
  valid_from: '2000-01-01',
  valid_to: null,
  ...more,
})

test.each([
  ['2024-01-31', 1, '2024-02-29'],
  ['2025-01-31', 1, '2025-02-28'],
  ['2026-11-16', 36, '2029-11-16'],
  ['2026-12-01', 1, '2027-01-01'],
])('%s and %i months is %s', (day, months, later) => expect(addMonths(day, months)).toBe(later))

test('a proven purchase counts from its day, else the delivery and the time in the shop', () => {
  expect(warrantyOf({ ...asked, purchase_date: '2025-03-01' }, today)).toMatchObject({
    warranty: 'In_Warranty',
    state: 'In_Warranty',
    reason: 'from_purchase',
    starts: '2025-03-01',
    parts_until: '2028-03-01',
    parts: [
      { part: 'sparepart', months: 36, days_left: 471, basis: 'purchase', policy_code: 'WP-SPL-S' },
      { part: 'compressor', months: 60, until: '2030-03-01', policy_code: 'WP-SPL-C' },
    ],
  })
  expect(warrantyOf(asked, today)).toMatchObject({
    reason: 'from_delivery',
    starts: addDays('2025-01-10', shelfDays),
  })
})

test.each([
  ['the compressor outlives the parts', { unit: { ...unit, delivered_date: '2022-01-01' } }, 'compressor_only'],
  ['long over', { unit: { ...unit, delivered_date: '2010-01-01' } }, 'expired'],
  ['still in stock', { unit: { ...unit, delivered_date: null } }, 'not_delivered'],
  ['came back', { unit: { ...unit, is_returned: true } }, 'returned'],
  ['another unit took its place', { unit: { ...unit, status: 'Replaced' } }, 'replaced'],
  ['scrapped', { unit: { ...unit, status: 'Scrapped' } }, 'scrapped'],
  ['nobody knows the number', { unit: null }, 'unknown_serial'],
  ['no number and no proof', { unit: null, has_serial: false }, 'no_serial'],
  ['a proof from the future is none', { purchase_date: '2099-01-01' }, 'from_delivery'],
] as const)('%s', (_name, more, reason) => expect(warrantyOf({ ...asked, ...more }, today)).toMatchObject({ reason }))

test('what is void says every reason, and what was never sold is not void', () => {
  const gone = { ...unit, is_returned: true, status: 'Scrapped' as const }
  expect(warrantyOf({ ...asked, unit: gone }, today)).toMatchObject({
    state: 'Void',
    void_reasons: ['returned', 'scrapped'],
    parts: [],
  })
  expect(warrantyOf({ ...asked, unit: { ...unit, delivered_date: null } }, today)).toMatchObject({ state: 'Unknown' })
})

describe('months', () => {
  const item = { item_code: 'GSW-09(I)', warranty_sparepart_months: 12, warranty_compressor_months: 0 }
  const monthsOf = (policies: readonly WarrantyPolicy[], more: object = {}) =>
    warrantyOf({ ...asked, item: { ...item, ...more }, policies }, today).parts.map(({ months }) => months)
  test('come from the item before the category', () => expect(monthsOf(standardPolicies)).toEqual([12, 0]))
  test('come from a policy of the item before the item', () =>
    expect(monthsOf([...standardPolicies, policy({ item_code: 'GSW-09(I)', months: 48 })])).toEqual([48, 0]))
  test('come from the policy that the item names before all', () =>
    expect(
      monthsOf([policy({ item_code: 'GSW-09(I)', months: 48 }), policy({ policy_code: 'WP-X', months: 60 })], {
        warranty_policy_code: 'WP-X',
      }),
    ).toEqual([60, 0]))
  test('a part without months has no end', () =>
    expect(warrantyOf({ ...asked, item }, today).compressor_until).toBeNull())
  test('are twelve where nobody says anything', () =>
    expect(warrantyOf({ ...asked, policies: [] }, today).parts.map(({ months }) => months)).toEqual([12, 12]))
})

describe('the start', () => {
  const full = {
    ...unit,
    produced_date: '2024-11-01',
    invoiced_date: '2025-01-08',
    retail_date: '2025-02-20',
    installed_date: '2025-02-25',
  }
  test.each([
    ['purchase', '2025-02-18', 'from_purchase'],
    ['retail', '2025-02-20', 'from_retail'],
    ['install', '2025-02-25', 'from_installation'],
    ['invoice', '2025-01-08', 'from_invoice'],
    ['delivery', '2025-02-09', 'from_delivery'],
    ['production', '2024-12-01', 'from_production'],
  ] as const)('by %s is %s', (start_basis, starts, reason) =>
    expect(
      warrantyOf(
        {
          ...asked,
          unit: full,
          purchase_date: '2025-02-18',
          policies: [policy({ months: 36, start_basis, start_days: 30 })],
        },
        today,
      ),
    ).toMatchObject({ starts, reason }),
  )
  test('falls back to the proof of purchase, then to the delivery', () => {
    const policies = [policy({ months: 36, start_basis: 'install', start_days: 30 })]
    expect(warrantyOf({ ...asked, policies, purchase_date: '2025-02-18' }, today)).toMatchObject({
      starts: '2025-02-18',
      reason: 'from_purchase',
    })
    expect(warrantyOf({ ...asked, policies }, today)).toMatchObject({ starts: '2025-02-09', reason: 'from_delivery' })
  })
  test('decides which policy is valid', () => {
    const policies = [
      policy({ policy_code: 'WP-OLD', valid_to: '2025-01-31' }),
      policy({ policy_code: 'WP-NEW', months: 24, valid_from: '2025-02-01' }),
    ]
    const codeOf = (purchase_date: string) =>
      warrantyOf({ ...asked, policies, purchase_date }, today).parts[0]?.policy_code
    expect([codeOf('2025-01-31'), codeOf('2025-02-01')]).toEqual(['WP-OLD', 'WP-NEW'])
  })
})

test('a policy may ask for a registration', () => {
  const policies = [policy({ months: 36, needs_registration: true })]
  expect(warrantyOf({ ...asked, policies, is_registered: false }, today)).toMatchObject({
    state: 'Not_Registered',
    reason: 'not_registered',
  })
  expect(warrantyOf({ ...asked, policies, is_registered: true }, today)).toMatchObject({ state: 'In_Warranty' })
})

test('the narrower policy wins: item, category of a brand, category, brand, all', () => {
  const of = { brand_code: 'GREE', category_code: 'SPL', item_code: 'A', policy_code: 'WP-X' }
  const ranks = [
    { policy_code: 'WP-X', item_code: 'B' },
    { item_code: 'A' },
    { category_code: 'SPL', brand_code: 'GREE' },
    { category_code: 'SPL' },
    { brand_code: 'GREE' },
    {},
    { category_code: 'INV' },
  ].map((more) => policyRank(policy(more), of))
  expect(ranks).toEqual([5, 4, 3, 2, 1, 0, undefined])
})

test('two policies for the same units overlap only on common days', () => {
  const a = policy({ valid_to: '2025-12-31' })
  expect(policiesOverlap(a, policy({ policy_code: 'WP-2', valid_from: '2025-12-31' }))).toBe(true)
  expect(policiesOverlap(a, policy({ policy_code: 'WP-2', valid_from: '2026-01-01' }))).toBe(false)
  expect(policiesOverlap(a, policy({ policy_code: 'WP-2', part: 'compressor' }))).toBe(false)
  expect(policiesOverlap(a, a)).toBe(false)
})

test('a unit is covered until its last day, and never again after it, whatever the policy', () =>
  assert(
    property(
      integer({ min: 0, max: 3000 }),
      record({
        start_basis: constantFrom(...startBases),
        start_days: integer({ min: 0, max: 400 }),
        months: integer({ min: 1, max: 120 }),
        needs_registration: boolean(),
        valid_to: option(constantFrom('2025-06-30', '2030-01-01')),
      }),
      (days, terms) => {
        const now = addDays('2025-04-10', days)
        const { state, parts, warranty, parts_until } = warrantyOf(
          { ...asked, purchase_date: '2025-04-10', policies: [policy(terms)], is_registered: true },
          now,
        )
        expect(warranty === 'In_Warranty').toBe(now <= (parts_until ?? ''))
        expect(state === 'In_Warranty').toBe(parts.some(({ until }) => until !== null && now <= until))
        for (const { until, days_left } of parts) if (until) expect(addDays(now, days_left ?? 0)).toBe(until)
      },
    ),
  ))
