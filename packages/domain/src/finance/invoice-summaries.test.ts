import { expect, test } from 'vitest'
import { compareSummaries } from './invoice-summaries.ts'

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
