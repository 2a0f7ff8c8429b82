import fc from 'fast-check'
import { expect, test } from 'vitest'
import { otherBase, type TaxRule, taxInAmount, taxOnBase, vatOf } from '../finance/tax.ts'
import { mostPartRounding, restOfTax, type TaxPart } from '../finance/tax-office/tax-parts.ts'
import {
  type Credit,
  creditOf,
  noCredit,
  plusCredit,
  possibleTaxChoices,
  restockingFee,
  returnableQty,
  wholePieces,
} from './return-lines.ts'

const rule = { transaction_code: '04', valid_from: '2025-01-01', numerator: 11, denominator: 12, rate_percent: 12 }
const full = { ...rule, transaction_code: '01', numerator: 1, denominator: 1 }
type Line = Omit<Credit, 'amount'> & { qty: number }

/** Comes back by these quantities, the last one taking the rest; every part and every rest is looked at. */
const comeBack = (line: Line, turns: readonly number[], by: TaxRule | undefined, look: (part: TaxPart) => void) => {
  let done = { qty: 0, ...noCredit }
  for (const turn of [...turns, line.qty]) {
    const left = line.qty - done.qty
    if (left === 0) break
    const qty = Math.min(turn, left)
    const credit = creditOf(line, qty, done, by)
    expect(credit.amount).toBe(credit.base + credit.vat + credit.rounding_adjustment)
    expect(credit.base).toBeGreaterThanOrEqual(0)
    look(credit)
    done = { qty: done.qty + qty, ...plusCredit(done, credit) }
    if (done.qty < line.qty) look(restOfTax(line, done, by))
  }
  return done
}

test('however a line comes back, each part and what stays has the tax of its base, and all add up to its amount', () => {
  const lines = fc.record({
    amount: fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 900_000_000 })),
    qty: fc.integer({ min: 1, max: 40 }),
    cashback_amount: fc.integer({ min: 0, max: 500_000 }),
    isInclusive: fc.boolean(),
    by: fc.constantFrom(rule, full),
    turns: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 40 }),
  })
  fc.assert(
    fc.property(lines, ({ amount, qty, cashback_amount, isInclusive, by, turns }) => {
      const tax = isInclusive ? taxInAmount(by, amount) : taxOnBase(by, amount)
      const done = comeBack({ ...tax, qty, cashback_amount }, turns, by, (part) => {
        expect(part.vat).toBe(vatOf(by, part.base))
        expect(part.other_base).toBe(otherBase(by, part.base))
        expect(Math.abs(part.rounding_adjustment)).toBeLessThanOrEqual(mostPartRounding)
      })
      expect(done).toMatchObject({ qty, base: tax.base, cashback_amount, amount: tax.amount })
      expect(done.vat + done.rounding_adjustment).toBe(tax.vat + tax.rounding_adjustment)
    }),
  )
})

test('the case that stood in the way: two sets, one comes back, and both halves have their tax', () => {
  const line = { qty: 2, ...taxOnBase(rule, 10_828_829), cashback_amount: 0 }
  expect(line.vat).toBe(1_191_171)
  const one = creditOf(line, 1, { qty: 0, ...noCredit }, rule)
  expect(one).toMatchObject({ base: 5_414_415, vat: 595_586, rounding_adjustment: -1 })
  expect(restOfTax(line, one, rule)).toMatchObject({ base: 5_414_414, vat: 595_586, rounding_adjustment: 0 })
})

test('without tax the amount alone is parted, and what an earlier program parted otherwise is mended by the rest', () => {
  const untaxed = { qty: 3, ...noCredit, base: 1000 }
  expect(comeBack(untaxed, [1, 1], rule, ({ vat }) => expect(vat).toBe(0)).amount).toBe(1000)
  const line = { qty: 2, ...taxOnBase(rule, 10_828_829), cashback_amount: 0 }
  const once = { qty: 1, ...noCredit, base: 5_414_415, vat: 595_585, other_base: 4_963_213, amount: 6_010_000 }
  const last = creditOf(line, 1, once, rule)
  expect(last.vat).toBe(vatOf(rule, last.base))
  expect(last.amount + once.amount).toBe(line.amount)
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
    sold_as: null,
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
  expect(possibleTaxChoices({ ...invoice, customer_is_taxable: 0, sold_as: 'NIK' }, '2026-12-01')).toEqual([
    'Nota_Retur',
  ])
  // One row a day has no note: the credit note itself takes its tax back.
  const retail = { ...invoice, customer_is_taxable: 0, sold_as: 'DIGUNGGUNG' as const }
  expect(possibleTaxChoices(retail, '2026-11-16')).toEqual(['No_Tax'])
  expect(restockingFee(3_333_333, 5)).toBe(166_667)
  // Nothing is left that a new version could say, or the tax office is at it.
  expect(possibleTaxChoices({ ...invoice, rest_qty: 0 }, '2026-11-16')).toEqual(['Nota_Retur'])
  for (const e_status of ['Uploading', 'Waiting_DJP', 'Cancelling', 'Cancelled'] as const)
    expect(possibleTaxChoices({ ...invoice, e_status }, '2026-11-16')).toEqual(['Nota_Retur'])
  expect(possibleTaxChoices({ ...invoice, e_status: null }, '2026-11-16')).toEqual(['Replacement', 'Nota_Retur'])
})
