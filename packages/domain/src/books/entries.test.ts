import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type InvoiceTerms, invoiceTotals, lineByHand } from '../finance/invoice-lines.ts'
import { receiptKinds } from '../finance/receipts.ts'
import { total } from '../values/money.ts'
import {
  beforeTax,
  cashbackMoved,
  cashbackPaid,
  chequeCleared,
  creditNoteGiven,
  creditUsed,
  invoiceApproved,
  openingOf,
  receiptConfirmed,
  refundPaid,
  slipConfirmed,
} from './entries.ts'
import { creditOf, debitOf, isBalanced, type JournalLine, type LineKind, mirrored } from './journals.ts'

const rupiah = (most = 5_000_000_000) => fc.integer({ min: 0, max: most })
const rule = { transaction_code: '04', valid_from: '2025-01-01', numerator: 11, denominator: 12, rate_percent: 12 }

/** Debit less credit of a kind, and the other way round. */
const debited = (lines: readonly JournalLine[], kind: LineKind) =>
  total(lines.filter((line) => line.kind === kind).map((line) => line.debit - line.credit))
const credited = (lines: readonly JournalLine[], kind: LineKind) =>
  total(lines.filter((line) => line.kind === kind).map((line) => line.credit - line.debit))

const billed = fc
  .record({
    customerIsTaxable: fc.constantFrom(0, 1),
    priceIncludeTax: fc.constantFrom('Y' as const, 'N' as const),
    stamp: fc.constantFrom(0, 10_000),
    lines: fc.array(
      fc.record({
        qty: fc.integer({ min: 1, max: 40 }),
        price: rupiah(40_000_000),
        cashback: fc.nat(100),
        unit: fc.constantFrom('RAC', 'CAC'),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  })
  .map(({ stamp, lines: wanted, ...given }) => {
    const terms: InvoiceTerms = { ...given, rule }
    const lines = wanted.map(({ qty, price, cashback, unit }) => {
      const cashback_amount = Math.floor((qty * price * cashback) / 100)
      const line = lineByHand(terms, { qty, unit_price: price, discount_amount: cashback_amount })
      return { ...line, qty, cashback_amount, business_unit_code: unit }
    })
    return { lines, invoice: invoiceTotals(lines, stamp) }
  })

test('an invoice balances for every price, tax, cashback and stamp, and its receivable is what the customer owes', () => {
  fc.assert(
    fc.property(billed, ({ invoice, lines }) => {
      const journal = invoiceApproved(invoice, lines)
      expect(isBalanced(journal)).toBe(true)
      expect(debited(journal, 'receivable')).toBe(invoice.grand_total)
      expect(credited(journal, 'vat-out')).toBe(invoice.vat)
      expect(debited(journal, 'accrued-cashback')).toBe(total(lines.map((line) => line.cashback_amount)))
      expect(credited(journal, 'sales')).toBe(invoice.base + total(lines.map(beforeTax)))
    }),
  )
})

test('a credit note balances whatever was kept of it, and mirrors both sides of what it pays', () => {
  const note = fc
    .record({
      base: rupiah(),
      vat: rupiah(500_000_000),
      rounding_adjustment: fc.integer({ min: -2, max: 2 }),
      given: rupiah(),
      shares: fc.tuple(fc.nat(100), fc.nat(100), fc.nat(100)),
    })
    .filter(({ base, vat, rounding_adjustment }) => base + vat + rounding_adjustment >= 0)
    .map(({ given, shares: [fee, cashback, applied], ...sums }) => {
      const whole = sums.base + sums.vat + sums.rounding_adjustment
      const fee_amount = Math.floor((whole * fee) / 100)
      const cashback_from_credit = Math.floor(((whole - fee_amount) * cashback) / 100)
      const amount = whole - fee_amount - cashback_from_credit
      const applied_amount = Math.floor((amount * applied) / 100)
      return { ...sums, fee_amount, cashback_from_credit, cashback_given_back: given, amount, applied_amount }
    })
  fc.assert(
    fc.property(note, (given) => {
      const journal = creditNoteGiven(given)
      expect(isBalanced(journal)).toBe(true)
      expect(credited(journal, 'receivable')).toBe(given.applied_amount)
      expect(credited(journal, 'customer-money')).toBe(given.amount - given.applied_amount)
    }),
  )
})

test('money, cheques, slips, cashback and openings balance for every amount, and so do their mirrors', () => {
  const money = fc.tuple(rupiah(), fc.nat(100)).map(([amount, share]) => ({
    ...{ amount, allocated_amount: Math.floor((amount * share) / 100), bank_code: '014' },
  }))
  const entries = fc.oneof(
    fc.tuple(money, fc.constantFrom(...receiptKinds)).map(([of, kind]) => receiptConfirmed({ ...of, kind })),
    money.map(chequeCleared),
    rupiah().map(slipConfirmed),
    fc.integer({ min: -5_000_000_000, max: 5_000_000_000 }).map(cashbackMoved),
    rupiah().map((amount) => cashbackPaid(amount, 'bank')),
    rupiah().map(creditUsed),
    rupiah().map(refundPaid),
    fc.record({ receivable: rupiah(), customer_money: rupiah(), accrued_cashback: rupiah() }).map(openingOf),
  )
  fc.assert(
    fc.property(entries, (lines) => {
      expect(isBalanced(lines)).toBe(true)
      expect(isBalanced(mirrored(lines))).toBe(true)
      expect(debitOf(mirrored(lines))).toBe(creditOf(lines))
      expect(mirrored(mirrored(lines))).toEqual(lines)
    }),
  )
})

test('a line on both sides, on none, below nothing or in parts of a rupiah balances nothing', () => {
  const line = { kind: 'bank', debit: 5, credit: 0 } as const
  for (const other of [
    { credit: 4 },
    { credit: 5, debit: 5 },
    { debit: 0, credit: 0 },
    { debit: -5 },
    { credit: 5.5, debit: 0 },
  ])
    expect(isBalanced([line, { kind: 'receivable', debit: 0, credit: 0, ...other }])).toBe(false)
  expect(isBalanced([line, { kind: 'receivable', debit: 0, credit: 5 }])).toBe(true)
})

test('what was granted with tax and used without it is owed to nobody: the difference is no rebate', () => {
  const line = { business_unit_code: 'RAC', base: 9_000_000, amount: 9_990_000, cashback_amount: 1_110_000 }
  const journal = invoiceApproved({ grand_total: 9_990_000, vat: 990_000, rounding_adjustment: 0, stamp_duty: 0 }, [
    line,
  ])
  expect(journal).toEqual([
    { kind: 'receivable', debit: 9_990_000, credit: 0 },
    { kind: 'accrued-cashback', debit: 1_000_000, credit: 0 },
    { kind: 'sales', debit: 0, credit: 10_000_000, business_unit_code: 'RAC' },
    { kind: 'vat-out', debit: 0, credit: 990_000 },
    { kind: 'accrued-cashback', debit: 110_000, credit: 0 },
    { kind: 'sales-rebate', debit: 0, credit: 110_000 },
  ])
})
