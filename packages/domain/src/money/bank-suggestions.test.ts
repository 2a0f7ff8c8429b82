import fc from 'fast-check'
import { expect, test } from 'vitest'
import { total } from '../values/money.ts'
import { accountNumbersIn, documentCodesIn } from './bank-codes.ts'
import { alikeIn, nameScore, payerOf } from './bank-names.ts'
import { type BankFacts, suggestionsFor } from './bank-suggestions.ts'
import { exactParts, oldestParts } from './exact-parts.ts'

const bill = (invoice_code: string, open_amount: number, due_date = '2026-11-20') => ({
  invoice_code,
  due_date,
  open_amount,
})
const sejahtera = {
  customer_code: 'C-1',
  customer_name: 'Toko Sejahtera Elektronik',
  orders: [{ order_code: 'SO-705-2611-00009', open_amount: 7_250_000 }],
  invoices: [
    bill('SI-705-26-00640', 6_400_000),
    bill('SI-705-26-00698', 31_240_000),
    bill('SI-705-26-00711', 17_150_000),
  ],
}
const berkah = {
  customer_code: 'C-2',
  customer_name: 'CV Berkah Lestari',
  orders: [],
  invoices: [bill('SI-705-26-00723', 13_581_500)],
}
const known = [sejahtera, berkah]
const facts = (more: Partial<BankFacts> = {}): BankFacts => ({
  customers: new Map(known.map((one) => [one.customer_code, one])),
  virtualAccounts: new Map([['888070500000001', 'C-1']]),
  documents: new Map([
    ['SI-705-26-00723', { kind: 'invoice', code: 'SI-705-26-00723', customer_code: 'C-2', open_amount: 13_581_500 }],
    [
      'SO-705-2611-00007',
      {
        kind: 'order' as const,
        code: 'SO-705-2611-00007',
        customer_code: 'C-1',
        open_amount: 18_847_975,
      },
    ],
  ]),
  ...{ receipts: new Map(), cheques: new Map(), payers: new Map(), alike: alikeIn(known) },
  ...more,
})
const line = (text: string, amount: number) => ({ date: '2026-11-18', amount, text })
const best = (text: string, amount: number, more?: Partial<BankFacts>) =>
  suggestionsFor(line(text, amount), facts(more))[0]

test('our code and the exact amount are certain, whatever the bank made of the dashes', () => {
  for (const text of ['SI-705-26-00723 LUNAS', 'BYR SI7052600723', 'INV SI 705 26 00723 BERKAH'])
    expect(best(text, 13_581_500)).toMatchObject({
      sure: 'Certain',
      customer_code: 'C-2',
      allocations: [{ invoice_code: 'SI-705-26-00723', amount: 13_581_500 }],
    })
})

test('a code with another amount is short or over, and says by how much', () => {
  expect(best('SI-705-26-00723', 13_575_000)).toMatchObject({ sure: 'Short', missing: 6500 })
  expect(best('SI-705-26-00723', 14_000_000)).toMatchObject({ sure: 'Over', missing: -418_500 })
})

test('an order is found by its code; its money is the customer’s until the order is billed', () => {
  expect(best('SO-705-2611-00007', 18_847_975)).toMatchObject({
    ...{ sure: 'Certain', order_code: 'SO-705-2611-00007', allocations: [] },
  })
})

test('an order that is paid already says who paid once more, and keeps none of it', () => {
  const paid = { kind: 'order' as const, code: 'SO-705-2611-00007', customer_code: 'C-1', open_amount: 0 }
  const documents = new Map([[paid.code, paid]])
  expect(best('SO-705-2611-00007', 6_400_000, { documents })).toMatchObject({
    ...{ sure: 'Over', customer_code: 'C-1', order_code: null },
    allocations: [{ invoice_code: 'SI-705-26-00640', amount: 6_400_000 }],
  })
})

test('what an order waits for is found by the account or the name too, where no invoices make the amount', () => {
  const order_code = 'SO-705-2611-00009'
  expect(best('BCA VIRTUAL ACCOUNT 88807050 0000001', 7_250_000)).toMatchObject({
    ...{ sure: 'Certain', order_code, allocations: [] },
  })
  expect(best('TRSF CR TOKO SEJAHTERA ELEKTRONIK', 7_250_000)).toMatchObject({ sure: 'Likely', order_code })
  const twice = { ...sejahtera, orders: [...sejahtera.orders, { order_code: 'SO-2', open_amount: 7_250_000 }] }
  const customers = new Map([['C-1', twice]])
  expect(best('TRSF CR TOKO SEJAHTERA ELEKTRONIK', 7_250_000, { customers })).toMatchObject({ order_code: null })
})

