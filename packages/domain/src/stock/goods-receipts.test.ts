import fc from 'fast-check'
import { expect, test } from 'vitest'
import { goodsReceipt, missingOf, sumOf } from './goods-receipts.ts'

test('stock, damaged and short are the letter together', () => {
  const line = fc
    .tuple(fc.nat(50), fc.nat(50), fc.nat(50))
    .map(([received_qty, damaged_qty, rest]) => ({ qty: received_qty + damaged_qty + rest, received_qty, damaged_qty }))
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const { letter, received, damaged, short } = sumOf(lines)
      expect(received + damaged + short).toBe(letter)
      expect(short).toBe(lines.reduce((all, one) => all + missingOf(one), 0))
    }),
  )
})

test('a letter that has come whole is closed, and one that has not stays open', () => {
  const state = { status: 'Draft', isComplete: false } as const
  expect(goodsReceipt.after('receive', state)).toEqual({ status: 'Partial' })
  expect(goodsReceipt.after('receive', state, { isComplete: true })).toEqual({ status: 'Closed' })
})
