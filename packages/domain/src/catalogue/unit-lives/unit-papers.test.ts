import { expect, test } from 'vitest'
import { paidStateOf } from './unit-papers.ts'

test.each([
  [100, 0, 'Waiting'],
  [100, 1, 'Part'],
  [100, 99, 'Part'],
  [100, 100, 'Paid'],
  [0, 0, 'Paid'],
])('of %d owed %d paid is %s', (amount, paid, state) => {
  expect(paidStateOf(amount, paid)).toBe(state)
})
