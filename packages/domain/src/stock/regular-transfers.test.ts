import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proposeTransfers } from './regular-transfers.ts'

const wish = { from_warehouse: 'W0', to_warehouse: 'W1', item_code: 'A', min_qty: 4, max_qty: 10 }

test('below the least it is filled up to the most, above it nothing is brought', () => {
  expect(proposeTransfers([{ ...wish, available: 3, incoming: 0, at_source: 50 }])).toMatchObject([{ qty: 7 }])
  expect(proposeTransfers([{ ...wish, available: 3, incoming: 1, at_source: 50 }])).toEqual([])
  expect(proposeTransfers([{ ...wish, available: 0, incoming: 0, at_source: 0 }])).toEqual([])
})

test('the emptiest is served first where the source has not enough for all', () => {
  const two = [
    { ...wish, to_warehouse: 'W2', available: 3, incoming: 0, at_source: 12 },
    { ...wish, available: 0, incoming: 0, at_source: 12 },
  ]
  expect(proposeTransfers(two).map(({ to_warehouse, qty }) => [to_warehouse, qty])).toEqual([
    ['W1', 10],
    ['W2', 2],
  ])
})

test('never more than the source has, and never above the most', () => {
  const any = fc.record({
    from_warehouse: fc.constant('W0'),
    to_warehouse: fc.constantFrom('W1', 'W2', 'W3'),
    item_code: fc.constant('A'),
    min_qty: fc.integer({ min: 0, max: 10 }),
    max_qty: fc.integer({ min: 10, max: 20 }),
    available: fc.integer({ min: 0, max: 15 }),
    incoming: fc.integer({ min: 0, max: 5 }),
  })
  fc.assert(
    fc.property(fc.array(any, { maxLength: 6 }), fc.integer({ min: 0, max: 30 }), (wishes, at_source) => {
      const made = proposeTransfers(wishes.map((one) => ({ ...one, at_source })))
      expect(made.reduce((sum, { qty }) => sum + qty, 0)).toBeLessThanOrEqual(at_source)
      for (const one of made) expect(one.available + one.incoming + one.qty).toBeLessThanOrEqual(one.max_qty)
    }),
  )
})
