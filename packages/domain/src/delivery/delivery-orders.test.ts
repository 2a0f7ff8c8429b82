import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Permission } from '../permissions.ts'
import {
  type DeliveryAction,
  deliveryOrder,
  deliveryStatusCodes,
  deliveryStatuses,
  pickingOf,
} from './delivery-orders.ts'
import { isTrackable, linkEnd, reportOf } from './driver-links.ts'
import { problemDue } from './problems.ts'
import { agreesWith, goodsReceivedOf, piecesOf, receiptStatusOf, restOfUnit, withPart } from './receipts.ts'
import { capacityOf, filledOf } from './trucks.ts'

const row = {
  ...{ status: 'Draft' as (typeof deliveryStatuses)[number], picking_status: 'Picked' as const },
  ...{ receipt_status: 'Uploaded' as const, authors: ['w'], created_by: 'w', line_count: 1, detail_address: 'Jl. 1' },
  ...{ total_qty: 2, received_qty: 1, damaged_qty: 1, short_qty: 0, unsure_by: [] },
}
const viewer = (usercode: string) => ({
  usercode,
  permission: new Set<Permission>(Object.values(deliveryOrder.actions).map(({ needs }) => needs)),
  view_data: 'View_Data_My_Branch' as const,
})
const now = '2026-11-16T03:00:00Z'

test('the seven statuses have the codes of the specification', () => {
  expect(Object.entries(deliveryStatusCodes).toSorted((a, b) => a[1] - b[1])).toEqual([
    ...[
      ['Deleted', 1],
      ['Draft', 2],
      ['Approved', 3],
      ['Review', 4],
    ],
    ...[
      ['Pending to Approve', 5],
      ['Rejected', 6],
      ['Adjusted', 7],
    ],
  ])
  expect([...deliveryStatuses].toSorted()).toEqual(Object.keys(deliveryStatusCodes).toSorted())
})

const possible: Record<string, readonly DeliveryAction[]> = {
  Draft: ['review', 'modify', 'plan', 'remove'],
  Review: ['confirmPlan', 'pick', 'check', 'load', 'plan', 'remove'],
  'Pending to Approve': ['pick', 'check', 'load', 'approve', 'plan', 'reject'],
  Approved: ['verify', 'saveReceived', 'adjust'],
  Adjusted: ['verify', 'saveReceived'],
  Rejected: ['rework', 'remove'],
  Deleted: [],
}
describe.each(deliveryStatuses)('%s', (status) => {
  test('lets others do exactly this', () => {
    const open = deliveryOrder.names.filter(
      (name) => deliveryOrder.gate(name, { ...row, status, created_by: 'o' }, viewer('o'), now).enabled,
    )
    expect(open).toEqual(possible[status])
  })
})

test('nobody approves, rejects, compares or adjusts what they wrote', () => {
  for (const [name, status] of [
    ['approve', 'Pending to Approve'],
    ['reject', 'Pending to Approve'],
    ['verify', 'Approved'],
    ['adjust', 'Approved'],
  ] as const)
    expect(deliveryOrder.gate(name, { ...row, status }, viewer('w'), now).because).toEqual({ code: 'author-approves' })
})

const unit = fc
  .tuple(fc.nat(20), fc.nat(20), fc.nat(20), fc.nat(20))
  .map(([received_qty, damaged_qty, short_qty, rest]) => ({
    ...{ received_qty, damaged_qty, short_qty, qty: received_qty + damaged_qty + short_qty + rest },
  }))
const part = fc.record({ received: fc.nat(25), damaged: fc.nat(25), short: fc.nat(25) })

test('parts are added, never replace, and never make more than was sent', () =>
  fc.assert(
    fc.property(unit, part, (counts, more) => {
      const { counts: after } = withPart(counts, more)
      const sum = more.received + more.damaged + more.short
      if (!after) {
        expect(sum).toBeGreaterThan(restOfUnit(counts))
        return
      }
      expect(after.received_qty).toBe(counts.received_qty + more.received)
      expect(restOfUnit(after)).toBe(restOfUnit(counts) - sum)
      expect(restOfUnit(after)).toBeGreaterThanOrEqual(0)
    }),
  ))

