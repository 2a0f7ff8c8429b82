import { total } from '../values/money.ts'
import { promisedStatuses } from './sales-orders.ts'

export const chequeStatuses = ['Saved', 'Submitted', 'Approved', 'Rejected', 'Deleted'] as const
export type ChequeStatus = (typeof chequeStatuses)[number]
/** In our hands or at the bank, and not money yet. */
export const unclearedStatuses = ['Saved', 'Submitted'] as const satisfies readonly ChequeStatus[]

/** What a customer may cost us, by term. Each rupiah stands in one. */
export type ExposureTerms = {
  /** Invoiced, and covered neither by payment nor by a cheque or cash on its way. */
  outstanding_invoice: number
  /** Ordered, not yet invoiced and not covered. */
  open_order: number
  /** What uncleared cheques and cash on its way cover of both. More of them than is owed adds nothing. */
  uncleared_cheque: number
  /** Ours to use for an invoice, and not used yet. */
  unapplied_receipt: number
}

export const exposureTotal = (terms: ExposureTerms) =>
  terms.outstanding_invoice + terms.open_order + terms.uncleared_cheque - terms.unapplied_receipt

/** What is not money yet takes from what it covers, invoices first: taken or bounced, it moves no sum. */
export const withCover = (invoices: number, orders: number, covers: number) => ({
  outstanding_invoice: Math.max(0, invoices - covers),
  open_order: Math.max(0, orders - Math.max(0, covers - invoices)),
  uncleared_cheque: Math.min(covers, invoices + orders),
})

/** Does the order stand in the exposure until it is invoiced? The database asks the same. */
export const countsInExposure = ({ status }: { status: string }) => promisedStatuses.some((one) => one === status)

type Allocation = { invoice_code: string; amount: number }
type Received = { status: string; amount: number; allocated_amount: number }
export type ExposureFacts = {
  invoices: readonly { invoice_code: string; amount: number; paid_amount: number }[]
  /** With what was invoiced of them. */
  orders: readonly { status: string; total_amount: number; invoiced_amount: number }[]
  cheques: readonly { status: ChequeStatus; amount: number; allocations: readonly Allocation[] }[]
  receipts?: readonly Received[]
  /** Credit that was used for an invoice, or is held for a refund. */
  used?: number
}

const isUncleared = ({ status }: { status: ChequeStatus }) => unclearedStatuses.some((one) => one === status)

/** The database counts by the same rule. */
export const exposureOf = ({ invoices, orders, cheques, receipts = [], used = 0 }: ExposureFacts): ExposureTerms => {
  const inTransit = receipts.filter(({ status }) => status === 'In_Transit')
  const covers = total([...cheques.filter(isUncleared), ...inTransit].map(({ amount }) => amount))
  const owed = total(invoices.map(({ amount, paid_amount }) => Math.max(0, amount - paid_amount)))
  const ordered = total(
    orders
      .filter(countsInExposure)
      .map(({ total_amount, invoiced_amount }) => Math.max(0, total_amount - invoiced_amount)),
  )
  const unapplied = [
    ...invoices.map(({ amount, paid_amount }) => Math.max(0, paid_amount - amount)),
    ...cheques
      .filter(({ status }) => status === 'Approved')
      .map(({ amount, allocations }) => amount - total(allocations.map((part) => part.amount))),
    ...receipts
      .filter(({ status }) => status === 'Confirmed')
      .map(({ amount, allocated_amount }) => amount - allocated_amount),
  ]
  return { ...withCover(owed, ordered, covers), unapplied_receipt: total(unapplied) - used }
}

type Owed = { invoice_code: string; due_date: string; open: number; given: number }
/**
 * What of each open invoice is covered: by what was given for it, and by what is left of all covers, those due first. The
 * database spreads by the same rule.
 */
export const spreadCovers = (invoices: readonly Owed[], covers: number) => {
  const own = invoices.map(({ open, given }) => Math.min(open, given))
  let free = Math.max(0, covers - total(own))
  const order = [...invoices.keys()].toSorted((a, b) => {
    const [one, other] = [invoices[a], invoices[b]]
    return `${one?.due_date} ${one?.invoice_code}` < `${other?.due_date} ${other?.invoice_code}` ? -1 : 1
  })
  const covered = new Map<string, number>()
  for (const n of order) {
    const { invoice_code = '', open = 0 } = invoices[n] ?? {}
    const more = Math.min(free, open - (own[n] ?? 0))
    free -= more
    covered.set(invoice_code, (own[n] ?? 0) + more)
  }
  return covered
}
