import { array, assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { mostUseLines, proposeUse } from './credit-uses.ts'
import { withBalances } from './statement.ts'

const amounts = array(integer({ min: 0, max: 1_000_000_000 }), { maxLength: 8 })

test('a proposal gives each source and each invoice no more than it has, and leaves neither where the other is left', () => {
  assert(
    property(amounts, amounts, (lefts, opens) => {
      const sources = lefts.map((left, n) => ({ source_kind: 'receipt' as const, source_code: `RV-${n}`, left }))
      const invoices = opens.map((open_amount, n) => ({ invoice_code: `INV-${n}`, open_amount }))
      const lines = proposeUse(sources, invoices)
      const given = (code: string) =>
        lines
          .filter((line) => line.source_code === code || line.invoice_code === code)
          .reduce((sum, { amount }) => sum + amount, 0)
      for (const { source_code, left } of sources) expect(given(source_code)).toBeLessThanOrEqual(left)
      for (const { invoice_code, open_amount } of invoices) expect(given(invoice_code)).toBeLessThanOrEqual(open_amount)
      for (const { amount } of lines) expect(amount).toBeGreaterThan(0)
      const sum = (all: readonly number[]) => all.reduce((added, one) => added + one, 0)
      expect(sum(lines.map(({ amount }) => amount))).toBe(Math.min(sum(lefts), sum(opens)))
    }),
  )
})

test('the oldest credit pays what is due first, and a proposal is never longer than a use may be', () => {
  const source = (n: number) => ({ source_kind: 'note' as const, source_code: `CN-${n}`, left: 1 })
  const many = Array.from({ length: mostUseLines + 5 }, (_, n) => source(n))
  const invoices = [
    { invoice_code: 'A', open_amount: 2 },
    { invoice_code: 'B', open_amount: 1_000 },
  ]
  const lines = proposeUse(many, invoices)
  expect(lines.slice(0, 3).map(({ source_code, invoice_code }) => [source_code, invoice_code])).toEqual([
    ['CN-0', 'A'],
    ['CN-1', 'A'],
    ['CN-2', 'B'],
  ])
  expect(lines).toHaveLength(mostUseLines)
})

test('the balance runs on from line to line', () => {
  const entries = [
    { charged: 100, received: 0 },
    { charged: 0, received: 130 },
  ]
  expect(withBalances(20, entries).map(({ balance }) => balance)).toEqual([120, -10])
})
