import { reasonOf } from '@sejuk/words/english'
import { expect, test } from 'vitest'
import type { Permission } from '../../permissions.ts'
import {
  achievementOf,
  bandOf,
  type CashbackActionName,
  type CashbackStatus,
  cashback,
  dayNeedsFinance,
  needsFinance,
  readTiers,
  statusByMoney,
  validUntil,
} from './cashbacks.ts'

const line = {
  status: 'Submitted' as CashbackStatus,
  authors: ['U2'],
  cashback_amount: 5_000_000,
  has_open_change: false,
  is_from_run: false,
}
const everything = new Set<Permission>(['Cashback-Approve', 'Cashback-Update', 'Cashback-Extend'])
type More = Partial<typeof line> & { approved_today?: number; decides_all?: boolean }
const whyNot = (name: CashbackActionName, { decides_all, ...more }: More = {}) => {
  const permission = new Set<Permission>([
    ...everything,
    ...(decides_all ? (['Cashback-Approve-Above-Limit'] as const) : []),
  ])
  const viewer = { usercode: 'U1', permission, view_data: null }
  return reasonOf(cashback.gate(name, { ...line, ...more }, viewer, '2026-11-15T00:00:00.000Z'))
}

test('nobody approves or rejects what they wrote any part of', () => {
  for (const name of ['approve', 'reject'] as const)
    expect(whyNot(name, { authors: ['U2', 'U1'] })).toBe('Somebody else than who wrote it must approve it')
})

test('up to ten million a day and customer a branch manager decides, above that finance', () => {
  expect(whyNot('approve', { cashback_amount: 10_000_000 })).toBeUndefined()
  expect(whyNot('approve', { cashback_amount: 10_000_001 })).toBe(needsFinance)
  expect(whyNot('approve', { cashback_amount: 6_000_000, approved_today: 6_000_000 })).toBe(dayNeedsFinance)
  expect(whyNot('reject', { cashback_amount: 6_000_000, approved_today: 6_000_000 })).toBeUndefined()
  expect(whyNot('approve', { cashback_amount: 10_000_001, decides_all: true })).toBeUndefined()
})

test('what was granted is no longer edited, only adjusted or extended', () => {
  expect(whyNot('update', { status: 'Approved' })).toBe('Needs status Draft or Rejected')
  expect(whyNot('request-extend', { status: 'Draft' })).toBe('Needs status Approved or Adjusted')
  expect(whyNot('request-adjust', { status: 'Adjusted', has_open_change: true })).toBe(
    'A change of it waits for a decision already',
  )
})

test('what a calculation made is not edited, and once rejected only calculated again', () => {
  expect(whyNot('update', { status: 'Draft', is_from_run: true })).toBe('Its amount comes from a calculation')
  expect(whyNot('submit', { status: 'Draft', is_from_run: true })).toBeUndefined()
  expect(whyNot('submit', { status: 'Rejected', is_from_run: true })).toBe('A new calculation makes it again')
})

test('a line closes when nothing is left of it and opens when something comes back', () => {
  expect(statusByMoney('Approved', { planned_amount: 0, cashback_remain: 0 }, false)).toBe('Closed')
  expect(statusByMoney('Approved', { planned_amount: 5, cashback_remain: 0 }, false)).toBe('Approved')
  expect(statusByMoney('Closed', { planned_amount: 0, cashback_remain: 1 }, true)).toBe('Adjusted')
  expect(statusByMoney('Draft', { planned_amount: 0, cashback_remain: 0 }, false)).toBe('Draft')
})

test('validity ends with a month', () => {
  expect([validUntil('2026-11-15', 12), validUntil('2026-01-31', 1), validUntil('2024-02-29', 0)]).toEqual([
    '2027-11-30',
    '2026-02-28',
    '2024-02-29',
  ])
})

test('achievement: the tier that is reached pays, and the next one is told', () => {
  const tiers = [
    { from: 10_000, rate: 150 },
    { from: 8_000, rate: 100 },
    { from: 12_000, rate: 200 },
  ]
  expect(achievementOf(1_000_000, 799_999, tiers)).toEqual({
    percent: 7999,
    rate: 0,
    estimated_cashback: 0,
    to_next_tier: 1,
  })
  expect(achievementOf(1_000_000, 1_000_000, tiers)).toEqual({
    percent: 10_000,
    rate: 150,
    estimated_cashback: 15_000,
    to_next_tier: 200_000,
  })
  expect(achievementOf(1_000_000, 2_000_000, tiers)).toEqual({
    percent: 20_000,
    rate: 200,
    estimated_cashback: 40_000,
    to_next_tier: null,
  })
  expect(achievementOf(0, 5, [])).toEqual({ percent: 0, rate: 0, estimated_cashback: 0, to_next_tier: null })
  expect([7_999, 8_000, 10_000].map(bandOf)).toEqual(['behind', 'near', 'reached'])
})

test('tiers are read as people write them, and nothing half', () => {
  expect(readTiers('80=0.75; 100% = 1,5%;')).toEqual([
    { from: 8_000, rate: 75 },
    { from: 10_000, rate: 150 },
  ])
  for (const wrong of ['', ';', '80', '80=', '80=0.755', '80=1; 80=2', '80=1, 100=2', '-80=1', '80=1e9'])
    expect(readTiers(wrong), wrong).toBeUndefined()
})
