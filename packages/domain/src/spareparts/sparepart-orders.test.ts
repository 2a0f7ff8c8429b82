import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sparepartStatuses } from '../aftersales/statuses.ts'
import { workOrder } from '../aftersales/work-orders/work-orders.ts'
import { type Permission, permissions } from '../permissions.ts'
import { type ShipmentStatus, shipmentStatuses } from './shipments.ts'
import {
  freeLimit,
  type SparepartAction,
  type SparepartOrderRow,
  sparepartGroups,
  sparepartOrder,
} from './sparepart-orders.ts'

const row = (over: Partial<SparepartOrderRow> = {}): SparepartOrderRow => ({
  ...{ status: 'Draft', authors: ['ASC'], order_kind: 'In_Warranty', line_count: 1, total_amount: 0, free_amount: 100 },
  ...{ checked_by: null, defect_photos: 1, payment_photos: 0, shipment_statuses: [], offered_count: 0 },
  ...{ refund_status: null, ended_by: null, ...over },
})
const viewer = { usercode: 'CHECKER', permission: new Set<Permission>(permissions), view_data: null }
const now = '2026-11-16T02:00:00Z'
const gate = (name: SparepartAction, over: Partial<SparepartOrderRow> = {}) =>
  sparepartOrder.gate(name, row(over), viewer, now)
const after = (name: SparepartAction, over: Partial<SparepartOrderRow>, facts = {}) =>
  sparepartOrder.after(name, sparepartOrder.state(row(over), viewer, now), facts)

describe('the action table', () => {
  const single: Partial<Record<SparepartAction, readonly string[]>> = {
    'submit-sparepart': ['Draft'],
    take: ['Submitted'],
    withdraw: ['Submitted'],
    'approve-sparepart': ['Checking'],
    reject: ['Checking'],
    'approve-cost': ['Checked'],
    'reject-cost': ['Checked'],
    release: ['Approved'],
    allocate: ['Start_to_Delivery'],
    modify: ['Draft', 'Rejected'],
  }
  test.each(Object.entries(single))('%s is possible only from its statuses', (name, from) => {
    for (const status of sparepartStatuses)
      expect(gate(name as SparepartAction, { status }).enabled, status).toBe(from.includes(status))
  })

  test('Submit Sparepart and Approve Sparepart are those of the specification', () => {
    expect(sparepartOrder.action('submit-sparepart')).toMatchObject({ from: ['Draft'], to: 'Submitted' })
    expect(sparepartOrder.action('approve-sparepart').from).toEqual(['Checking'])
    for (const name of ['submit-sparepart', 'approve-sparepart'] as const)
      expect(sparepartOrder.action(name).needs).toBe(workOrder.action(name).needs)
  })

  test('every status belongs to one tab', () => {
    expect(Object.values(sparepartGroups).flat().toSorted()).toEqual([...sparepartStatuses].toSorted())
  })

  test('an order without parts, or in warranty without a photo, is not submitted', () => {
    expect(gate('submit-sparepart', { line_count: 0 }).because).toEqual({ code: 'sparepart-needs-lines' })
    expect(gate('submit-sparepart', { defect_photos: 0 }).because).toEqual({ code: 'sparepart-needs-photo' })
    expect(gate('submit-sparepart', { defect_photos: 0, order_kind: 'Stock' }).enabled).toBe(true)
  })

  test('where there is money to approve the order is checked first, otherwise approved', () => {
    expect(after('approve-sparepart', { status: 'Checking' })).toEqual({ status: 'Approved' })
    expect(after('approve-sparepart', { status: 'Checking', total_amount: 1 })).toEqual({ status: 'Checked' })
    expect(after('approve-sparepart', { status: 'Checking', free_amount: freeLimit + 1 })).toEqual({
      status: 'Checked',
    })
  })

  test('nobody approves what they wrote, and the cost is approved by another than who checked', () => {
    expect(gate('approve-sparepart', { status: 'Checking', authors: ['CHECKER'] }).enabled).toBe(false)
    expect(gate('approve-cost', { status: 'Checked', checked_by: 'CHECKER' }).because).toEqual({
      code: 'sparepart-checker-approves',
    })
    expect(gate('approve-cost', { status: 'Checked', total_amount: 5 }).because).toEqual({
      code: 'sparepart-needs-payment',
    })
    expect(gate('approve-cost', { status: 'Checked', total_amount: 5, payment_photos: 1 }).enabled).toBe(true)
  })

  test('what was picked is no longer cancelled', () => {
    expect(gate('cancel', { status: 'DO_LackStock', shipment_statuses: ['DO_LackStock'] }).enabled).toBe(true)
    expect(gate('cancel', { status: 'DO_LackStock', shipment_statuses: ['DO_Sent', 'DO_LackStock'] }).because).toEqual({
      code: 'sparepart-picked-already',
    })
  })

  test('each shipment is handled at its own step, whatever the others wait for', () => {
    const statuses = fc.array(fc.constantFrom<ShipmentStatus>(...shipmentStatuses), { minLength: 1, maxLength: 4 })
    const steps = [
      ['pick', 'DO_Picking'],
      ['send', 'DO_Picked'],
      ['upload-receipt', 'DO_Sent'],
      ['split', 'DO_LackStock'],
    ] as const
    fc.assert(
      fc.property(statuses, (shipment_statuses) => {
        for (const [name, status] of steps)
          expect(gate(name, { shipment_statuses }).enabled).toBe(shipment_statuses.includes(status))
        const head = after('pick', { shipment_statuses }).status as ShipmentStatus
        for (const one of shipment_statuses)
          expect(shipmentStatuses.indexOf(head)).toBeLessThanOrEqual(shipmentStatuses.indexOf(one))
        expect(shipment_statuses).toContain(head)
      }),
    )
  })
})
