import { expect, test } from 'vitest'
import { stampDutyOn } from './stamp-duty.ts'

const rules = [
  { valid_from: '2021-01-01', above: 5_000_000, duty: 10_000 },
  { valid_from: '2030-01-01', above: 10_000_000, duty: 15_000 },
]

test.each([
  [5_000_000, '2026-11-16', 0],
  [5_000_001, '2026-11-16', 10_000],
  [5_000_001, '2020-12-31', 0],
  [5_000_001, '2030-01-01', 0],
  [10_000_001, '2030-01-01', 15_000],
])('on %i of %s the duty is %i', (amount, day, duty) => {
  expect(stampDutyOn(rules, amount, day)).toBe(duty)
})
