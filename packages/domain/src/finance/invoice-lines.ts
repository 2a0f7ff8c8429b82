import { timesRatio, total } from '../values/money.ts'
import { isTaxedSale, type WayWithoutNpwp } from './tax-office/sales-without-npwp.ts'
import { type TaxAmounts, type TaxRule, taxInAmount, taxOnBase, untaxed } from './tax.ts'

export type InvoiceTerms = {
  customerIsTaxable: number
  priceIncludeTax: 'Y' | 'N'
  rule: TaxRule | undefined
}

type Priced = { customer_is_taxable: number; price_include_tax: 'Y' | 'N'; sold_as?: WayWithoutNpwp | null }
/**
 * What the prices of a document are. Price lists are with tax: the order of a customer whose prices are before tax takes it out
 * of the net amount and puts it on top again, so that its list prices, and those of its invoices, still have the tax in them.
 */
export const priceKindOf = ({ customer_is_taxable, price_include_tax, sold_as }: Priced, isOfOrder: boolean) => {
  if (customer_is_taxable !== 1) return isTaxedSale({ customer_is_taxable, sold_as }) ? 'withTax' : 'notTaxed'
  if (price_include_tax === 'Y') return 'withTax'
  return isOfOrder ? 'taxOnTop' : 'withoutTax'
}

/** The one way from a net amount to its tax: with tax inside where prices include it, on top where they do not. */
const taxOfNet = ({ customerIsTaxable, priceIncludeTax, rule }: InvoiceTerms, net: number): TaxAmounts => {
  if (customerIsTaxable !== 1 || !rule) return untaxed(net)
  return priceIncludeTax === 'Y' ? taxInAmount(rule, net) : taxOnBase(rule, net)
}

type Part = { qty: number; ordered_qty: number; done_qty: number; done_amount: number }
/** A part of an order line's amount by quantity; the last part is what the others left, so that all add up exactly. */
export const partOfAmount = (amount: number, { qty, ordered_qty, done_qty, done_amount }: Part) =>
  done_qty + qty >= ordered_qty ? amount - done_amount : timesRatio(amount, qty, ordered_qty)

type OrderLine = {
  ordered_qty: number
  list_amount: number
  discount_amount: number
  cashback_amount: number
  base: number
  amount: number
}
export type LineAmounts = TaxAmounts & { list_amount: number; discount_amount: number; cashback_amount: number }

/** An invoice line of so many pieces of an order line, of which `done` were invoiced before. */
export const lineOfOrder = (
  terms: InvoiceTerms,
  line: OrderLine,
  qty: number,
  done: { qty: number } & Pick<LineAmounts, 'list_amount' | 'discount_amount' | 'cashback_amount' | 'base' | 'amount'>,
): LineAmounts => {
  const part = (field: 'list_amount' | 'discount_amount' | 'cashback_amount' | 'base' | 'amount') =>
    partOfAmount(line[field], {
      ...{ qty, ordered_qty: line.ordered_qty, done_qty: done.qty, done_amount: done[field] },
    })
  // An order of prices before tax puts the tax on the base: so do its parts.
  const isOnTop = terms.customerIsTaxable === 1 && terms.rule && terms.priceIncludeTax === 'N'
  return {
    ...taxOfNet(terms, isOnTop ? part('base') : part('amount')),
    ...{ list_amount: part('list_amount'), discount_amount: part('discount_amount') },
    cashback_amount: part('cashback_amount'),
  }
}

/** A line written by hand: pieces at a price, less a discount. */
export const lineByHand = (
  terms: InvoiceTerms,
  { qty, unit_price, discount_amount }: { qty: number; unit_price: number; discount_amount: number },
): LineAmounts => {
  const list_amount = qty * unit_price
  return { ...taxOfNet(terms, list_amount - discount_amount), list_amount, discount_amount, cashback_amount: 0 }
}

const sumOf = <Key extends string>(lines: readonly Record<Key, number>[], field: Key) =>
  total(lines.map((line) => line[field]))

/** The head is the sum of its lines: nothing is computed again from the total. */
export const invoiceTotals = (lines: readonly (LineAmounts & { qty: number })[], stamp_duty = 0) => ({
  list_amount: sumOf(lines, 'list_amount'),
  discount_amount: sumOf(lines, 'discount_amount'),
  cashback_amount: sumOf(lines, 'cashback_amount'),
  base: sumOf(lines, 'base'),
  other_base: sumOf(lines, 'other_base'),
  vat: sumOf(lines, 'vat'),
  rounding_adjustment: sumOf(lines, 'rounding_adjustment'),
  stamp_duty,
  grand_total: sumOf(lines, 'amount') + stamp_duty,
  line_count: lines.length,
  total_qty: sumOf(lines, 'qty'),
})
