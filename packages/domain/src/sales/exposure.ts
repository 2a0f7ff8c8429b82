import { total } from '../values/money.ts'

export const chequeStatuses = ['Saved', 'Submitted', 'Approved', 'Rejected', 'Deleted'] as const
export type ChequeStatus = (typeof chequeStatuses)[number]
/** In our hands or at the bank, and not money yet. */
export const unclearedStatuses = ['Saved', 'Submitted'] as const satisfies readonly ChequeStatus[]

/** What a customer may cost us, by term. */
export type ExposureTerms = {
  /** Invoiced, and covered neither by payment nor by an uncleared cheque. */
  outstanding_invoice: number
  /** Ordered and not yet invoiced. */
  open_order: number
  uncleared_cheque: number
  /** Received, and not yet used for an invoice. */
  unapplied_receipt: number
}

export const exposureTotal = (terms: ExposureTerms) =>
  terms.outstanding_invoice + terms.open_order + terms.uncleared_cheque - terms.unapplied_receipt

type Allocation = { invoice_code: string; amount: number }
export type ExposureFacts = {
  invoices: readonly { invoice_code: string; amount: number; paid_amount: number }[]
  /** Orders that were submitted or approved, with what was invoiced of them. */
  orders: readonly { total_amount: number; invoiced_amount: number }[]
  cheques: readonly { status: ChequeStatus; amount: number; allocations: readonly Allocation[] }[]
}

/**
 * Each rupiah stands in one term. A cheque covers the invoices it was given for; what it was given for nothing in
 * particular covers the rest that is due. The database counts by the same rule.
 */
export const exposureOf = ({ invoices, orders, cheques }: ExposureFacts): ExposureTerms => {
  const isUncleared = ({ status }: { status: ChequeStatus }) => status === 'Saved' || status === 'Submitted'
  const uncleared = cheques.filter(isUncleared)
  const cleared = cheques.filter(({ status }) => status === 'Approved')
  const covered = (code: string) =>
    total(
      uncleared.flatMap(({ allocations }) =>
        allocations.filter(({ invoice_code }) => invoice_code === code).map(({ amount }) => amount),
      ),
    )
  const free = ({ amount, allocations }: { amount: number; allocations: readonly Allocation[] }) =>
    amount - total(allocations.map((part) => part.amount))
  const uncovered = total(
    invoices.map(({ invoice_code, amount, paid_amount }) => Math.max(0, amount - paid_amount - covered(invoice_code))),
  )
  return {
    outstanding_invoice: Math.max(0, uncovered - total(uncleared.map(free))),
    open_order: total(orders.map(({ total_amount, invoiced_amount }) => Math.max(0, total_amount - invoiced_amount))),
    uncleared_cheque: total(uncleared.map(({ amount }) => amount)),
    unapplied_receipt:
      total(invoices.map(({ amount, paid_amount }) => Math.max(0, paid_amount - amount))) + total(cleared.map(free)),
  }
}
