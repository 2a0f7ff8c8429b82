import { timesRatio } from '../money.ts'

export const priceStatuses = ['Draft', 'Submitted', 'Approved', 'Rejected', 'Closed'] as const
export type PriceStatus = (typeof priceStatuses)[number]

/** The specification's divisor, 1.11, as a fraction: no rupiah is lost to floating point. */
export const priceWithoutTax = (price_include_tax: number) => timesRatio(price_include_tax, 100, 111)

/** Whom, what and when a list price is for. Null means everybody: all branches, all customer levels, no last day. */
export type ListPrice = {
  price_code: string
  org_code: string
  dept_code: string | null
  customer_level: string | null
  item_code: string
  min_qty: number
  price_include_tax: number
  valid_from: string
  valid_to: string | null
}

/** A price that one customer was granted for one item. `quantity_left` null: without a limit. */
export type GrantedPrice = {
  special_price_code: string
  customer_code: string
  item_code: string
  price_include_tax: number
  quantity_left: number | null
  valid_from: string
  valid_to: string
}

export type PriceQuestion = {
  org_code: string
  dept_code: string
  customer_code: string
  customer_level: string | null
  item_code: string
  quantity: number
  day: string
}

/** In the order in which they are asked: the first that has a price wins. */
export const priceRules = ['special', 'level-and-branch', 'level', 'branch', 'organization'] as const
export type PriceRule = (typeof priceRules)[number]

export type PriceFound =
  | { rule: 'special'; price_include_tax: number; price: GrantedPrice }
  | { rule: Exclude<PriceRule, 'special'>; price_include_tax: number; price: ListPrice }

type Period = { valid_from: string; valid_to: string | null }

export const isValidOn = ({ valid_from, valid_to }: Period, day: string) =>
  valid_from <= day && (valid_to === null || day <= valid_to)

export const periodsOverlap = (a: Period, b: Period) =>
  (b.valid_to === null || a.valid_from <= b.valid_to) && (a.valid_to === null || b.valid_from <= a.valid_to)

const keyOf = ({ org_code, dept_code, customer_level, item_code, min_qty }: ListPrice) =>
  JSON.stringify([org_code, dept_code, customer_level, item_code, min_qty])

/** Two prices for the same people, item and quantity on the same day would leave the price open. */
export const pricesOverlap = (a: ListPrice, b: ListPrice) =>
  a.price_code !== b.price_code && keyOf(a) === keyOf(b) && periodsOverlap(a, b)

const ruleOf = ({ dept_code, customer_level }: ListPrice): Exclude<PriceRule, 'special'> => {
  if (customer_level !== null) return dept_code === null ? 'level' : 'level-and-branch'
  return dept_code === null ? 'organization' : 'branch'
}

const reaches = (price: ListPrice, asked: PriceQuestion) =>
  price.org_code === asked.org_code &&
  price.item_code === asked.item_code &&
  (price.dept_code === null || price.dept_code === asked.dept_code) &&
  (price.customer_level === null || price.customer_level === asked.customer_level) &&
  price.min_qty <= asked.quantity &&
  isValidOn(price, asked.day)

/** The narrowest rule first, then the largest minimum that fits; the rest only decides between prices that may not both exist. */
const byPrecedence = (a: ListPrice, b: ListPrice) =>
  priceRules.indexOf(ruleOf(a)) - priceRules.indexOf(ruleOf(b)) ||
  b.min_qty - a.min_qty ||
  b.valid_from.localeCompare(a.valid_from) ||
  a.price_code.localeCompare(b.price_code)

const grantReaches = (grant: GrantedPrice, asked: PriceQuestion) =>
  grant.customer_code === asked.customer_code &&
  grant.item_code === asked.item_code &&
  isValidOn(grant, asked.day) &&
  (grant.quantity_left === null || grant.quantity_left >= asked.quantity)

/** Exactly one price for a customer, item, quantity and day, with the rule that made it; none where nobody set one. */
export const priceFor = (
  asked: PriceQuestion,
  approved: readonly ListPrice[],
  granted: readonly GrantedPrice[] = [],
): PriceFound | undefined => {
  const [special] = granted
    .filter((grant) => grantReaches(grant, asked))
    .toSorted(
      (a, b) => a.price_include_tax - b.price_include_tax || a.special_price_code.localeCompare(b.special_price_code),
    )
  if (special) return { rule: 'special', price_include_tax: special.price_include_tax, price: special }
  const [price] = approved.filter((one) => reaches(one, asked)).toSorted(byPrecedence)
  return price && { rule: ruleOf(price), price_include_tax: price.price_include_tax, price }
}
