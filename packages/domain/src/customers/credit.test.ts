import { expect, test } from 'vitest'
import { agingBucketOf, agingOf, creditShare } from './credit.ts'

test('without a limit any use is beyond it, and no use is none', () => {
  expect(creditShare(0, 0)).toBe(0)
  expect(creditShare(1, 0)).toBe(Number.POSITIVE_INFINITY)
  expect(creditShare(50, 200)).toBe(0.25)
})

test.each([
  [-3, 'not_due'],
  [0, 'not_due'],
  [1, 'to_30'],
  [30, 'to_30'],
  [31, 'to_60'],
  [90, 'to_90'],
  [91, 'over_90'],
] as const)('%i days overdue is %s', (days, bucket) => {
  expect(agingBucketOf(days)).toBe(bucket)
})

test('only what is unpaid has an age', () => {
  expect(
    agingOf([
      { amount: 100, paid_amount: 40, overdue_days: 5 },
      { amount: 100, paid_amount: 120, overdue_days: 5 },
    ]),
  ).toEqual({ not_due: 0, to_30: 60, to_60: 0, to_90: 0, over_90: 0 })
})
