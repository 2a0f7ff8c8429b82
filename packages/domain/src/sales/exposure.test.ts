import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { chequeStatuses, type ExposureFacts, exposureOf, exposureTotal } from './exposure.ts'

const rupiah = integer({ min: 0, max: 1_000_000_000 })
const invoiceCodes = ['INV-1', 'INV-2', 'INV-3'] as const

/** Allocations never exceed their cheque. */
const facts = record({
  invoices: array(record({ amount: integer({ min: -1_000_000, max: 1_000_000_000 }), paid_amount: rupiah }), {
    maxLength: 3,
  }).map((all) => all.map((one, n) => ({ ...one, invoice_code: invoiceCodes[n] ?? 'INV-4' }))),
  orders: array(record({ total_amount: rupiah, invoiced_amount: rupiah }), { maxLength: 5 }),
  cheques: array(
    record({
      status: constantFrom(...chequeStatuses),
      amount: rupiah,
      shares: array(record({ invoice_code: constantFrom(...invoiceCodes), share: integer({ min: 0, max: 33 }) }), {
        maxLength: 3,
      }),
    }),
    { maxLength: 5 },
  ).map((all) =>
    all.map(({ status, amount, shares }) => ({
      ...{ status, amount },
      allocations: shares.map(({ invoice_code, share }) => ({
        invoice_code,
        amount: Math.floor((amount * share) / 100),
      })),
    })),
  ),
})

const nothing: ExposureFacts = { invoices: [], orders: [], cheques: [] }
const ofCheque = (status: (typeof chequeStatuses)[number], allocated: number): ExposureFacts => ({
  ...nothing,
  invoices: [{ invoice_code: 'INV-1', amount: 100, paid_amount: 0 }],
  cheques: [{ status, amount: 60, allocations: [{ invoice_code: 'INV-1', amount: allocated }] }],
})

test('no term is below nothing, and each is whole', () => {
  assert(
    property(facts, (some) => {
      for (const term of Object.values(exposureOf(some))) {
        expect(term).toBeGreaterThanOrEqual(0)
        expect(Number.isInteger(term)).toBe(true)
      }
    }),
  )
})

test('no rupiah stands in two terms: what is owed and covered by a cheque counts once', () => {
  assert(
    property(facts, (some) => {
      const { outstanding_invoice, uncleared_cheque } = exposureOf(some)
      const owed = some.invoices.reduce((sum, { amount, paid_amount }) => sum + Math.max(0, amount - paid_amount), 0)
      expect(outstanding_invoice).toBeLessThanOrEqual(owed)
      expect(outstanding_invoice + uncleared_cheque).toBeLessThanOrEqual(owed + uncleared_cheque)
      if (uncleared_cheque === 0) expect(outstanding_invoice).toBe(owed)
    }),
  )
})

test.each([60, 20, 0])('a cheque of 60 for an invoice of 100 leaves the exposure at 100, with %i allocated', (part) => {
  for (const status of ['Saved', 'Submitted'] as const) {
    const terms = exposureOf(ofCheque(status, part))
    expect(terms).toMatchObject({ outstanding_invoice: 40, uncleared_cheque: 60 })
    expect(exposureTotal(terms)).toBe(100)
  }
})

test('a bounced cheque gives the invoice back whole, and a deleted one was never there', () => {
  for (const status of ['Rejected', 'Deleted'] as const)
    expect(exposureOf(ofCheque(status, 60))).toEqual({
      ...{ outstanding_invoice: 100, open_order: 0, uncleared_cheque: 0, unapplied_receipt: 0 },
    })
})

test('what a cleared cheque was given for nothing in particular is an unapplied receipt', () => {
  const cleared = { status: 'Approved' as const, amount: 60, allocations: [{ invoice_code: 'INV-1', amount: 45 }] }
  const terms = exposureOf({
    ...nothing,
    invoices: [{ invoice_code: 'INV-1', amount: 100, paid_amount: 45 }],
    cheques: [cleared],
  })
  expect(terms).toMatchObject({ outstanding_invoice: 55, uncleared_cheque: 0, unapplied_receipt: 15 })
  expect(exposureTotal(terms)).toBe(40)
})

test('clearing a cheque takes exactly its amount from the exposure, a bounce nothing', () => {
  assert(
    property(rupiah, integer({ min: 0, max: 100 }), (amount, percent) => {
      const part = Math.floor((amount * percent) / 100)
      const cheque = { amount, allocations: [{ invoice_code: 'INV-1', amount: part }] }
      const owing = (paid_amount: number) => [{ invoice_code: 'INV-1', amount, paid_amount }]
      const before = exposureTotal(
        exposureOf({ ...nothing, invoices: owing(0), cheques: [{ ...cheque, status: 'Submitted' }] }),
      )
      const cleared = exposureTotal(
        exposureOf({ ...nothing, invoices: owing(part), cheques: [{ ...cheque, status: 'Approved' }] }),
      )
      const bounced = exposureTotal(
        exposureOf({ ...nothing, invoices: owing(0), cheques: [{ ...cheque, status: 'Rejected' }] }),
      )
      expect(before - cleared).toBe(amount)
      expect(bounced).toBe(before)
    }),
  )
})

test('what was invoiced of an order is no longer ordered, and more than all of it is not less than nothing', () => {
  const orders = [
    { total_amount: 100, invoiced_amount: 30 },
    { total_amount: 100, invoiced_amount: 120 },
  ]
  expect(exposureOf({ ...nothing, orders }).open_order).toBe(70)
})

test('an overpaid invoice and returned goods count against the rest', () => {
  const invoices = [
    { invoice_code: 'INV-1', amount: 100, paid_amount: 130 },
    { invoice_code: 'INV-2', amount: -50, paid_amount: 0 },
    { invoice_code: 'INV-3', amount: 100, paid_amount: 0 },
  ]
  expect(exposureTotal(exposureOf({ ...nothing, invoices }))).toBe(20)
})