test('pieces of a set never add up to more than were sent, and all are there when all units are', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.array(fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9)), { minLength: 1, maxLength: 3 }),
      (qty, said) => {
        const units = said.map(([a, b, c]) => {
          const received_qty = Math.min(a, qty)
          const damaged_qty = Math.min(b, qty - received_qty)
          const short_qty = Math.min(c, qty - received_qty - damaged_qty)
          return { qty, per: 1, received_qty, damaged_qty, short_qty }
        })
        const pieces = piecesOf(qty, units)
        expect(restOfUnit(pieces)).toBeGreaterThanOrEqual(0)
        expect(pieces.received_qty).toBe(Math.min(...units.map((one) => one.received_qty)))
        if (units.every((one) => restOfUnit(one) === 0)) expect(restOfUnit(pieces)).toBe(0)
      },
    ),
  ))

test('units that were left out, since the customer has them, count as arrived', () => {
  const unit = (qty: number, received_qty: number) => ({ per: 1, qty, received_qty, damaged_qty: 0, short_qty: 0 })
  // Two sets, of which the customer has one outdoor unit.
  expect(piecesOf(2, [unit(2, 2), unit(1, 1)])).toMatchObject({ received_qty: 2, short_qty: 0 })
  expect(piecesOf(2, [unit(2, 1), unit(1, 1)])).toMatchObject({ received_qty: 1 })
  expect(piecesOf(1, [unit(1, 0)])).toMatchObject({ received_qty: 0, short_qty: 0 })
})

test('the received status follows the counts, and only what agrees may be saved', () => {
  const said = (received_qty: number, damaged_qty = 0, short_qty = 0) => ({
    ...{ total_qty: 4, received_qty, damaged_qty, short_qty },
  })
  expect([said(4), said(1), said(0), said(0, 4)].map(goodsReceivedOf)).toEqual([
    ...['Received_Full', 'Received_Partial', 'Not_Received', 'Refused'],
  ])
  expect(agreesWith('Received_Full', said(1))).toBe(false)
  expect(agreesWith('Not_Received', said(0, 2, 2))).toBe(true)
})

test('a receipt is proven by a comparison or by closed problems', () => {
  const judge = (over: object) =>
    receiptStatusOf({ isReceived: true, isRefusedToSign: false, verdict: null, openProblems: 0, ...over })
  expect(judge({ isReceived: false })).toBe('None')
  expect(judge({ openProblems: 2 })).toBe('Uploaded')
  expect(judge({ verdict: 'Unsure' })).toBe('Uploaded')
  expect(judge({ verdict: 'Same' })).toBe('Verified')
  expect(judge({ verdict: 'Same', openProblems: 1 })).toBe('Problem')
  expect(judge({ isRefusedToSign: true, openProblems: 1 })).toBe('Problem')
})

test('picking counts by itself, and what was loaded stays so while all is there', () => {
  expect([0, 1, 4].map((n) => pickingOf(n, 4, 'Waiting'))).toEqual(['Waiting', 'Picking', 'Picked'])
  expect(pickingOf(4, 4, 'Loaded')).toBe('Loaded')
  expect(pickingOf(3, 4, 'Loaded')).toBe('Picking')
})

test('a link ends with the day; what was recorded in time is late for three days', () => {
  const end = linkEnd('2026-11-17')
  expect(end).toBe('2026-11-17T16:59:00.000Z')
  const at = (recorded: string, sent: string) => reportOf({ recorded, sent, end })
  expect(at('2026-11-17T16:00:00.000Z', '2026-11-17T16:30:00.000Z')).toBe('in-time')
  expect(at('2026-11-17T16:00:00.000Z', '2026-11-20T16:00:00.000Z')).toBe('late')
  expect(at('2026-11-17T16:00:00.000Z', '2026-11-20T17:00:00.000Z')).toBe('too-late')
  expect(at('2026-11-17T17:00:00.000Z', '2026-11-18T16:00:00.000Z')).toBe('too-late')
  expect(isTrackable('2026-11-10T03:00:00.000Z', '2026-11-17T02:00:00.000Z')).toBe(true)
  expect(isTrackable('2026-11-10T03:00:00.000Z', '2026-11-17T04:00:00.000Z')).toBe(false)
})

test('problems are due in two working days, and trucks know what they carry', () => {
  expect(problemDue('2026-11-13')).toBe('2026-11-16')
  expect(problemDue('2026-11-16', (day) => day === '2026-11-17')).toBe('2026-11-19')
  expect(filledOf({ weight: 2410, volume: 10.2 }, capacityOf('CDE'))).toEqual({ weight: 110, volume: 93 })
  expect(filledOf({ weight: 1, volume: 1 }, capacityOf('OTHER'))).toBeUndefined()
})
