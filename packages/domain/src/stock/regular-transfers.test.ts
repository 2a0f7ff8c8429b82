import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proposeTransfers, wholeSets } from './regular-transfers.ts'

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

const sets = [
  [
    { item_code: 'IN-1', per: 1 },
    { item_code: 'OUT', per: 1 },
  ],
  [
    { item_code: 'IN-2', per: 2 },
    { item_code: 'OUT', per: 1 },
  ],
]
const way = { from_warehouse: 'W0', to_warehouse: 'W1' }

test('halves go as whole sets, and what is no half goes as it is', () => {
  const lines = [
    { ...way, item_code: 'IN-1', qty: 3 },
    { ...way, item_code: 'IN-2', qty: 5 },
    { ...way, item_code: 'OUT', qty: 4 },
    { ...way, item_code: 'P', qty: 7 },
    { ...way, to_warehouse: 'W2', item_code: 'IN-1', qty: 9 },
  ]
  expect(wholeSets(lines, sets).map(({ item_code, qty }) => [item_code, qty])).toEqual([
    ['IN-1', 3],
    ['IN-2', 2],
    ['OUT', 4],
    ['P', 7],
  ])
})

test('never more than was there, each indoor finds its outdoor, and whole sets stay as they are', () => {
  const line = fc.record({
    from_warehouse: fc.constant('W0'),
    to_warehouse: fc.constantFrom('W1', 'W2'),
    item_code: fc.constantFrom('IN-1', 'IN-2', 'OUT', 'P'),
    qty: fc.integer({ min: 1, max: 30 }),
  })
  const uniqueLines = fc.uniqueArray(line, { selector: (one) => `${one.to_warehouse} ${one.item_code}` })
  fc.assert(
    fc.property(uniqueLines, (lines) => {
      const whole = wholeSets(lines, sets)
      for (const to of ['W1', 'W2']) {
        const qtyOf = (item: string) =>
          whole.find(({ to_warehouse, item_code }) => to_warehouse === to && item_code === item)?.qty ?? 0
        expect(qtyOf('IN-1') + qtyOf('IN-2') / 2).toBe(qtyOf('OUT'))
        for (const one of lines.filter(({ to_warehouse }) => to_warehouse === to))
          expect(qtyOf(one.item_code)).toBeLessThanOrEqual(one.qty)
      }
      expect(wholeSets(whole, sets)).toEqual(whole)
    }),
  )
})
