import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agreeTo, availableByLine, cartChanges, choicesOf, goodsAmount } from './carts.ts'

const seen = [
  { item_code: 'AC-1', ordered_qty: 8, seen_amount: 40_000_000 },
  { item_code: 'AC-2', ordered_qty: 4, seen_amount: 17_400_000 },
  { item_code: 'AC-3', ordered_qty: 1, seen_amount: 1_000_000 },
]
const same = seen.map(({ seen_amount: amount }) => ({ amount, available: 100, reason: null }))
const withFirst = (available: number) => same.map((one, n) => (n === 0 ? { ...one, available } : one))

test('an unchanged cart has no changes', () => {
  expect(cartChanges(seen, same)).toEqual([])
})

test('price, stock and what is sold no more are named line by line', () => {
  const now = [
    { amount: 40_000_000, available: 5, reason: null },
    { amount: 17_800_000, available: 9, reason: null },
    undefined,
  ]
  expect(cartChanges(seen, now)).toMatchObject([
    { line: 0, stock: { wanted: 8, available: 5 }, price: null, is_gone: false },
    { line: 1, stock: null, price: { before: 17_400_000, now: 17_800_000 } },
    { line: 2, is_gone: true },
  ])
})

test('what comes later is not counted', () => {
  expect(
    cartChanges(
      seen,
      same.map((one) => ({ ...one, available: null })),
    ),
  ).toEqual([])
})

test('fewer are taken, all of it is ordered for later, or the line is left out', () => {
  const changes = cartChanges(seen, [...withFirst(5).slice(0, 2), undefined])
  expect(changes.map(choicesOf)).toEqual([['take', 'pre-order', 'without'], ['without']])
  const taken = agreeTo(seen, changes, (change) => choicesOf(change)[0] ?? 'without')
  expect(taken).toMatchObject({ is_pre_order: false, lines: [{ ordered_qty: 5, seen_amount: 25_000_000 }, seen[1]] })
  const later = agreeTo(seen, changes, ({ is_gone }) => (is_gone ? 'without' : 'pre-order'))
  expect(later).toMatchObject({ is_pre_order: true, lines: [{ ordered_qty: 8 }, { ordered_qty: 4 }] })
  expect(agreeTo(seen, changes, () => 'without').lines).toEqual([seen[1]])
})

test('nothing left is proposed as a pre-order', () => {
  expect(cartChanges(seen, withFirst(0)).map(choicesOf)).toEqual([['pre-order', 'without']])
})

test('the amount of goods is what is left after the item discount', () => {
  expect(
    goodsAmount([
      { step: 'list', after: 9 },
      { step: 'item-discount', after: 7 },
      { step: 'extra-discount', after: 5 },
    ]),
  ).toBe(7)
})

const unit = fc.record({ item_code: fc.constantFrom('a', 'b', 'c'), sub_quantity: fc.integer({ min: 1, max: 3 }) })
const line = fc.record({
  ordered_qty: fc.integer({ min: 1, max: 20 }),
  units: fc.uniqueArray(unit, { minLength: 1, maxLength: 3, selector: ({ item_code }) => item_code }),
})

test('lines that share units never get more of them together than there are', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), fc.integer({ min: 0, max: 40 }), (lines, free) => {
      const available = availableByLine(lines, () => free)
      const taken = new Map<string, number>()
      lines.forEach(({ ordered_qty, units }, n) => {
        const got = Math.min(ordered_qty, available[n] ?? 0)
        for (const { item_code, sub_quantity } of units)
          taken.set(item_code, (taken.get(item_code) ?? 0) + got * sub_quantity)
      })
      return [...taken.values()].every((sum) => sum <= free)
    }),
  )
})