test('a virtual account with an exact sum of invoices is certain, another sum is not', () => {
  expect(best('BCA VIRTUAL ACCOUNT 88807050 0000001', 48_390_000)).toMatchObject({
    sure: 'Certain',
    customer_code: 'C-1',
  })
  expect(best('888070500000001', 5)).toMatchObject({ sure: 'Short', customer_code: 'C-1' })
})

test('an exact sum with the name, cut by the bank, or a payer who paid before, is likely', () => {
  expect(best('TRSF E-BANKING CR 1811/FTSCY/WS95031 TOKO SEJAHTERA ELEKTRONI', 48_390_000)).toMatchObject({
    ...{ sure: 'Likely', reasons: ['amount', 'name'] },
    allocations: [{ invoice_code: 'SI-705-26-00698' }, { invoice_code: 'SI-705-26-00711' }],
  })
  const payers = new Map([['ANDI WIJAYA', [{ customer_code: 'C-2', times: 3 }]]])
  expect(best('BI-FAST CR ANDI WIJAYA', 13_581_500, { payers })).toMatchObject({ sure: 'Likely', customer_code: 'C-2' })
  expect(best('BI-FAST CR ANDI WIJAYA', 13_581_500)).toBeUndefined()
})

test('money that is written down already is tied, before a second receipt is thought of', () => {
  const money = {
    receipt_code: 'RV-1',
    customer_code: 'C-1',
    kind: 'va',
    reference: '888070500000001',
    day: '2026-11-18',
  }
  const receipts = new Map([[31_240_000, [money]]])
  expect(best('VA 888070500000001', 31_240_000, { receipts })).toMatchObject({
    sure: 'Certain',
    receipt_code: 'RV-1',
    allocations: [],
  })
  expect(best('SETORAN TUNAI', 31_240_000, { receipts })).toBeUndefined()
  expect(best('TOKO SEJAHTERA ELEKTRONIK', 31_240_000, { receipts })).toMatchObject({
    sure: 'Likely',
    receipt_code: 'RV-1',
  })
})

test('a cheque by its number and amount is likely', () => {
  const cheques = new Map([[17_250_000, [{ cheque_code: 'CHQ-1', cheque_no: 'BG 719204', customer_code: 'C-2' }]]])
  expect(best('SETORAN KLIRING BG719204 BANK MANDIRI', 17_250_000, { cheques })).toMatchObject({
    sure: 'Likely',
    cheque_code: 'CHQ-1',
  })
})

test('a text that names two customers is certain of neither, and money that goes out is suggested nothing', () => {
  expect(
    suggestionsFor(line('888070500000001 SI-705-26-00723', 13_581_500), facts()).map(({ sure }) => sure),
  ).not.toContain('Unknown')
  expect(best('SI-705-26-00723', -13_581_500)).toBeUndefined()
})

test('codes, numbers of accounts and payers are read from what banks write', () => {
  expect(documentCodesIn('bayar si-705-2611-00012 & SO 713 2611 00003')).toEqual([
    'SI-705-2611-00012',
    'SO-713-2611-00003',
  ])
  expect(documentCodesIn('SI-705-26-007011')).toEqual([])
  expect(accountNumbersIn('88080705 0029642')).toContain('880807050029642')
  expect(payerOf('TRSF E-BANKING CR 1811/FTSCY/WS95031 ANDI WIJAYA')).toBe('ANDI WIJAYA')
  expect(payerOf('TRSF 123')).toBeNull()
  expect(nameScore('Toko Sejahtera Abadi', 'TOKO SEJAHTERA ELEKTRONI')).toBeLessThan(0.8)
})

const bills = fc
  .array(fc.integer({ min: 1, max: 500 }), { maxLength: 22 })
  .map((amounts) => amounts.map((amount, n) => bill(`I${n}`, amount)))
test('joined invoices make the amount exactly, up to five of the twenty oldest', () => {
  fc.assert(
    fc.property(bills, fc.integer({ min: 1, max: 2500 }), (invoices, amount) => {
      const found = exactParts(amount, invoices)
      if (!found) return
      expect(total(found.map((part) => part.amount))).toBe(amount)
      expect(found.length).toBeLessThanOrEqual(5)
      expect(new Set(found.map(({ invoice_code }) => invoice_code)).size).toBe(found.length)
    }),
  )
})
test('the oldest first take no more than there is, and leave nothing while something is open', () => {
  fc.assert(
    fc.property(bills, fc.integer({ min: 1, max: 12_000 }), (invoices, amount) => {
      const open = total(invoices.map(({ open_amount }) => open_amount))
      expect(total(oldestParts(amount, invoices).map((part) => part.amount))).toBe(Math.min(open, amount))
    }),
  )
})
