import { expect, test } from 'vitest'
import { permissions } from '../permissions.ts'
import { addDays } from '../values/dates.ts'
import { branchReturnLimit } from './return-requests.ts'
import { inheritedUntil, isDeadOnArrival, leastWarrantyDays, rmaRequest, rmaStatuses } from './rma-requests.ts'

const row = {
  ...{ status: 'Approved' as const, authors: [], created_by: 'T1', resolution: 'Replace_Unit' as const },
  ...{ out_status: 'Locked' as const, in_status: 'Waiting' as const, check_result: 'Confirmed' as const },
  ...{ is_covered: true, is_paid: false, is_advance: false, return_code: null, is_credited: false, credit_amount: 0 },
}
const viewer = {
  ...{ usercode: 'T1', view_data: 'View_Data_All_Branches' as const, permission: new Set(permissions) },
}
const may = (name: (typeof rmaRequest.names)[number], over: object) =>
  rmaRequest.gate(name, { ...row, ...over }, viewer, '2026-11-16T03:00:00Z').enabled
const from = (name: (typeof rmaRequest.names)[number], over: object = {}) =>
  rmaStatuses.filter((status) => may(name, { ...over, status }))

test('each action is possible in its own statuses only', () => {
  expect(from('submit')).toEqual(['Draft'])
  expect(from('check')).toEqual(['Submitted'])
  expect(from('approve')).toEqual(['Submitted'])
  expect(from('ship', { is_advance: true })).toEqual(['Approved', 'Adjusted'])
  expect(from('confirmOut', { out_status: 'Sent' })).toEqual(['Approved', 'Adjusted'])
  expect(from('receive')).toEqual(['Approved', 'Adjusted'])
  expect(from('close', { out_status: 'Received', in_status: 'Received' })).toEqual(['Approved', 'Adjusted'])
  expect(from('remove')).toEqual(['Draft', 'Rejected'])
})

test('the new unit leaves after the old one came, except in advance; both are done before it closes', () => {
  expect(may('ship', {})).toBe(false)
  expect(may('ship', { in_status: 'Received' })).toBe(true)
  expect(may('ship', { is_advance: true })).toBe(true)
  expect(may('ship', { is_advance: true, out_status: 'Sent' })).toBe(false)
  expect(may('close', { out_status: 'Received', in_status: 'Waiting' })).toBe(false)
  expect(may('close', { out_status: 'Sent', in_status: 'Received' })).toBe(false)
  expect(may('close', { out_status: 'Received', in_status: 'Missing' })).toBe(true)
})

test('an exchange by a credit closes when finance has credited the old unit, or when it never came', () => {
  const credit = { resolution: 'Credit', out_status: 'None', in_status: 'Received', return_code: 'RET-1' }
  expect(may('close', credit)).toBe(false)
  expect(may('close', { ...credit, is_credited: true })).toBe(true)
  expect(may('close', { ...credit, in_status: 'Missing', return_code: null })).toBe(true)
  expect(may('close', { ...credit, return_code: null })).toBe(false)
  expect(may('credit', { ...credit, return_code: null })).toBe(true)
  expect(may('credit', credit)).toBe(false)
})

test('nothing is approved without the technical check, or without warranty or payment', () => {
  const submitted = { status: 'Submitted', out_status: 'None' }
  expect(may('approve', submitted)).toBe(true)
  expect(may('approve', { ...submitted, check_result: null })).toBe(false)
  expect(may('approve', { ...submitted, check_result: 'Not_Confirmed' })).toBe(false)
  expect(may('approve', { ...submitted, is_covered: false })).toBe(false)
  expect(may('approve', { ...submitted, is_covered: false, is_paid: true })).toBe(true)
  expect(may('approve', { ...submitted, authors: ['T1'] })).toBe(false)
})

test('the new unit is covered as long as the old one would have been, and never less than ninety days', () => {
  const today = '2026-11-16'
  for (let days = -400; days <= 1200; days += 7) {
    const old = addDays(today, days)
    const until = inheritedUntil(old, today)
    expect(until >= old || days < leastWarrantyDays).toBe(true)
    expect(until).toBe(days > leastWarrantyDays ? old : addDays(today, leastWarrantyDays))
  }
  expect(inheritedUntil(null, today)).toBe(addDays(today, leastWarrantyDays))
  expect(isDeadOnArrival('2026-11-02', today, true)).toBe(true)
  expect(isDeadOnArrival('2026-11-01', today, true)).toBe(false)
  expect(isDeadOnArrival('2026-11-10', today, false)).toBe(false)
})

test('a credit counts towards the limit of returns, together with what was approved for the customer that day', () => {
  const credit = { status: 'Submitted', out_status: 'None', resolution: 'Credit', credit_amount: branchReturnLimit }
  const others = new Set(permissions.filter((code) => code !== 'Return-Request-Approve-All'))
  const whyNot = (over: object) =>
    rmaRequest.gate(
      'approve',
      { ...row, ...credit, ...over } as typeof row,
      { ...viewer, permission: others },
      '2026-11-16T03:00:00Z',
    ).because?.code
  expect(whyNot({})).toBeUndefined()
  expect(whyNot({ approved_today: 1 })).toBe('return-above-branch-limit')
  expect(whyNot({ credit_amount: branchReturnLimit + 1 })).toBe('return-above-branch-limit')
  expect(whyNot({ credit_amount: branchReturnLimit + 1, resolution: 'Replace_Unit' })).toBeUndefined()
  expect(may('approve', { ...credit, credit_amount: branchReturnLimit + 1 })).toBe(true)
})
