import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cashCollected, cashDeposited, cashHandedIn, differenceClosed } from './cash-entries.ts'
import { isBalanced } from './journals.ts'

const money = fc.nat(999_999_999_999)

test('each step of cash from a door balances, and at its end nothing is on the road nor with the driver', () => {
  fc.assert(
    fc.property(money, money, (taken, counted) => {
      const cash = { taken, counted }
      const steps = [cashCollected(taken), cashHandedIn(cash), cashDeposited(counted), differenceClosed(cash)]
      for (const lines of steps) expect(isBalanced(lines)).toBe(true)
      const left = (kind: string) =>
        steps.flat().reduce((sum, line) => (line.kind === kind ? sum + line.debit - line.credit : sum), 0)
      expect([left('cash-in-transit'), left('claim-on-driver'), left('cash')]).toEqual([0, 0, 0])
      expect(left('bank')).toBe(counted)
    }),
  )
})
