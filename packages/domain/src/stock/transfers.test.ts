import { expect, test } from 'vitest'
import type { Permission } from '../permissions.ts'
import { isOverdue, onWayOf, transfer } from './transfers.ts'

const viewer = (usercode: string, ...permission: Permission[]) =>
  ({ usercode, permission: new Set(permission), view_data: 'View_Data_My_Branch' }) as const
const row = (over: object = {}) => ({
  ...{ status: 'Submitted' as const, authors: ['A'], is_source: true, is_destination: false, ...over },
})
const why = (name: 'approve' | 'receive' | 'settle', who: ReturnType<typeof viewer>, over: object = {}) =>
  transfer.gate(name, row(over), who, '2026-11-15T00:00:00Z').because?.code

test('the head of the source sends, not an author and not the destination', () => {
  const head = viewer('H', 'Transfer-Out-Approve')
  expect(why('approve', head)).toBeUndefined()
  expect(why('approve', viewer('A', 'Transfer-Out-Approve'))).toBe('author-approves')
  expect(why('approve', head, { is_source: false, is_destination: true })).toBe('done-by-the-source')
})

test('the destination receives, and somebody else decides about what is missing', () => {
  const clerk = viewer('C', 'Transfer-In-Receive', 'Transfer-In-Adjust')
  const arrived = { status: 'Approved', is_source: false, is_destination: true, authors: [] }
  expect(why('receive', clerk, arrived)).toBeUndefined()
  expect(why('receive', clerk, { ...arrived, is_destination: false })).toBe('done-by-the-destination')
  const short = { ...arrived, status: 'Adjusted', authors: ['C'] }
  expect(why('settle', clerk, short)).toBe('author-approves')
  expect(why('settle', viewer('D', 'Transfer-In-Adjust'), short)).toBeUndefined()
})

test('what is on its way is what was sent and is nowhere yet; late two days after it was expected', () => {
  expect(onWayOf({ qty: 10, received_qty: 6, lost_qty: 1, returned_qty: 2 })).toBe(1)
  expect(isOverdue({ status: 'Approved', eta: '2026-11-12' }, '2026-11-14')).toBe(false)
  expect(isOverdue({ status: 'Approved', eta: '2026-11-12' }, '2026-11-15')).toBe(true)
  expect(isOverdue({ status: 'Closed', eta: '2026-11-12' }, '2026-11-15')).toBe(false)
})
