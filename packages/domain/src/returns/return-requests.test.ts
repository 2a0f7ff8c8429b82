import { expect, test } from 'vitest'
import { type Permission, permissions } from '../permissions.ts'
import { branchReturnLimit, returnRequest } from './return-requests.ts'

const usual = permissions.filter((one) => one !== 'Return-Request-Approve-All')
const row = {
  ...{ status: 'Submitted' as const, authors: ['S1'], created_by: 'S1', line_count: 1, photo_count: 1 },
  ...{ amount: 1_000_000, oldest_invoice_date: '2026-11-01', handover: 'Pickup' as const, is_received: false },
  accepted_qty: 0,
  reason_code: 'Wrong_Item' as const,
}
const now = '2026-11-16T03:00:00Z'
const viewer = (usercode: string, more: Permission[] = []) => ({
  ...{ usercode, view_data: 'View_Data_All_Branches' as const },
  permission: new Set<Permission>([...usual, ...more]),
})
const may = (name: (typeof returnRequest.names)[number], over: object, by = viewer('B1')) =>
  returnRequest.gate(name, { ...row, ...over }, by, now).enabled

test('each action is possible in its own statuses only', () => {
  const statuses = ['Draft', 'Submitted', 'Approved', 'Adjusted', 'Rejected', 'Closed', 'Deleted'] as const
  const from = (name: (typeof returnRequest.names)[number], over: object = {}) =>
    statuses.filter((status) => may(name, { ...over, status, authors: [], created_by: 'B1' }))
  expect(from('submit')).toEqual(['Draft'])
  expect(from('approve')).toEqual(['Submitted'])
  expect(from('reject')).toEqual(['Submitted'])
  expect(from('modify')).toEqual(['Draft', 'Rejected'])
  expect(from('planPickup')).toEqual(['Approved'])
  expect(from('receive')).toEqual(['Approved'])
  expect(from('dispose', { is_received: true, accepted_qty: 1 })).toEqual(['Approved', 'Adjusted', 'Closed'])
  expect(from('close', { is_received: true })).toEqual(['Approved', 'Adjusted'])
  expect(from('remove')).toEqual(['Draft', 'Rejected'])
})

test('nobody approves an own request, above the limit or too late only head office does', () => {
  expect(may('approve', {})).toBe(true)
  expect(may('approve', {}, viewer('S1'))).toBe(false)
  expect(may('approve', { amount: branchReturnLimit + 1 })).toBe(false)
  expect(may('approve', { amount: 10, approved_today: branchReturnLimit })).toBe(false)
  expect(may('approve', { amount: branchReturnLimit + 1 }, viewer('H', ['Return-Request-Approve-All']))).toBe(true)
  expect(may('approve', { oldest_invoice_date: '2026-10-16' })).toBe(false)
  expect(may('approve', { oldest_invoice_date: '2026-10-17' })).toBe(true)
  expect(may('approve', { oldest_invoice_date: '2026-01-01' }, viewer('H', ['Return-Request-Approve-All']))).toBe(true)
})

test('without photos or lines nothing is submitted; what was received is received once', () => {
  expect(may('submit', { status: 'Draft', photo_count: 0 })).toBe(false)
  expect(may('submit', { status: 'Draft', line_count: 0 })).toBe(false)
  expect(may('receive', { status: 'Approved', is_received: true })).toBe(false)
  expect(may('close', { status: 'Approved', is_received: false })).toBe(false)
  expect(returnRequest.after('receive', returnRequest.state(row, viewer('W'), now), { isDifferent: true })).toEqual({
    status: 'Adjusted',
  })
})
