import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DoorLetter, dueAtDoor, dueForOrder } from './money-at-door.ts'

const order = (more: object = {}) => ({
  ...{ order_code: 'SO-1', total: 9_190_050, covered: 0 },
  lines: [{ order_line: 1, amount: 9_190_050, qty: 3, delivered_qty: 0 }],
  ...more,
})
const set = (received: number, more: object = {}) => [
  { line_no: 1, per: 1, qty: 3, received_qty: received, damaged_qty: 0, short_qty: 0 },
  { line_no: 1, per: 1, qty: 3, received_qty: received, damaged_qty: 0, short_qty: 0, ...more },
]
const letter = (more: object = {}): DoorLetter => ({
  orders: [order(more)],
  lines: [{ line_no: 1, order_code: 'SO-1', order_line: 1, qty: 3, received_qty: 0 }],
})

test('what is due follows what arrives, in whole sets', () => {
  expect(dueAtDoor(letter(), set(3))).toEqual([{ order_code: 'SO-1', due: 9_190_050 }])
  expect(dueAtDoor(letter(), set(1))).toEqual([{ order_code: 'SO-1', due: 3_063_350 }])
  expect(dueAtDoor(letter(), set(2, { received_qty: 1 }))).toEqual([{ order_code: 'SO-1', due: 3_063_350 }])
  expect(dueAtDoor(letter(), set(0))).toEqual([])
})

test('what was paid before is not asked again', () => {
  expect(dueAtDoor(letter({ covered: 9_000_000 }), set(3))).toEqual([{ order_code: 'SO-1', due: 190_050 }])
  expect(dueAtDoor(letter({ covered: 10_000_000 }), set(3))).toEqual([])
})

const lines = fc.array(fc.record({ amount: fc.nat(50_000_000), qty: fc.integer({ min: 1, max: 12 }) }), {
  minLength: 1,
  maxLength: 5,
})

test('collected letter by letter, the order is paid to the rupiah, whatever its parts and their order', () => {
  fc.assert(
    fc.property(lines, fc.nat(100_000), fc.array(fc.nat(), { maxLength: 30 }), (wanted, less, picks) => {
      const sum = wanted.reduce((all, { amount }) => all + amount, 0)
      fc.pre(sum > 0)
      const total = Math.max(0, sum - less)
      const arrived = wanted.map(() => 0)
      let covered = 0
      const rest = wanted.flatMap(({ qty }, n) => Array.from({ length: qty }, () => n))
      while (rest.length > 0) {
        const [n = 0] = rest.splice((picks.shift() ?? 0) % rest.length, 1)
        const now = {
          ...{ order_code: 'SO-1', total, covered },
          lines: wanted.map((line, at) => ({ ...line, order_line: at, delivered_qty: arrived[at] ?? 0 })),
        }
        covered += dueForOrder(now, (line) => (line === n ? 1 : 0))
        arrived[n] = (arrived[n] ?? 0) + 1
        expect(covered).toBeLessThanOrEqual(total)
      }
      expect(covered).toBe(total)
    }),
  )
})
