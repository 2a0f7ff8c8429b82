import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AccountMove, accountStatement, moveKinds } from './account-statement.ts'

const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-11-${String(n).padStart(2, '0')}`)
const moves = fc.array(
  fc.record({
    kind: fc.constantFrom(...moveKinds),
    code: fc.string({ minLength: 1, maxLength: 6 }),
    date: day,
    amount: fc.integer({ min: -9_000_000, max: 9_000_000 }),
  }),
  { maxLength: 30 },
)
const chance = {
  owed: fc.integer({ min: -1e9, max: 1e9 }),
  moves,
  a: day,
  b: day,
  most: fc.integer({ min: 1, max: 40 }),
}

test('opening and lines add up to the closing balance, and what follows it adds up to what is owed now', () => {
  fc.assert(
    fc.property(fc.record(chance), ({ owed, moves: all, a, b, most }) => {
      const [from, to] = a <= b ? [a, b] : [b, a]
      const { opening, closing, lines, earlier } = accountStatement(owed, all, { from, to, most })
      expect(lines.reduce((sum, { amount }) => sum + amount, opening)).toBe(closing)
      expect(lines.at(-1)?.balance ?? opening).toBe(closing)
      const later = all.filter(({ date }) => date > to).reduce((sum, { amount }) => sum + amount, 0)
      expect(closing + later).toBe(owed)
      expect(lines.length + earlier).toBe(all.filter(({ date }) => date >= from && date <= to).length)
    }),
  )
})

test('the balance stands behind each line, a charge of a day before its payment', () => {
  const on = (date: string, amount: number, code: string): AccountMove => ({ kind: 'Invoice', code, date, amount })
  const said = [on('2026-11-03', -400, 'RV'), on('2026-11-03', 1000, 'SI'), on('2026-10-01', 9, 'old')]
  expect(accountStatement(700, said, { from: '2026-11-01', to: '2026-11-30', most: 10 })).toMatchObject({
    ...{ opening: 100, closing: 700, earlier: 0 },
    lines: [
      { code: 'SI', balance: 1100 },
      { code: 'RV', balance: 700 },
    ],
  })
})
