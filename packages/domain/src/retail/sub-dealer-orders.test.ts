import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  confirmedSum,
  answerDue,
  missingOf,
  outstandingOf,
  receivedShare,
  subDealerOrder,
} from './sub-dealer-orders.ts'
import { subDealer, withPriorities } from './sub-dealers.ts'

const viewer = { usercode: 'U-2', permission: new Set<never>(), view_data: null } as const
const order = {
  status: 'Approved' as const,
  quantity: 10,
  confirmed_quantity: 6,
  received_quantity: 2,
  ordered_quantity: 0,
  authors: [],
}
const gate = (name: 'order-missing' | 'answer' | 'receive', more: object) =>
  subDealerOrder.systemGate(name, { ...order, ...more }, viewer, '2026-11-16T05:00:00Z')

test('what is missing is ordered once', () => {
  expect(gate('order-missing', {}).enabled).toBe(true)
  expect(gate('order-missing', { ordered_quantity: 4 }).because?.code).toBe('nothing-is-missing')
  expect(gate('answer', { status: 'Submitted', authors: ['U-2'] }).enabled).toBe(false)
})

test('a quantity is promised, missing or ordered, and never more than one of them', () => {
  const n = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(n, n, n, (quantity, confirmed, ordered) => {
      const confirmed_quantity = Math.min(confirmed, quantity)
      const ordered_quantity = Math.min(ordered, quantity - confirmed_quantity)
      const line = { quantity, confirmed_quantity, received_quantity: 0, ordered_quantity }
      expect(missingOf(line) + confirmed_quantity + ordered_quantity).toBe(quantity)
      expect(outstandingOf(line)).toBe(confirmed_quantity)
      expect(receivedShare([{ ...line, received_quantity: confirmed_quantity }])).toBe(confirmed_quantity > 0 ? 100 : 0)
    }),
  )
})

test('a supplier has a day to answer', () => {
  expect(answerDue('2026-11-16T05:00:00.000Z')).toBe('2026-11-17T05:00:00.000Z')
})

test('suppliers have their order, and a sub-dealer without one is not submitted', () => {
  expect(withPriorities(['C-2', 'C-1'])).toEqual([
    { customer_code: 'C-2', priority: 1 },
    { customer_code: 'C-1', priority: 2 },
  ])
  const draft = { status: 'Draft' as const, parent_count: 0, authors: [] }
  expect(subDealer.systemGate('submit', draft, viewer, '').because?.code).toBe('sub-dealer-needs-parent')
})

test('what was promised costs what was answered, or what was asked where no price was answered', () => {
  expect(
    confirmedSum([
      { confirmed_quantity: 2, confirmed_price: 3_100_000, requested_price: 3_000_000 },
      { confirmed_quantity: 1, confirmed_price: null, requested_price: 4_000_000 },
      { confirmed_quantity: null, confirmed_price: null, requested_price: 9_000_000 },
    ]),
  ).toBe(10_200_000)
})
