import { expect, test } from 'vitest'
import { type Cover, coverOf, newPromise, planOf, promiseOf } from './cover.ts'

const order = (short: number, offered_item_code: string | null = null) => ({ short, offered_item_code })
const covered = (part: Parameters<typeof coverOf>[0]) => coverOf(part).map(({ pieces }) => pieces.map(({ by }) => by))

test('stock goes to who waits first, an offer waits for its answer, and what comes covers the next', () => {
  const orders = [order(1), order(2, 'PCB2'), order(2)]
  const incoming = [{ qty: 1, eta: '2026-11-20' }]
  expect(covered({ orders, available: 1, incoming })).toEqual([['inHand'], ['asked', 'asked'], ['incoming', 'noPlan']])
  expect(covered({ orders: [], available: 3, incoming: [] })).toEqual([])
  expect(covered({ orders: [order(1)], available: -2, incoming: [] })).toEqual([['noPlan']])
})

test('no piece is promised twice, and none that is there is left over while somebody waits', () => {
  for (let available = 0; available < 5; available++)
    for (let qty = 0; qty < 5; qty++)
      for (let short = 0; short < 5; short++) {
        const orders = [order(short), order(2), order(1)]
        const all = covered({ orders, available, incoming: [{ qty, eta: null }] }).flat()
        const missing = short + 3
        expect(all).toHaveLength(missing)
        expect(all.filter((by) => by === 'inHand')).toHaveLength(Math.min(available, missing))
        expect(all.filter((by) => by === 'incoming')).toHaveLength(
          Math.min(qty, missing - Math.min(available, missing)),
        )
      }
})

const piece = (by: Cover['by'], eta: string | null = null): Cover => ({ by, eta })

test('an order is as sure as its least sure piece, and complete with the last that arrives', () => {
  expect(planOf([piece('inHand'), piece('noPlan')])).toEqual(piece('noPlan'))
  expect(planOf([piece('incoming', '2026-11-20'), piece('asked')])).toEqual(piece('asked'))
  expect(planOf([piece('incoming', '2026-11-20'), piece('inHand'), piece('incoming', '2026-11-25')])).toEqual(
    piece('incoming', '2026-11-25'),
  )
  expect(planOf([piece('incoming', '2026-11-20'), piece('incoming')])).toEqual(piece('incoming'))
})

test('a day is promised only where it is known, and never one that has passed', () => {
  const today = '2026-11-17'
  expect(promiseOf(piece('incoming', '2026-11-20'), today)).toBe('2026-11-21')
  expect(promiseOf(piece('incoming', '2026-11-10'), today)).toBe('2026-11-18')
  expect(promiseOf(piece('inHand'), today)).toBe('2026-11-18')
  for (const unknown of [piece('incoming'), piece('asked'), piece('noPlan')])
    expect(promiseOf(unknown, today)).toBeUndefined()
})

test('a customer is told a new day only where none was promised or the promised one cannot be kept', () => {
  const today = '2026-11-17'
  const comes = piece('incoming', '2026-11-20')
  expect(newPromise(comes, null, today)).toBe('2026-11-21')
  expect(newPromise(comes, '2026-11-19', today)).toBe('2026-11-21')
  expect(newPromise(comes, '2026-11-21', today)).toBeUndefined()
  expect(newPromise(comes, '2026-11-30', today)).toBeUndefined()
  expect(newPromise(piece('inHand'), today, today)).toBeUndefined()
  expect(newPromise(piece('inHand'), '2026-11-14', today)).toBe('2026-11-18')
  expect(newPromise(piece('noPlan'), '2026-11-14', today)).toBeUndefined()
})
