import { expect, test } from 'vitest'
import { comparableNumber } from './comparable-number.ts'

test.each([
  ['BG 88-42.11', 'bg884211', true],
  ['PO/2026/11', 'po 2026 11', true],
  ['BP-7', 'BP-17', false],
  ['--', '-', false],
])('%s and %s are one number: %s', (one, other, isSame) => {
  expect(comparableNumber(one) === comparableNumber(other)).toBe(isSame)
})
