import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import {
  afterMovement,
  consumed,
  isMovement,
  isSound,
  ledgerKinds,
  type Movement,
  nothingYet,
  replanned,
  restored,
  shareRebate,
  sumsOf,
} from './cashback-ledger.ts'

const movement = record({ kind: constantFrom(...ledgerKinds), amount: integer({ min: -1_000_000, max: 1_000_000 }) })

test('the balance is the sum of the ledger, whatever happened', () => {
  assert(
    property(array(movement, { maxLength: 40 }), (movements) => {
      const sums = sumsOf(movements)
      expect(sums.cashback_remain).toBe(movements.reduce((sum, { amount }) => sum + amount, 0))
      expect(sums.granted_amount - sums.planned_amount - sums.used_amount - sums.expired_amount).toBe(
        sums.cashback_remain,
      )
    }),
  )
})

test.each<[Movement, boolean]>([
  [{ kind: 'grant', amount: 1 }, true],
  [{ kind: 'grant', amount: -1 }, false],
  [{ kind: 'grant', amount: 0 }, false],
  [{ kind: 'plan', amount: -1 }, true],
  [{ kind: 'plan', amount: 1 }, false],
  [{ kind: 'release', amount: -1 }, false],
  [{ kind: 'consume', amount: 1 }, true],
  [{ kind: 'adjust', amount: -1 }, true],
  [{ kind: 'expire', amount: -1 }, true],
  [{ kind: 'expire', amount: 0.5 }, false],
])('%j can happen: %s', (one, can) => expect(isMovement(one)).toBe(can))

test('an order planned, planned anew, invoiced and made void leaves the line as it was, to the rupiah', () => {
  assert(
    property(
      integer({ min: 1, max: 1e9 }),
      integer({ min: 0, max: 1e9 }),
      integer({ min: 0, max: 1e9 }),
      integer({ min: 0, max: 1e9 }),
      (granted, a, b, c) => {
        const [first, planned] = [a % (granted + 1), b % (granted + 1)]
        const real = planned === 0 ? 0 : c % (planned + 1)
        const moves = (list: (Movement | undefined)[]) => list.filter((one) => one !== undefined)
        const before = afterMovement(nothingYet, { kind: 'grant', amount: granted })
        const walk = [
          ...moves([replanned(0, first), replanned(first, planned)]),
          ...consumed(planned, real),
          ...restored(planned, real, true),
          ...moves([replanned(planned, 0)]),
        ]
        let sums = before
        for (const move of walk) {
          expect(isMovement(move)).toBe(true)
          sums = afterMovement(sums, move)
          expect(isSound(sums)).toBe(true)
        }
        expect(sums).toEqual(before)
      },
    ),
  )
})

test('an invoice made void after its order is gone gives everything back', () => {
  const used = [...consumed(500, 400)].reduce(
    afterMovement,
    sumsOf([
      { kind: 'grant', amount: 900 },
      { kind: 'plan', amount: -500 },
    ]),
  )
  expect(used).toMatchObject({ used_amount: 400, planned_amount: 0, cashback_remain: 500 })
  expect(restored(500, 400, false).reduce(afterMovement, used)).toMatchObject({ used_amount: 0, cashback_remain: 900 })
})

test('the shares of a rebate make up the rebate, and the rest lies with the largest line', () => {
  expect(shareRebate(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(shareRebate(1000, [10, 80, 10])).toEqual([100, 800, 100])
  expect(shareRebate(7, [0, 0])).toEqual([7, 0])
  expect(shareRebate(7, [])).toEqual([])
  assert(
    property(
      integer({ min: 0, max: 1e9 }),
      array(integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 30 }),
      (rebate, amounts) => {
        expect(shareRebate(rebate, amounts).reduce((a, b) => a + b, 0)).toBe(rebate)
      },
    ),
  )
})
