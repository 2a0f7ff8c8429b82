import { because, type Message } from '../messages.ts'
import { timesRatio } from '../values/money.ts'

export const priceStatuses = ['Draft', 'Submitted', 'Approved', 'Rejected', 'Closed'] as const
export type PriceStatus = (typeof priceStatuses)[number]

/** A closed price stays valid until its last day: what was agreed on is never changed afterwards. */
export const inForceStatuses = ['Approved', 'Closed'] as const satisfies readonly PriceStatus[]

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
  /** For the reason alone. */
  dept_name?: string | null
  approved_user_name?: string | null
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
  approved_user_name?: string | null
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

export type Period = { valid_from: string; valid_to: string | null }

export const isValidOn = ({ valid_from, valid_to }: Period, day: string) =>
  valid_from <= day && (valid_to === null || day <= valid_to)

/** A price that was closed before its first day was never valid. */
const isNever = ({ valid_from, valid_to }: Period) => valid_to !== null && valid_to < valid_from

export const periodsOverlap = (a: Period, b: Period) =>
  !isNever(a) &&
  !isNever(b) &&
  (b.valid_to === null || a.valid_from <= b.valid_to) &&
  (a.valid_to === null || b.valid_from <= a.valid_to)

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

/** What each rule says, in the order in which they are asked; a rule without a price says nothing. */
export const priceLadder = (
  asked: PriceQuestion,
  approved: readonly ListPrice[],
  granted: readonly GrantedPrice[] = [],
): { rule: PriceRule; found: PriceFound | undefined }[] => {
  const [special] = granted
    .filter((grant) => grantReaches(grant, asked))
    .toSorted(
      (a, b) => a.price_include_tax - b.price_include_tax || a.special_price_code.localeCompare(b.special_price_code),
    )
  const fitting = approved.filter((one) => reaches(one, asked)).toSorted(byPrecedence)
  return priceRules.map((rule) => {
    if (rule === 'special')
      return { rule, found: special && { rule, price_include_tax: special.price_include_tax, price: special } }
    const price = fitting.find((one) => ruleOf(one) === rule)
    return { rule, found: price && { rule, price_include_tax: price.price_include_tax, price } }
  })
}

/** Exactly one price for a customer, item, quantity and day, with the rule that made it; none where nobody set one. */
export const priceFor = (
  asked: PriceQuestion,
  approved: readonly ListPrice[],
  granted: readonly GrantedPrice[] = [],
): PriceFound | undefined => priceLadder(asked, approved, granted).find(({ found }) => found)?.found

const ruleSaid = (found: PriceFound): Message => {
  if (found.rule === 'special') return because('price-rule-special')
  const { customer_level, dept_code, dept_name } = found.price
  const [level, branch] = [customer_level ?? '', dept_name ?? dept_code ?? '']
  if (found.rule === 'level-and-branch') return because('price-rule-level-and-branch', { level, branch })
  if (found.rule === 'level') return because('price-rule-level', { level })
  return found.rule === 'branch' ? because('price-rule-branch', { branch }) : because('price-rule-organization')
}

/** Why this price: the rule, the document, how long it is valid, and who approved it. */
export const priceReason = (found: PriceFound): Message => {
  const { valid_from, valid_to, approved_user_name } = found.price
  const code = found.rule === 'special' ? found.price.special_price_code : found.price.price_code
  const min_qty = found.rule === 'special' ? 1 : found.price.min_qty
  const rule =
    min_qty > 1 ? because('price-rule-from-quantity', { rule: ruleSaid(found), n: min_qty }) : ruleSaid(found)
  const period = valid_to ? because('price-until', { day: valid_to }) : because('price-since', { day: valid_from })
  return approved_user_name
    ? because('price-reason', { rule, code, period, approver: approved_user_name })
    : because('price-reason-without-approver', { rule, code, period })
}

/** How much a price rose or fell, in percent with one decimal. */
export const percentChange = (from: number, to: number) =>
  from === 0 ? null : Math.round(((to - from) / from) * 1000) / 10

export const mostPricesAtOnce = 100
