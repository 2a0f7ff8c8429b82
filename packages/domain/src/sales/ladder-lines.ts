import type { Policy, PolicyBuyer } from '../customers/sales-policies.ts'
import type { TaxRule } from '../finance/tax.ts'
import type { TaxTerms } from './cashbacks/cashback-selection.ts'

/** Between the list price and the tax base, in the order in which they are taken off. */
export const ladderSteps = [
  'list',
  'special-price',
  'sales-policy',
  'item-discount',
  'extra-discount',
  'cbd-discount',
  'cashback-discount',
] as const
export type LadderStep = (typeof ladderSteps)[number]
export type DiscountStep = Exclude<LadderStep, 'list'>

/** The collect method that earns the discount for paying before the goods leave. */
export const cashBeforeDelivery = 'CBD'
/** Where no sales policy says the most in total, in percent. */
export const standardMaxPercent = 8

/** All prices and discounts of a line are with tax. */
export type LadderLine = {
  item_code: string
  brand_code: string | null
  category_code: string | null
  business_unit_code: string
  ordered_qty: number
  /** Null where nobody set a price. */
  list_price: number | null
  special?: { special_price_code: string; price_include_tax: number } | undefined
  item_discount_percent: number
  /** Counts where no percent is given. */
  item_discount_amount: number
}
export type LadderHeader = PolicyBuyer &
  TaxTerms & {
    collect_method: string | null
    cbd_discount_percent: number
    extra_discount_amount: number
    cashback_list: readonly { plannedAmount: number }[]
    /** Of the customer's transaction code on the day; a code without a rule is not taxed. */
    tax_rule: TaxRule | undefined
    /** The branch's, in percent. */
    max_total_percent: number
    policies: readonly Policy[]
  }

/** A special price counts where it is below the list price. */
export const isSpecial = ({ special, list_price }: LadderLine) =>
  special !== undefined && (list_price === null || special.price_include_tax < list_price)
/** Where nobody set a list price, a special price is its own list price. */
export const listPriceOf = (line: LadderLine) => line.list_price ?? line.special?.price_include_tax ?? 0
