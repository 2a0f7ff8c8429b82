import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bearable, deductedUntil, oldPartDue } from './old-parts.ts'

test('an old part is due after 14 days and deducted after 30', () => {
  expect(oldPartDue('2026-11-01')).toBe('2026-11-15')
  expect(deductedUntil('2026-12-01')).toBe('2026-11-01')
})

test('a batch never bears more than it pays, and takes every part that still fits', () => {
  const parts = fc.array(fc.record({ amount: fc.integer({ min: 0, max: 5_000_000 }) }), { maxLength: 30 })
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 20_000_000 }), (owed, pays) => {
      const borne = bearable(owed, pays)
      const sum = borne.reduce((all, { amount }) => all + amount, 0)
      expect(sum).toBeLessThanOrEqual(pays)
      for (const left of owed.filter((one) => !borne.includes(one))) expect(left.amount).toBeGreaterThan(pays - sum)
    }),
  )
})
