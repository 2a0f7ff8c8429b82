import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import {
  chequeStatuses,
  countsInExposure,
  type ExposureFacts,
  exposureOf,
  exposureTotal,
  spreadCovers,
  unclearedStatuses,
} from './exposure.ts'
import { orderStatuses } from './sales-orders.ts'

const rupiah = integer({ min: 0, max: 1_000_000_000 })
const invoiceCodes = ['INV-1', 'INV-2', 'INV-3'] as const

/** Allocations never exceed their cheque. */
const facts = record({
  invoices: array(record({ amount: integer({ min: -1_000_000, max: 1_000_000_000 }), paid_amount: rupiah }), {
    maxLength: 3,
  }).map((all) => all.map((one, n) => ({ ...one, invoice_code: invoiceCodes[n] ?? 'INV-4' }))),
  orders: array(record({ status: constantFrom(...orderStatuses), total_amount: rupiah, invoiced_amount: rupiah }), {
    maxLength: 5,
  }),
  receipts: array(
    record({
      status: constantFrom('Waiting', 'In_Transit', 'Confirmed', 'Void'),
      amount: rupiah,
      percent: integer({ min: 0, max: 100 }),
    }),
    { maxLength: 4 },
  ).map((all) =>
    all.map(({ status, amount, percent }) => ({
      ...{ status, amount, allocated_amount: Math.floor((amount * percent) / 100) },
    })),
  ),
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

const isUncleared = ({ status }: { status: string }) => unclearedStatuses.some((one) => one === status)

test('exposure is debt less what is ours to use, with and without anything that is not money yet', () => {
  assert(
    property(facts, (some) => {
      const owed = some.invoices.reduce((sum, { amount, paid_amount }) => sum + Math.max(0, amount - paid_amount), 0)
      const ordered = some.orders
        .filter(countsInExposure)
        .reduce((sum, one) => sum + Math.max(0, one.total_amount - one.invoiced_amount), 0)
      const terms = exposureOf(some)
      expect(exposureTotal(terms)).toBe(owed + ordered - terms.unapplied_receipt)
      expect(terms.uncleared_cheque).toBeLessThanOrEqual(owed + ordered)
      const bare = {
        ...some,
        cheques: some.cheques.filter((one) => !isUncleared(one)),
        receipts: (some.receipts ?? []).filter(({ status }) => status !== 'In_Transit'),
      }
      expect(exposureTotal(exposureOf(bare))).toBe(exposureTotal(terms))
      expect(exposureOf(bare).uncleared_cheque).toBe(0)
    }),
  )
})

test('an order counts while it is promised, also while it is being adjusted', () => {
  expect(orderStatuses.filter((status) => countsInExposure({ status }))).toEqual(['Submitted', 'Approved', 'Adjusted'])
})

test('a cheque above all that is owed adds nothing, and covers orders after invoices', () => {
  const orders = [{ status: 'Adjusted', total_amount: 50, invoiced_amount: 0 }]
  const given = (amount: number) =>
    exposureOf({
      ...{ orders, invoices: [{ invoice_code: 'INV-1', amount: 100, paid_amount: 0 }] },
      cheques: [{ status: 'Saved', amount, allocations: [] }],
    })
  expect(given(120)).toEqual({
    ...{ outstanding_invoice: 0, open_order: 30, uncleared_cheque: 120, unapplied_receipt: 0 },
  })
  expect(given(500)).toEqual({
    ...{ outstanding_invoice: 0, open_order: 0, uncleared_cheque: 150, unapplied_receipt: 0 },
  })
})

test('credit that pays an invoice leaves the exposure where it was', () => {
  assert(
    property(facts, integer({ min: 0, max: 100 }), (some, percent) => {
      const before = exposureOf(some)
      const n = some.invoices.findIndex(({ amount, paid_amount }) => amount > paid_amount)
      const invoice = some.invoices[n]
      if (!invoice) return
      const most = Math.min(before.unapplied_receipt, invoice.amount - invoice.paid_amount)
      const used = Math.floor((most * percent) / 100)
      const invoices = some.invoices.map((one, at) =>
        at === n ? { ...one, paid_amount: one.paid_amount + used } : one,
      )
      expect(exposureTotal(exposureOf({ ...some, invoices, used }))).toBe(exposureTotal(before))
    }),
  )
})

test('covers are spread to the last rupiah, each invoice what was given for it first, then those due first', () => {
  const amount = integer({ min: 0, max: 1000 })
  const owed = array(record({ day: integer({ min: 1, max: 3 }), open: amount, given: amount }), { maxLength: 5 }).map(
    (all) =>
      all.map(({ day, open, given }, n) => ({ invoice_code: `INV-${n}`, due_date: `2026-11-0${day}`, open, given })),
  )
  assert(
    property(owed, amount, (invoices, free) => {
      const given = invoices.reduce((sum, one) => sum + one.given, 0)
      const covered = spreadCovers(invoices, given + free)
      const open = invoices.reduce((sum, one) => sum + one.open, 0)
      expect([...covered.values()].reduce((sum, one) => sum + one, 0)).toBe(Math.min(open, given + free))
      for (const one of invoices) {
        expect(covered.get(one.invoice_code)).toBeGreaterThanOrEqual(Math.min(one.open, one.given))
        expect(covered.get(one.invoice_code)).toBeLessThanOrEqual(one.open)
      }
    }),
  )
  const three = [3, 1, 2].map((n) => ({ invoice_code: `INV-${n}`, due_date: `2026-11-0${n}`, open: 100, given: 0 }))
  expect([...spreadCovers(three, 150)]).toEqual([
    ['INV-1', 100],
    ['INV-2', 50],
    ['INV-3', 0],
  ])
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
    { status: 'Approved', total_amount: 100, invoiced_amount: 30 },
    { status: 'Approved', total_amount: 100, invoiced_amount: 120 },
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
