import { expect, test } from 'vitest'
import {
  creditOf,
  noCredit,
  plusCredit,
  possibleTaxChoices,
  restockingFee,
  returnableQty,
  wholePieces,
} from './return-lines.ts'

const numbers = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % below
  }
}

test('however a line comes back piece by piece, its credits add up to it exactly and never pass it', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const draw = numbers(seed)
    const line = {
      ...{ qty: 1 + draw(12), base: 1 + draw(90_000_000), other_base: draw(90_000_000), vat: draw(9_000_000) },
      ...{ rounding_adjustment: draw(3) - 1, cashback_amount: draw(500_000) },
    }
    let done = { qty: 0, ...noCredit }
    while (done.qty < line.qty) {
      const qty = 1 + draw(line.qty - done.qty)
      const credit = creditOf(line, qty, done)
      expect(credit.amount).toBe(credit.base + credit.vat + credit.rounding_adjustment)
      done = { qty: done.qty + qty, ...plusCredit(done, credit) }
      expect(done.base).toBeLessThanOrEqual(line.base)
      expect(done.vat).toBeLessThanOrEqual(line.vat)
    }
    expect(done).toEqual({ ...line, amount: line.base + line.vat + line.rounding_adjustment })
  }
})

test('never more comes back than was delivered less what came back', () => {
  for (let invoiced = 0; invoiced < 8; invoiced++)
    for (let returned = 0; returned < 10; returned++) {
      const left = returnableQty(invoiced, returned)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left + Math.min(returned, invoiced)).toBe(invoiced)
    }
})

test('a set comes back whole: as many indoor as outdoor units', () => {
  const units = [
    { item_code: 'I', per: 1, has_serial: true },
    { item_code: 'O', per: 2, has_serial: true },
    { item_code: 'R', per: 1, has_serial: false },
  ]
  const count = (found: Record<string, number>) => (item: string) => found[item] ?? 0
  expect(wholePieces(units, count({ I: 2, O: 4 }))).toBe(2)
  expect(wholePieces(units, count({ I: 2, O: 3 }))).toBeUndefined()
  expect(wholePieces(units, count({ I: 1 }))).toBeUndefined()
  expect(wholePieces(units, count({}))).toBe(0)
})

test('the e-invoice is replaced only in its own open period and unpaid', () => {
  const invoice = {
    customer_is_taxable: 1,
    tax_date: '2026-11-03',
    paid_amount: 0,
    is_period_locked: false,
    e_status: 'Approved_DJP' as const,
    rest_qty: 1,
  }
  expect(possibleTaxChoices(invoice, '2026-11-16')).toEqual(['Replacement', 'Nota_Retur'])
  expect(possibleTaxChoices(invoice, '2026-12-01')).toEqual(['Nota_Retur'])
  expect(possibleTaxChoices({ ...invoice, paid_amount: 1 }, '2026-11-16')).toEqual(['Nota_Retur'])
  expect(possibleTaxChoices({ ...invoice, is_period_locked: true }, '2026-11-16')).toEqual(['Nota_Retur'])
  expect(possibleTaxChoices({ ...invoice, customer_is_taxable: 0 }, '2026-11-16')).toEqual(['No_Tax'])
  expect(restockingFee(3_333_333, 5)).toBe(166_667)
  // Nothing is left that a new version could say, or the tax office is at it.
  expect(possibleTaxChoices({ ...invoice, rest_qty: 0 }, '2026-11-16')).toEqual(['Nota_Retur'])
  for (const e_status of ['Uploading', 'Waiting_DJP', 'Cancelling', 'Cancelled'] as const)
    expect(possibleTaxChoices({ ...invoice, e_status }, '2026-11-16')).toEqual(['Nota_Retur'])
  expect(possibleTaxChoices({ ...invoice, e_status: null }, '2026-11-16')).toEqual(['Replacement', 'Nota_Retur'])
})
