import { total } from '../values/money.ts'

/** What a line of a journal is about; the account map names the account of each. */
export const lineKinds = [
  'receivable',
  'customer-money',
  'bank',
  'cash',
  'cash-in-transit',
  'sales',
  'vat-out',
  'rounding',
  'stamp-duty',
  'sales-returns',
  'restocking-income',
  'accrued-cashback',
  'sales-rebate',
  'claim-on-driver',
  'charges',
  'bad-debt',
  'prepaid-tax',
  'opening-balance',
] as const
export type LineKind = (typeof lineKinds)[number]

/** What happened to the document. The second of each pair takes the first back. */
export const journalEvents = [
  'invoice-approved',
  'invoice-cancelled',
  'cashback-granted',
  'cashback-expired',
  'cashback-paid',
  'receipt-confirmed',
  'receipt-void',
  'cheque-cleared',
  'credit-note',
  'slip-confirmed',
  'slip-reopened',
  'cod-collected',
  'cash-handed-in',
  'cash-deposited',
  'difference-closed',
  'refund-paid',
  'refund-failed',
  'credit-used',
  'credit-taken-back',
  'bank-charge',
  'opening',
] as const
export type JournalEvent = (typeof journalEvents)[number]

/** The documents that journals come from. */
export const journalDocuments = [
  'sales-invoice',
  'receipt',
  'cheque',
  'credit-note',
  'withholding-slip',
  'cashback',
  'cashback-payout',
  'held-cash',
  'refund',
  'credit-use',
  'bank-line',
  'customer',
] as const
export type JournalDocument = (typeof journalDocuments)[number]

/** Waiting for an account, ready to be exported, in a batch that nobody took yet, taken. */
export const journalStatuses = ['Waiting', 'Ready', 'In_Batch', 'Exported'] as const
export type JournalStatus = (typeof journalStatuses)[number]

export type JournalLine = {
  kind: LineKind
  debit: number
  credit: number
  /** Where they differ from the journal's. */
  dept_code?: string | null | undefined
  customer_code?: string | null | undefined
  business_unit_code?: string | null | undefined
  bank_code?: string | null | undefined
}
type About = Omit<JournalLine, 'kind' | 'debit' | 'credit'>

/** Below nothing it stands on the other side; nothing is no line. */
export const debit = (kind: LineKind, amount: number, about: About = {}): JournalLine[] =>
  amount === 0 ? [] : [{ kind, debit: Math.max(0, amount), credit: Math.max(0, -amount), ...about }]
export const credit = (kind: LineKind, amount: number, about: About = {}) =>
  debit(kind, amount === 0 ? 0 : -amount, about)

export const debitOf = (lines: readonly JournalLine[]) => total(lines.map((line) => line.debit))
export const creditOf = (lines: readonly JournalLine[]) => total(lines.map((line) => line.credit))

const isWhole = ({ debit, credit }: JournalLine) =>
  [debit, credit].every((amount) => Number.isSafeInteger(amount) && amount >= 0) && debit > 0 !== credit > 0

/** Both sides are the same, and each line stands on one of them. */
export const isBalanced = (lines: readonly JournalLine[]) => lines.every(isWhole) && debitOf(lines) === creditOf(lines)

/** The same with its sides changed: takes a journal back. */
export const mirrored = (lines: readonly JournalLine[]): JournalLine[] =>
  lines.map((line) => ({ ...line, debit: line.credit, credit: line.debit }))
