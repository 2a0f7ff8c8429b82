import { expect, test } from 'vitest'
import { branchChanges, compareSummaries, movedBetween, taxLockGate } from './invoice-summaries.ts'

test('two summaries stand side by side, with what came and what went', () => {
  const before = [
    { transaction_code: '04', vat: 10 },
    { transaction_code: '07', vat: 1 },
  ]
  const after = [
    { transaction_code: '02', vat: 5 },
    { transaction_code: '04', vat: 12 },
  ]
  expect(compareSummaries('tax', before, after)).toEqual([
    { name: '02', before: undefined, after: after[0] },
    { name: '04', before: before[0], after: after[1] },
    { name: '07', before: before[1], after: undefined },
  ])
})

test('an invoice that was approved and cancelled between two summaries counts as both', () => {
  const before = [{ transaction_code: '04', count: 10, replaced: 1, cancelled: 0 }]
  const after = [
    { transaction_code: '02', count: 2, replaced: 0, cancelled: 0 },
    { transaction_code: '04', count: 11, replaced: 3, cancelled: 1 },
  ]
  expect(movedBetween(before, after)).toEqual({ approved: 4, replaced: 2, cancelled: 1 })
  expect(movedBetween(after, after)).toEqual({ approved: 0, replaced: 0, cancelled: 0 })
})

test('the changes of the branches add up to the whole change, the largest first', () => {
  const branch = (n: number, vat: number) => ({ dept_code: `70${n}`, dept_name: `Branch ${n}`, vat })
  const before = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => branch(n, 100))
  const after = [branch(1, 100), ...[2, 3, 4, 5, 6, 7, 8].map((n) => branch(n, 100 + n * 10)), branch(9, 500)]
  const { branches, others } = branchChanges(before, after.slice(0, -2).concat(after.slice(-1)))
  expect(branches.map(({ dept_name, change }) => [dept_name, change])).toEqual([
    ['Branch 9', 500],
    ['Branch 8', -100],
    ['Branch 7', 70],
    ['Branch 6', 60],
    ['Branch 5', 50],
  ])
  expect(others).toEqual({ count: 3, change: 90 })
  expect(branchChanges(before, before)).toEqual({ branches: [], others: { count: 0, change: 0 } })
})

test('a month is locked by somebody else than who made its summary, and only while nothing changed', () => {
  const boss = { usercode: 'BOSS' }
  const reason = (made_by: string | null, stale: number) => taxLockGate({ made_by, stale }, boss).because?.code
  expect(reason(null, 0)).toBe('tax-summary-missing')
  expect(reason('BOSS', 0)).toBe('author-approves')
  expect(reason('CLERK', 3)).toBe('tax-summary-is-stale')
  expect(taxLockGate({ made_by: 'CLERK', stale: 0 }, boss)).toEqual({ enabled: true })
})
