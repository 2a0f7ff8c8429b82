import type { EInvoiceStatus } from '../finance/electronic-invoices.ts'
import type { TaxRule } from '../finance/tax.ts'
import { hasTaxInvoice, type WayWithoutNpwp } from '../finance/tax-office/sales-without-npwp.ts'
import { partOfTax, restOfTax } from '../finance/tax-office/tax-parts.ts'
import { timesRatio } from '../values/money.ts'

/** What may still come back of an invoice line. */
export const returnableQty = (invoiced: number, returned: number) => Math.max(0, invoiced - returned)

const parts = ['base', 'other_base', 'vat', 'rounding_adjustment', 'cashback_amount'] as const
export type Credit = Record<(typeof parts)[number], number> & { amount: number }
export const noCredit: Credit = {
  ...{ base: 0, other_base: 0, vat: 0, rounding_adjustment: 0, cashback_amount: 0, amount: 0 },
}

/**
 * What so many pieces of an invoice line are credited with, of which `done` came back before. Base and amount go by quantity, the
 * tax is that of the base by the one tax function, of what comes back as of what stays; the last piece takes what the others
 * left, so that all credits of a line add up to its amount.
 */
export const creditOf = (
  line: { qty: number } & Omit<Credit, 'amount'>,
  qty: number,
  done: { qty: number } & Credit,
  rule: TaxRule | undefined,
): Credit => {
  const left = Math.max(0, line.qty - done.qty)
  const rest = done.qty > 0 ? restOfTax(line, done, rule) : line
  const { base, other_base, vat, rounding_adjustment } = partOfTax(rest, qty, left, rule)
  const cashback = line.cashback_amount - done.cashback_amount
  return {
    ...{ base, other_base, vat, rounding_adjustment },
    cashback_amount: qty >= left ? cashback : timesRatio(cashback, qty, left),
    amount: base + vat + rounding_adjustment,
  }
}

export const plusCredit = (one: Credit, other: Credit): Credit => ({
  base: one.base + other.base,
  other_base: one.other_base + other.other_base,
  vat: one.vat + other.vat,
  rounding_adjustment: one.rounding_adjustment + other.rounding_adjustment,
  cashback_amount: one.cashback_amount + other.cashback_amount,
  amount: one.amount + other.amount,
})

/** Taken from the credit for putting the goods on the shelf again. */
export const restockingFee = (amount: number, percent: number) => timesRatio(amount, percent, 100)

type Unit = { item_code: string; per: number; has_serial: boolean }
/** How many whole pieces these units are; nothing where one of its halves is missing or left over. */
export const wholePieces = (units: readonly Unit[], countOf: (item_code: string) => number): number | undefined => {
  const counted = units.filter(({ has_serial }) => has_serial)
  const pieces = counted.map(({ item_code, per }) => countOf(item_code) / per)
  const [first] = pieces
  if (first === undefined || !Number.isInteger(first)) return undefined
  return pieces.every((n) => n === first) ? first : undefined
}

export const taxChoices = ['Replacement', 'Nota_Retur', 'No_Tax'] as const
export type TaxChoice = (typeof taxChoices)[number]
type TaxFacts = {
  customer_is_taxable: number
  sold_as: WayWithoutNpwp | null
  tax_date: string
  /** In money: what earlier returns credited is no payment. */
  paid_amount: number
  is_period_locked: boolean
  /** Of the newest electronic version. */
  e_status: EInvoiceStatus | null
  /** Pieces that stay with the customer after this return. */
  rest_qty: number
}
/** It is on its way, or counts no more: there is nothing that a new version could take the place of. */
const notReplaceable: readonly (EInvoiceStatus | null)[] = ['Uploading', 'Waiting_DJP', 'Cancelling', 'Cancelled']

/**
 * In the same tax period and unpaid the e-invoice may be replaced, as long as something of it stays; a nota retur is possible
 * whenever there was tax.
 */
export const possibleTaxChoices = (invoice: TaxFacts, today: string): TaxChoice[] => {
  if (!hasTaxInvoice(invoice)) return ['No_Tax']
  const isSamePeriod = invoice.tax_date.slice(0, 7) === today.slice(0, 7) && !invoice.is_period_locked
  const isLeft = invoice.rest_qty > 0 && !notReplaceable.includes(invoice.e_status)
  return isSamePeriod && isLeft && invoice.paid_amount === 0 ? ['Replacement', 'Nota_Retur'] : ['Nota_Retur']
}
