import type { ReceiptKind } from '../finance/receipts.ts'
import { timesRatio, total } from '../values/money.ts'
import { credit, debit, type JournalLine } from './journals.ts'

/* What each event writes: the lines of the design's table, for every amount. */

type BilledLine = {
  business_unit_code: string
  base: number
  amount: number
  cashback_amount: number
}
type Invoice = { grand_total: number; vat: number; rounding_adjustment: number; stamp_duty: number }

/** The cashback of a line without the tax in it, by the line's own share of tax. */
export const beforeTax = ({ base, amount, cashback_amount }: Omit<BilledLine, 'business_unit_code'>) =>
  amount > 0 ? timesRatio(cashback_amount, base, amount) : cashback_amount

/** Sales are what the goods cost before cashback. The tax that the cashback saved us is no rebate: it comes off again. */
export const invoiceApproved = (invoice: Invoice, lines: readonly BilledLine[]): JournalLine[] => {
  const used = total(lines.map(beforeTax))
  const units = Map.groupBy(lines, (line) => line.business_unit_code)
  return [
    ...debit('receivable', invoice.grand_total),
    ...debit('accrued-cashback', used),
    ...[...units].flatMap(([business_unit_code, own]) =>
      credit('sales', total(own.map((line) => line.base + beforeTax(line))), { business_unit_code }),
    ),
    ...credit('vat-out', invoice.vat),
    ...credit('rounding', invoice.rounding_adjustment),
    ...credit('stamp-duty', invoice.stamp_duty),
    ...cashbackTax(total(lines.map(({ cashback_amount }) => cashback_amount)) - used),
  ]
}

/** What was granted with tax and used without it is owed to nobody any more. */
const cashbackTax = (amount: number) => [...debit('accrued-cashback', amount), ...credit('sales-rebate', amount)]

/** Granted, or with a minus taken back or expired. */
export const cashbackMoved = (amount: number): JournalLine[] => [
  ...debit('sales-rebate', amount),
  ...credit('accrued-cashback', amount),
]

/** Paid by the bank, or turned into the customer's money. */
export const cashbackPaid = (amount: number, by: 'bank' | 'customer-money'): JournalLine[] => [
  ...debit('accrued-cashback', amount),
  ...credit(by, amount),
]

type Money = { amount: number; allocated_amount: number; bank_code?: string | null }

/** What came: the invoices it pays are paid, the rest is the customer's money. */
const pays = ({ amount, allocated_amount }: Money) => [
  ...credit('receivable', allocated_amount),
  ...credit('customer-money', amount - allocated_amount),
]

const sources = {
  transfer: 'bank',
  cash: 'cash',
  cashback: 'accrued-cashback',
  'write-off': 'bad-debt',
  va: 'bank',
  'bank-charge': 'charges',
  // Owed to the customer since the driver took it.
  cod: 'customer-money',
} as const satisfies Record<ReceiptKind, JournalLine['kind']>

/** A write-off forgives what is owed: the rest of it is nobody's. */
export const receiptConfirmed = (receipt: Money & { kind: ReceiptKind }): JournalLine[] => {
  const { kind, allocated_amount, bank_code } = receipt
  const amount = kind === 'write-off' ? allocated_amount : receipt.amount
  return [...debit(sources[kind], amount, { bank_code }), ...pays({ amount, allocated_amount })]
}

export const chequeCleared = (cheque: Money): JournalLine[] => [
  ...debit('bank', cheque.amount, { bank_code: cheque.bank_code }),
  ...pays(cheque),
]

type CreditNote = {
  base: number
  vat: number
  rounding_adjustment: number
  fee_amount: number
  cashback_from_credit: number
  cashback_given_back: number
  amount: number
  applied_amount: number
  business_unit_code?: string | undefined
}

/** Goods came back. Cashback that had lowered their price is owed again; what they had earned and was spent is kept. */
export const creditNoteGiven = (note: CreditNote): JournalLine[] => {
  const { base, vat, rounding_adjustment, cashback_given_back: given, business_unit_code } = note
  const before = beforeTax({ base, amount: base + vat + rounding_adjustment, cashback_amount: given })
  return [
    ...debit('sales-returns', base + before, { business_unit_code }),
    ...debit('sales-rebate', given - before),
    ...debit('vat-out', vat),
    ...debit('rounding', rounding_adjustment),
    ...credit('accrued-cashback', given),
    ...credit('receivable', note.applied_amount),
    ...credit('customer-money', note.amount - note.applied_amount),
    ...credit('restocking-income', note.fee_amount),
    ...credit('sales-rebate', note.cashback_from_credit),
  ]
}

export const slipConfirmed = (amount: number): JournalLine[] => [
  ...debit('prepaid-tax', amount),
  ...credit('receivable', amount),
]

/** What the customer had with us pays invoices. */
export const creditUsed = (amount: number): JournalLine[] => [
  ...debit('customer-money', amount),
  ...credit('receivable', amount),
]

export const refundPaid = (amount: number): JournalLine[] => [
  ...debit('customer-money', amount),
  ...credit('bank', amount),
]

type Standing = { receivable: number; customer_money: number; accrued_cashback: number }
/** How a customer stood when the books began. */
export const openingOf = ({ receivable, customer_money, accrued_cashback }: Standing): JournalLine[] => [
  ...debit('receivable', receivable),
  ...credit('customer-money', customer_money),
  ...credit('accrued-cashback', accrued_cashback),
  ...credit('opening-balance', receivable - customer_money - accrued_cashback),
]
