import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  availableOf,
  changeBy,
  daysOfCover,
  emptyBalance,
  isMove,
  isSound,
  levelOf,
  moveTypes,
  plus,
  whyNotMove,
} from './balances.ts'

const full = { on_hand: 10, locked: 4, in_transit: 3, damaged: 1 }

describe('the balance of an item in a warehouse', () => {
  test('what is available is neither locked, damaged nor held', () => {
    expect(availableOf(full)).toBe(5)
    expect(availableOf(full, 2)).toBe(3)
  })

  test('no more is promised than there is, and the message says how much', () => {
    expect(whyNotMove(full, 'LOCK', { qty: 5 })).toBeUndefined()
    expect(whyNotMove(full, 'LOCK', { qty: 6 })).toEqual({ code: 'only-units-available-now', values: { n: 5 } })
    expect(whyNotMove(full, 'LOCK', { qty: 5 }, 2)).toEqual({ code: 'only-units-available-now', values: { n: 3 } })
    expect(whyNotMove(full, 'GI', { qty: 4, locked: 4 }, 5)).toBeUndefined()
    expect(whyNotMove(full, 'GI', { qty: 9, locked: 4 })).toBeUndefined()
    expect(whyNotMove(full, 'GI', { qty: 10, locked: 4 })?.code).toBe('only-units-available-now')
  })

  test('no more is released, received or taken off the road than was there', () => {
    expect(whyNotMove(full, 'UNLOCK', { qty: 5 })?.code).toBe('only-units-are-locked')
    expect(whyNotMove(full, 'TI', { qty: 4 })?.code).toBe('only-units-are-on-their-way')
    expect(whyNotMove(full, 'TI', { qty: 4, expected: 3 })).toBeUndefined()
    expect(whyNotMove(full, 'ON_WAY', { qty: -4 })?.code).toBe('only-units-are-on-their-way')
  })

  test('any moves that are allowed leave a sound balance, the sum of what they changed', () => {
    const move = fc.record({
      type: fc.constantFrom(...moveTypes),
      qty: fc.integer({ min: -5, max: 20 }),
      locked: fc.integer({ min: 0, max: 5 }),
      damaged: fc.integer({ min: -2, max: 5 }),
      held: fc.integer({ min: 0, max: 5 }),
    })
    fc.assert(
      fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
        let balance = emptyBalance
        let sum = emptyBalance
        for (const { type, held, ...quantities } of moves) {
          if (!isMove(type, quantities) || whyNotMove(balance, type, quantities, held)) continue
          balance = plus(balance, changeBy(type, quantities))
          sum = plus(sum, changeBy(type, quantities))
          expect(isSound(balance)).toBe(true)
        }
        expect(balance).toEqual(sum)
      }),
    )
  })

  test('cover is counted in whole days, and levels by what is wanted', () => {
    expect(daysOfCover(58, 66, 30)).toBe(26)
    expect(daysOfCover(58, 0, 30)).toBeUndefined()
    const wanted = { min_qty: 50, max_qty: 160 }
    expect([0, 3, 58, 161].map((n) => levelOf(n, wanted))).toEqual(['none', 'low', 'fine', 'over'])
    expect([0, 3, 500].map((n) => levelOf(n))).toEqual(['none', 'fine', 'fine'])
  })
})
