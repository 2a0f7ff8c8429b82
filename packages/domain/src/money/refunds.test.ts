import { expect, test } from 'vitest'
import type { Permission } from '../permissions.ts'
import { type RefundStatus, refund, refundLevelFor, refundStatuses } from './refunds.ts'

const row = { status: 'Submitted' as RefundStatus, authors: ['FIN'], amount: 10_000_000, approved_of_day: 0 }
const may = (
  name: (typeof refund.names)[number],
  more: Partial<typeof row>,
  held: Permission[] = [...(['Refund-Approve', 'Refund-Create', 'Refund-Bank-File', 'Money-Desk-View'] as const)],
) => {
  const viewer = { usercode: 'BM', permission: new Set(held), view_data: 'View_Data_My_Branch' as const }
  return refund.gate(name, { ...row, ...more }, viewer, '2026-11-19T00:00:00Z').enabled
}

test('each amount has its level, to the rupiah', () => {
  const amounts = [1, 10_000_000, 10_000_001, 100_000_000, 100_000_001]
  expect(amounts.map(refundLevelFor)).toEqual(['branch', 'branch', 'finance', 'finance', 'director'])
})

test('what was approved today counts with it', () => {
  expect(may('approve', {})).toBe(true)
  expect(may('approve', { approved_of_day: 1 })).toBe(false)
  const finance: Permission[] = ['Refund-Approve', 'Refund-Approve-Finance']
  expect(may('approve', { approved_of_day: 90_000_000 }, finance)).toBe(true)
  expect(may('approve', { approved_of_day: 90_000_001 }, finance)).toBe(false)
  expect(may('approve', { approved_of_day: 90_000_001 }, [...finance, 'Refund-Approve-Director'])).toBe(true)
})

test('each action is possible in its statuses alone', () => {
  const from = (name: (typeof refund.names)[number]) => refundStatuses.filter((status) => may(name, { status }))
  expect(Object.fromEntries(refund.names.map((name) => [name, from(name)]))).toEqual({
    submit: ['Draft'],
    modify: ['Draft', 'Rejected'],
    delete: ['Draft', 'Rejected'],
    approve: ['Submitted'],
    reject: ['Submitted', 'Failed'],
    'bank-file': ['Approved'],
    paid: ['In_Bank_File'],
    failed: ['In_Bank_File'],
    'try-again': ['Failed'],
  })
})
