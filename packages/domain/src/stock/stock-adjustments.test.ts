import { expect, test } from 'vitest'
import { adjustmentObjection, stockAdjustment } from './stock-adjustments.ts'

const viewer = { usercode: 'B', permission: new Set(['Stock-Adjust-Create', 'Stock-Adjust-Approve'] as const) }
const row = { status: 'Draft' as const, authors: ['A'], value: 5_000_000, photo_count: 0 }
const gateOf = (
  name: 'submit' | 'approve',
  over: Partial<Omit<typeof row, 'status'>> & { status?: 'Submitted' } = {},
) => stockAdjustment.gate(name, { ...row, ...over }, { ...viewer, view_data: 'View_Data_All_Branches' }, '2026-11-16')

test('above five million a photo is required', () => {
  expect(gateOf('submit').enabled).toBe(true)
  expect(gateOf('submit', { value: 5_000_001 }).because?.code).toBe('photo-required-above')
  expect(gateOf('submit', { value: 5_000_001, photo_count: 1 }).enabled).toBe(true)
})

test('who wrote it does not approve it', () => {
  expect(gateOf('approve', { status: 'Submitted' }).enabled).toBe(true)
  expect(gateOf('approve', { status: 'Submitted', authors: ['B'] }).enabled).toBe(false)
})

test('a line changes something, and names its units', () => {
  expect(adjustmentObjection({ qty: 0, damaged: 0, serials: [] }, false)?.code).toBe('adjusts-nothing')
  expect(adjustmentObjection({ qty: -2, damaged: 0, serials: ['A1'] }, true)?.code).toBe('serials-fewer-than-units')
  expect(adjustmentObjection({ qty: -2, damaged: 0, serials: ['A1', 'A2'] }, true)).toBeUndefined()
  expect(adjustmentObjection({ qty: 0, damaged: 1, serials: [] }, true)?.code).toBe('serials-fewer-than-units')
  expect(adjustmentObjection({ qty: 0, damaged: 1, serials: ['A1'] }, true)).toBeUndefined()
  expect(adjustmentObjection({ qty: 2, damaged: 1, serials: ['A1', 'A2'] }, true)?.code).toBe(
    'damaged-on-a-line-of-their-own',
  )
})
