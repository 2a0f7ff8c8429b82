import { array, assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { permissions } from '../permissions.ts'
import { item, itemCodePattern, itemObjections, type SubItem, shareTotal, splitPrice } from './items.ts'

const sub = (sub_item_code: string, price_share: number): SubItem => ({
  sub_item_code,
  sub_item_name: sub_item_code,
  sub_quantity: 1,
  price_share,
})
const set = {
  item_code: 'SET-1',
  item_type: 'Finished Goods - Set',
  used_for_indoor_outdoor: 'Set',
  category_code: 'SPL',
  sub_items: [sub('SET-1(I)', 40), sub('SET-1(O)', 60)],
  has_serial: false,
  serial_mask: null,
  replaced_by_item_code: null,
} as const
const unit = { ...set, item_type: 'Finished Goods - Unit', used_for_indoor_outdoor: 'None', sub_items: [] } as const

test.each([
  ['GSW-05NK3(I)', true],
  ['30131000137', true],
  ['gsw', false],
  ['AB', false],
  ['A B C', false],
])('%s may be an item code: %s', (code, expected) => expect(itemCodePattern.test(code)).toBe(expected))

test('the parts of a price add up to it, whatever the shares', () => {
  assert(
    property(
      integer({ min: 0, max: 900_000_000_000 }),
      array(integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 20 }),
      (price, cuts) => {
        const ends = [...cuts.toSorted((a, b) => a - b), 10_000]
        const shares = ends.map((end, n) => ({ price_share: (end - (ends[n - 1] ?? 0)) / 100 }))
        expect(shareTotal(shares)).toBe(100)
        const parts = splitPrice(price, shares)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(price)
        expect(parts.every((part) => part >= 0)).toBe(true)
      },
    ),
  )
})

test('a set of 40 and 60 percent divides its price so', () => {
  expect(splitPrice(5_080_000, set.sub_items)).toEqual([2_032_000, 3_048_000])
})

test('a sound set and a sound unit have no objection', () => {
  expect([itemObjections(set), itemObjections({ ...unit, has_serial: true, serial_mask: '5E[NW].*' })]).toEqual([
    {},
    {},
  ])
})

test.each([
  ['a set without units', { ...set, sub_items: [] }, 'sub_items', 'set-needs-sub-items'],
  ['a set of itself', { ...set, sub_items: [sub('SET-1', 100)] }, 'sub_items', 'set-contains-itself'],
  ['a unit twice', { ...set, sub_items: [sub('A', 40), sub('A', 60)] }, 'sub_items', 'sub-item-twice'],
  ['shares of 99.99', { ...set, sub_items: [sub('A', 40), sub('B', 59.99)] }, 'sub_items', 'shares-are-not-100'],
  ['a unit with units', { ...unit, sub_items: [sub('A', 100)] }, 'sub_items', 'only-sets-have-sub-items'],
  ['a set with a serial number', { ...set, has_serial: true }, 'has_serial', 'set-bears-no-serial'],
  ['a set used indoor', { ...set, used_for_indoor_outdoor: 'Indoor' }, 'used_for_indoor_outdoor', 'set-is-used-as-set'],
  ['goods without category', { ...unit, category_code: null }, 'category_code', 'item-needs-category'],
  ['a broken mask', { ...unit, serial_mask: '([' }, 'serial_mask', 'mask-is-no-pattern'],
  ['its own successor', { ...unit, replaced_by_item_code: 'SET-1' }, 'replaced_by_item_code', 'item-replaces-itself'],
] as const)('%s is refused', (_name, given, field, code) =>
  expect(itemObjections(given as Parameters<typeof itemObjections>[0])).toMatchObject({ [field]: { code } }),
)

const viewer = (usercode: string) =>
  ({ usercode, permission: new Set(permissions), view_data: 'View_Data_All_Branches' }) as const
const row = { status: 'Draft', proposed: null, merged_into: null, authors: ['A'] } as const
const gate = (name: (typeof item.names)[number], given: object, by = 'B') =>
  item.gate(name, { ...row, ...given }, viewer(by), '2026-11-15T00:00:00Z').enabled

test('nobody approves an item or a change they wrote', () => {
  for (const waiting of [{ status: 'Submitted' }, { status: 'Approved', proposed: {} }]) {
    expect([gate('approve', waiting), gate('approve', waiting, 'A')]).toEqual([true, false])
    expect([gate('reject', waiting), gate('reject', waiting, 'A')]).toEqual([true, false])
  }
})

test('an approved item without a change has nothing to approve', () => {
  expect([gate('approve', { status: 'Approved' }), gate('close', { status: 'Approved' })]).toEqual([false, true])
  expect(gate('close', { status: 'Approved', proposed: {} })).toBe(false)
})

test('a merged item is changed and opened no more', () => {
  const merged = { merged_into: 'X' }
  expect([gate('reopen', { status: 'Closed' }), gate('reopen', { status: 'Closed', ...merged })]).toEqual([true, false])
  expect(gate('modify', { status: 'Approved', ...merged })).toBe(false)
})

test('a refused change leaves the item approved, a refused item is a draft again', () => {
  expect(item.after('reject', { status: 'Approved', change: 'waiting', isMerged: false })).toEqual({
    status: 'Approved',
  })
  expect(item.after('reject', { status: 'Submitted', change: 'none', isMerged: false })).toEqual({ status: 'Draft' })
})
