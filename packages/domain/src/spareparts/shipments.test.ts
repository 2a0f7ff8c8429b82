import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sparepartKinds, urgencies } from './order-kinds.ts'
import { allot, byAllocation, promiseTone, type Waiting } from './shipments.ts'

const waiting: fc.Arbitrary<Waiting> = fc.record({
  sparepart_order_code: fc.stringMatching(/^SPO-\d{4}$/),
  urgency: fc.constantFrom(...urgencies),
  order_kind: fc.constantFrom(...sparepartKinds),
  desk_rank: fc.option(fc.integer({ min: -5, max: 5 })),
  created_date: fc.integer({ min: 10, max: 28 }).map((day) => `2026-10-${day}T00:00:00Z`),
})

test('no more is given than there is, none gets more than it lacks, and nobody is passed over for a later one', () => {
  const lines = fc.array(fc.record({ short: fc.integer({ min: 0, max: 9 }) }), { maxLength: 20 })
  fc.assert(
    fc.property(lines, fc.integer({ min: -3, max: 60 }), (short, available) => {
      const given = allot(short, available)
      const sum = given.reduce((all, one) => all + one.given, 0)
      const lacked = short.reduce((all, one) => all + one.short, 0)
      expect(sum).toBe(Math.min(Math.max(0, available), lacked))
      for (const { line, given: qty } of given) expect(qty).toBeLessThanOrEqual(line.short)
      const firstShort = given.findIndex(({ line, given: qty }) => qty < line.short)
      if (firstShort >= 0) for (const { given: qty } of given.slice(firstShort + 1)) expect(qty).toBe(0)
    }),
  )
})

test('the order of allocation is total: sorting any two ways gives the same', () => {
  fc.assert(
    fc.property(fc.uniqueArray(waiting, { selector: (one) => one.sparepart_order_code, maxLength: 12 }), (orders) => {
      const codes = (list: readonly Waiting[]) => list.toSorted(byAllocation).map((one) => one.sparepart_order_code)
      expect(codes(orders)).toEqual(codes(orders.toReversed()))
    }),
  )
})

const order = (over: Partial<Waiting>): Waiting => ({
  ...{ sparepart_order_code: 'SPO', urgency: 'Normal', order_kind: 'In_Warranty', desk_rank: null },
  ...{ created_date: '2026-11-10T00:00:00Z', ...over },
})
test('no cooling comes first, then warranty by age, then who paid, then shelves; a planner may put anybody first', () => {
  const orders = [
    order({ sparepart_order_code: 'shelf', order_kind: 'Stock', created_date: '2026-01-01T00:00:00Z' }),
    order({ sparepart_order_code: 'paid', order_kind: 'New_Buy' }),
    order({ sparepart_order_code: 'younger', created_date: '2026-11-12T00:00:00Z' }),
    order({ sparepart_order_code: 'older' }),
    order({ sparepart_order_code: 'urgent', urgency: 'Urgent', order_kind: 'Stock' }),
    order({ sparepart_order_code: 'chosen', order_kind: 'Stock', desk_rank: 0 }),
  ]
  expect(orders.toSorted(byAllocation).map((one) => one.sparepart_order_code)).toEqual([
    ...['chosen', 'urgent', 'older', 'younger', 'paid', 'shelf'],
  ])
})

test('a promise is near from the day before, and broken after its day', () => {
  const tone = (day: string | null) => promiseTone(day, '2026-11-16', '2026-11-17')
  expect([null, '2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18'].map(tone)).toEqual([
    ...[undefined, 'broken', 'soon', 'soon', 'fine'],
  ])
})
