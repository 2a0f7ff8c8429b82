import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import {
  creditStages,
  exceedsLimit,
  invoicesOverdue,
  isStopped,
  judgeCredit,
  standardCreditSetting,
} from './credit-verdict.ts'

const standing = { limit: 100_000_000, exposure: 40_000_000, amount: 60_000_000, overdue_days_max: 0 }

test.each([
  [-1, 0],
  [0, 0],
  [1, 1],
] as const)('%i rupiah beyond the limit is over by %i', (more, over_by) => {
  const verdict = judgeCredit({ ...standing, amount: standing.amount + more }, standardCreditSetting)
  expect(verdict).toMatchObject({ over_by, is_ok: over_by === 0 })
  expect(verdict.problems).toEqual(over_by ? [exceedsLimit(1)] : [])
})

test.each([
  [5_000_000, true],
  [5_000_001, false],
] as const)('with 5 percent tolerated, %i beyond 100 million is ok: %s', (more, is_ok) => {
  const setting = { ...standardCreditSetting, tolerance_percent: 5 }
  const verdict = judgeCredit({ ...standing, amount: standing.amount + more }, setting)
  expect(verdict.is_ok).toBe(is_ok)
  // The sentence names what is beyond the limit, not what is beyond the tolerance.
  expect(verdict.over_by).toBe(is_ok ? 0 : more)
})

test.each([
  [30, 30, true],
  [31, 30, false],
  [1, 0, false],
  [400, null, true],
] as const)('%i days overdue where %s are tolerated is ok: %s', (overdue_days_max, overdue_days, is_ok) => {
  const verdict = judgeCredit({ ...standing, overdue_days_max }, { ...standardCreditSetting, overdue_days })
  expect(verdict.is_ok).toBe(is_ok)
  expect(verdict.problems).toEqual(is_ok ? [] : [invoicesOverdue(overdue_days_max)])
})

test('the limit is told before what is overdue', () => {
  const verdict = judgeCredit({ ...standing, amount: 70_000_000, overdue_days_max: 45 }, standardCreditSetting)
  expect(verdict.problems).toEqual([exceedsLimit(10_000_000), invoicesOverdue(45)])
})

test('a problem stops from the stage of the branch on, and never what is ok', () => {
  const stage = constantFrom(...creditStages)
  assert(
    property(stage, stage, (block_at, at) => {
      expect(isStopped({ is_ok: true, block_at }, at)).toBe(false)
      expect(isStopped({ is_ok: false, block_at }, at)).toBe(creditStages.indexOf(at) >= creditStages.indexOf(block_at))
    }),
  )
})

test('a higher limit never turns ok into a problem', () => {
  const amount = integer({ min: 0, max: 1_000_000_000 })
  assert(
    property(amount, amount, amount, (limit, exposure, more) => {
      const before = judgeCredit({ ...standing, limit, exposure }, standardCreditSetting)
      const after = judgeCredit({ ...standing, limit: limit + more, exposure }, standardCreditSetting)
      if (before.is_ok) expect(after.is_ok).toBe(true)
      expect(after.over_by).toBeLessThanOrEqual(before.over_by || after.over_by)
    }),
  )
})
