import { expect, test } from 'vitest'
import { whyKeepServing, whyNotServe } from './warehouses.ts'

const plain = { is_active: true, is_sparepart: false }

test.each([
  ['sales', plain, undefined],
  ['return', plain, undefined],
  ['sparepart', plain, 'This warehouse keeps no spare parts'],
  ['sparepart', { ...plain, is_sparepart: true }, undefined],
  ['sales', { ...plain, is_active: false }, 'An inactive warehouse serves no branch'],
] as const)('for %s from %j: %s', (purpose, warehouse, why) => expect(whyNotServe(purpose, warehouse)).toBe(why))

test.each([
  [{ ...plain, is_active: false }, [], undefined],
  [{ ...plain, is_active: false }, ['sales'], 'is_active'],
  [plain, ['sales', 'sparepart'], 'is_sparepart'],
  [plain, ['sales', 'return'], undefined],
  [{ ...plain, is_sparepart: true }, ['sparepart'], undefined],
] as const)('a warehouse that becomes %j while it serves %j: %s', (next, purposes, field) =>
  expect(whyKeepServing(next, purposes)?.field).toBe(field),
)
