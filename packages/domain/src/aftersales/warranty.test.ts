import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../dates.ts'
import { addMonths, bestWarranty, shelfDays, warrantyOf } from './warranty.ts'

const today = '2026-11-16'
const unit = { category_code: 'SPL', delivered_date: '2025-01-10', is_returned: false }
const asked = { unit, has_serial: true, purchase_date: null }

test.each([
  ['2024-01-31', 1, '2024-02-29'],
  ['2025-01-31', 1, '2025-02-28'],
  ['2026-11-16', 36, '2029-11-16'],
  ['2026-12-01', 1, '2027-01-01'],
])('%s and %i months is %s', (day, months, later) => expect(addMonths(day, months)).toBe(later))

test('a proven purchase counts from its day, else the delivery and the time in the shop', () => {
  expect(warrantyOf({ ...asked, purchase_date: '2025-03-01' }, today)).toMatchObject({
    warranty: 'In_Warranty',
    reason: 'from_purchase',
    starts: '2025-03-01',
    parts_until: '2028-03-01',
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
  ['nobody knows the number', { unit: null }, 'unknown_serial'],
  ['no number and no proof', { unit: null, has_serial: false }, 'no_serial'],
  ['a proof from the future is none', { purchase_date: '2099-01-01' }, 'from_delivery'],
] as const)('%s', (_name, more, reason) => expect(warrantyOf({ ...asked, ...more }, today)).toMatchObject({ reason }))

test('a unit is covered until its last day, and never again after it', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), (days) => {
      const now = addDays('2025-04-10', days)
      const { warranty, parts_until } = warrantyOf({ ...asked, purchase_date: '2025-04-10' }, now)
      expect(warranty === 'In_Warranty').toBe(now <= (parts_until ?? ''))
    }),
  ))

test('a ticket is as well covered as the best of its units', () => {
  expect(bestWarranty(['Unknown', 'Out_of_Warranty', 'In_Warranty'])).toBe('In_Warranty')
  expect(bestWarranty([])).toBe('Unknown')
})
