import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cashbackPayout, payoutMethods, payoutObstacle } from './cashback-payouts.ts'

const finance = {
  usercode: 'U-1',
  view_data: null,
  permission: new Set([
    'Cashback-Payout-Create',
    'Cashback-Payout-Approve',
    'Cashback-Payout-Bank-File',
    'Cashback-Payout-Import-Result',
  ] as const),
}
const now = '2026-11-15T00:00:00Z'
const payout = { status: 'Approved', method: 'bank', lines: 1, authors: [] as string[] } as const
type Row = Parameters<typeof cashbackPayout.gate>[1]
const may = (name: (typeof cashbackPayout.names)[number], row: Row) =>
  cashbackPayout.gate(name, row, finance, now).enabled

test('nobody approves a payout they wrote any part of', () => {
  const waits = { ...payout, status: 'Submitted' } as const
  expect(may('approve', { ...waits, authors: ['U-1'] })).toBe(false)
  expect(may('approve', { ...waits, authors: ['U-2'] })).toBe(true)
})

test.each(payoutMethods)('a payout by %s is paid in its own way only', (method) => {
  expect(may('pay', { ...payout, method })).toBe(method === 'bank')
  expect(may('issue', { ...payout, method })).toBe(method === 'credit-note')
})

test('an empty payout is not submitted', () => {
  expect(may('submit', { ...payout, status: 'Draft', lines: 0 })).toBe(false)
})

test('what waits for a change is never paid, and no bank pays without an account', () => {
  const facts = fc.record({ has_account: fc.boolean(), takes_business: fc.boolean(), has_open_change: fc.boolean() })
  fc.assert(
    fc.property(facts, fc.constantFrom(...payoutMethods), (line, method) => {
      const isPayable = payoutObstacle(line, method) === undefined
      if (isPayable) expect(line.has_open_change).toBe(false)
      if (isPayable && method === 'bank') expect(line.has_account).toBe(true)
    }),
  )
})
