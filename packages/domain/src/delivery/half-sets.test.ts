import fc from 'fast-check'
import { expect, test } from 'vitest'
import { halvesOf, piecesForHalves } from './half-sets.ts'
import { piecesOf } from './receipts.ts'

const unit = (item_code: string, qty: number, received_qty: number, per = 1) => ({ item_code, per, qty, received_qty })

test.each([
  ['nothing is half', { qty: 2, received_qty: 2 }, [unit('I', 2, 2), unit('O', 2, 2)], []],
  [
    'one outdoor unit more',
    { qty: 2, received_qty: 1 },
    [unit('I', 2, 1), unit('O', 2, 2)],
    [{ item_code: 'O', qty: 1 }],
  ],
  [
    'held before, and the rest failed again',
    { qty: 1, received_qty: 0 },
    [unit('I', 1, 0), unit('O', 0, 0)],
    [{ item_code: 'O', qty: 1 }],
  ],
])('%s', (_name, line, units, halves) => {
  expect(halvesOf(line, units)).toEqual(halves)
})

const items = [
  { item_code: 'I', per: 1 },
  { item_code: 'O', per: 1 },
  { item_code: 'P', per: 2 },
]
type Happened = { qty: number; arrived: readonly number[]; outcome: 'reopen' | 'cancel' }
const happened: fc.Arbitrary<Happened> = fc.record({
  qty: fc.integer({ min: 1, max: 3 }),
  arrived: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 3, maxLength: 3 }),
  outcome: fc.constantFrom('reopen', 'cancel'),
})

test('whatever arrives and is decided, every unit the customer has is billed, can be billed, or is taken back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.array(happened, { maxLength: 8 }), (ordered, deliveries) => {
      let open = ordered
      let whole = 0
      const sold = new Map<string, number>()
      const held = new Map<string, number>()
      for (const { qty: wanted, arrived, outcome } of deliveries) {
        const qty = Math.min(wanted, open)
        if (qty === 0) continue
        const units = items.map(({ item_code, per }, n) => {
          const sent = Math.max(0, per * qty - (held.get(item_code) ?? 0))
          const received_qty = Math.min(sent, arrived[n] ?? 0)
          return { item_code, per, qty: sent, received_qty, damaged_qty: 0, short_qty: sent - received_qty }
        })
        const line = piecesOf(qty, units)
        whole += line.received_qty
        const missing = qty - line.received_qty
        open -= line.received_qty + (outcome === 'cancel' ? missing : 0)
        const halves = new Map(halvesOf(line, units).map((half) => [half.item_code, half.qty]))
        for (const { item_code, received_qty, per, qty: sent } of units) {
          const half = halves.get(item_code) ?? 0
          const before = (held.get(item_code) ?? 0) - (per * qty - sent)
          const isBack = outcome === 'cancel'
          sold.set(item_code, (sold.get(item_code) ?? 0) + received_qty - (isBack ? half : 0))
          held.set(item_code, before + (isBack ? 0 : half))
        }
        const left = items.map(({ item_code, per }) => ({ item_code, per, qty: held.get(item_code) ?? 0 }))
        for (const { item_code, per, qty: half } of left) expect(sold.get(item_code)).toBe(per * whole + half)
        expect(piecesForHalves(left)).toBeLessThanOrEqual(open)
      }
    }),
  )
})
