import type { Simulation } from '@sejuk/contract/sales/order-simulations'
import { type PriceFound, priceReason } from '@sejuk/domain/catalogue/prices'
import { type TaxRule, taxRuleOn } from '@sejuk/domain/finance/tax'
import { because, type Message } from '@sejuk/domain/messages'
import type { CustomerIsTaxable, PriceIncludeTax } from '@sejuk/domain/sales/cashbacks/cashback-selection'
import {
  discountsAbovePrice,
  discountTooLarge,
  doubleDiscounts,
  itemsBelowFloor,
} from '@sejuk/domain/sales/discounts/discount-floor'
import { type LadderHeader, type LadderLine, standardMaxPercent } from '@sejuk/domain/sales/ladder-lines'
import { type LinePrices, orderLadder, type PriceLadder, priceObjections } from '@sejuk/domain/sales/price-ladder'
import { type GrantedLine, grantLines } from '@sejuk/domain/sales/special-grants'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { items } from '../../db/tables/catalogue/items.ts'
import { customers } from '../../db/tables/customers/customers.ts'
import { salesPolicies } from '../../db/tables/customers/sales-policies.ts'
import { taxRules } from '../../db/tables/finance/tax-rules.ts'
import { companyToday } from '../../platform/calendar/company-day.ts'
import { refuse, refuseChoice, refuseField } from '../../platform/http/refuse.ts'
import { readTogether } from '../../platform/lists/planned-rows.ts'
import { selectOne, selectPlanned } from '../../platform/lists/selection.ts'
import { settingsOf } from '../../platform/records/site-settings.ts'
import { largestDiscounts } from './brand-discounts.ts'
import { type LinePrice, pricesForCustomer } from '../catalogue/prices.ts'
import { grantsFor } from './special-prices.ts'

export type LadderRequest = {
  customer_code: string
  /** Today where nothing is said. */
  day?: string | undefined
  org_code?: string | undefined
  dept_code?: string | undefined
  /** The customer's own where nothing is said. */
  priceIncludeTax?: PriceIncludeTax | null | undefined
  collect_method?: string | null | undefined
  cbd_discount_percent?: number
  extra_discount_amount?: number
  cashback_list?: readonly { cashback_code: string; plannedAmount: number }[]
  /** The order that is changed: what it took of quotas counts as free. */
  order_code?: string | null | undefined
  lines: readonly {
    item_code: string
    ordered_qty: number
    item_discount_percent?: number
    item_discount_amount?: number
    special_price_code?: string | null
  }[]
  /** Narrows the customers that may be asked for. */
  isVisible?: SQL | undefined
  /** Where it was read, within the same sight, in the same transaction. */
  customer?: Customer | undefined
}

type Customer = typeof customers.$inferSelect
type Item = Pick<
  typeof items.$inferSelect,
  | 'item_code'
  | 'item_name'
  | 'local_name'
  | 'brand_code'
  | 'category_code'
  | 'business_unit_code'
  | 'status'
  | 'sub_items'
>
export type LadderFound = {
  customer: Customer
  day: string
  priceIncludeTax: PriceIncludeTax
  customerIsTaxable: CustomerIsTaxable
  collect_method: string | null
  ladder: PriceLadder
  lines: { item: Item; asked: LadderLine; list: PriceFound | undefined; granted: GrantedLine }[]
  objections: Message[]
}

const customerFields = getTableColumns(customers)
const allCustomers = sql`${customers}`
const customerOf = async (db: Db, { customer_code, isVisible, customer }: LadderRequest) => {
  if (customer?.customer_code === customer_code && customer.merged_into === null) return customer
  const isThis = and(eq(customers.customer_code, customer_code), isNull(customers.merged_into), isVisible)
  return (await selectOne(db, customerFields, allCustomers, isThis)) ?? refuseChoice('customer_code')
}

const itemFields = {
  item_code: items.item_code,
  item_name: items.item_name,
  local_name: items.local_name,
  brand_code: items.brand_code,
  category_code: items.category_code,
  business_unit_code: items.business_unit_code,
  status: items.status,
  sub_items: items.sub_items,
}
const allItems = sql`${items}`
const itemsOf = async (db: Db, codes: readonly string[]) => {
  const wanted = sql`${items.item_code} = any(${sql.param([...new Set(codes)])}::text[])`
  const found = await selectPlanned(db, itemFields, allItems, wanted)
  return new Map(found.map((item) => [item.item_code, item]))
}

const policyFields = getTableColumns(salesPolicies)
const allPolicies = sql`${salesPolicies}`
/** Approved policies that are valid on a day; which of them reach the order is the domain's rule. */
const policiesOn = (db: Db, day: string) =>
  selectPlanned(
    db,
    policyFields,
    allPolicies,
    and(
      eq(salesPolicies.status, 'Approved'),
      sql`${salesPolicies.valid_from} <= ${day}::date`,
      sql`(${salesPolicies.valid_to} is null or ${salesPolicies.valid_to} >= ${day}::date)`,
    ),
  )

const ruleFields = getTableColumns(taxRules)
const allRules = sql`${taxRules}`
const taxRulesOf = (db: Db, customer_code: string): Promise<TaxRule[]> =>
  selectPlanned(
    db,
    ruleFields,
    allRules,
    sql`${taxRules.transaction_code} = (select c.transaction_code from customers c where c.customer_code = ${customer_code})`,
  )

/** Whoever pays tax is told when nobody said how; otherwise the order would go out without. */
const taxRuleFor = (rules: readonly TaxRule[], { customer_is_taxable, transaction_code }: Customer, day: string) => {
  if (customer_is_taxable !== 1) return undefined
  const rule = taxRuleOn(rules, transaction_code, day)
  return rule ?? refuse('conflict', { because: because('no-tax-rule', { code: transaction_code, day }) })
}

/** The list price of a line: the first rule with a price, the special one aside. */
const listPriceOf = (price: LinePrice | undefined) =>
  price?.rules.find(({ rule, found }) => rule !== 'special' && found)?.found

/** What the ladder of an order is computed from. */
const gather = async (db: Db, request: LadderRequest) => {
  const { customer_code, lines, day = companyToday(), org_code, dept_code } = request
  const { order_code } = request
  const item_codes = lines.map(({ item_code }) => item_code)
  const [customer, known, prices, granted, rules, policies] = await readTogether(db, [
    () => customerOf(db, request),
    () => itemsOf(db, item_codes),
    () =>
      pricesForCustomer(db, {
        ...{ customer_code, day },
        ...(org_code ? { org_code } : {}),
        ...(dept_code ? { dept_code } : {}),
        lines: lines.map(({ item_code, ordered_qty }) => ({ item_code, quantity: ordered_qty })),
      }),
    () => grantsFor(db, { customer_code, item_codes, day, order_code }),
    () => taxRulesOf(db, customer_code),
    () => policiesOn(db, day),
  ])
  const grants = grantLines(lines, granted)
  const found = lines.map((line, n) => {
    const item = known.get(line.item_code) ?? refuseField(`lines.${n}.item_code`, because('not-in-list'))
    const list = listPriceOf(prices?.[n])
    const grant = grants[n] ?? { special: undefined, quota_left: null, note: null }
    const asked: LadderLine = {
      ...item,
      ordered_qty: line.ordered_qty,
      list_price: list?.price_include_tax ?? null,
      special: grant.special,
      item_discount_percent: line.item_discount_percent ?? 0,
      item_discount_amount: line.item_discount_amount ?? 0,
    }
    return { item, asked, list, granted: grant }
  })
  const customerIsTaxable: CustomerIsTaxable = customer.customer_is_taxable === 1 ? 1 : 0
  const priceIncludeTax = request.priceIncludeTax ?? customer.price_include_tax
  const collect_method = request.collect_method ?? customer.collect_method
  const header: LadderHeader = {
    ...{ day, customerIsTaxable, priceIncludeTax, collect_method },
    dept_code: dept_code ?? customer.dept_code,
    customer_level: customer.customer_level,
    customer_type_code: customer.customer_type_code,
    cbd_discount_percent: request.cbd_discount_percent ?? 0,
    extra_discount_amount: request.extra_discount_amount ?? 0,
    cashback_list: request.cashback_list ?? [],
    tax_rule: taxRuleFor(rules, customer, day),
    max_total_percent: standardMaxPercent,
    policies,
  }
  return { customer, day, priceIncludeTax, customerIsTaxable, collect_method, found, header }
}

const refuseFields = (errors: Record<string, Message>) => {
  const said = Object.entries(errors).map(([field, message]) => [field, [message]] as const)
  if (said.length > 0) refuse('invalid', { errors: Object.fromEntries(said) })
}

/** Every price of an order, with the steps, the reasons, and what keeps it from being sent. What was typed is never cut. */
export const ladderFor = async (db: Db, request: LadderRequest): Promise<LadderFound> => {
  refuseFields(doubleDiscounts(request))
  const { found, header, ...facts } = await gather(db, request)
  const asked = found.map((line) => line.asked)
  const ladder = orderLadder(asked, header)
  refuseFields(discountsAbovePrice(request, ladder.lines))
  return { ...facts, ladder, lines: found, objections: priceObjections(asked, ladder) }
}

/** What each item costs the customer if nothing else is ordered. */
export const ladderOfEach = async (db: Db, request: LadderRequest) => {
  const { found, header } = await gather(db, request)
  return found.map(({ item, asked, list, granted }) => {
    const [line] = orderLadder([asked], header).lines
    return {
      item_code: item.item_code,
      has_price: asked.list_price !== null || granted.special !== undefined,
      list_price: line?.list_price ?? 0,
      unit_price: line?.unit_price ?? 0,
      reason: unitReasonOf(line, { granted, list }),
    }
  })
}

/** Why one unit costs less than the list price. */
const unitReason = (line: LinePrices | undefined, { special }: GrantedLine): Message | null => {
  if (line?.special_price_code && special)
    return priceReason({ rule: 'special', price_include_tax: special.price_include_tax, price: special })
  if (!line || line.policies.length === 0) return null
  const policies = line.policies.map((one) => `${one.policy_name} ${writeNumber(one.discount_percent, 2)}%`).join(', ')
  return because('policy-gives', { policies })
}

/** Why one costs what it costs: what made it cheaper, or which list it is from. */
export const unitReasonOf = (
  line: LinePrices | undefined,
  { granted, list }: Pick<LadderFound['lines'][number], 'granted' | 'list'>,
): Message | null => unitReason(line, granted) ?? (list ? priceReason(list) : null)

const belowFloor = async (db: Db, { lines }: PriceLadder) => {
  const today = (await settingsOf(db, 'orders')).orders.largest_discount_percent
  return itemsBelowFloor(lines, await largestDiscounts(db, lines, { today, submitted: null, since: null }))
}

/** The same, as a page reads it. */
export const simulateFor = async (db: Db, request: LadderRequest): Promise<Simulation> => {
  const found = await ladderFor(db, request)
  const { customer, day, priceIncludeTax, customerIsTaxable, collect_method, ladder } = found
  const tooLarge = ladder.discount_amount > 0 ? await belowFloor(db, ladder) : []
  const objections = [...found.objections, ...(tooLarge.length > 0 ? [discountTooLarge(tooLarge)] : [])]
  return {
    customer_code: customer.customer_code,
    customer_name: customer.customer_name,
    dept_code: request.dept_code ?? customer.dept_code,
    ...{ day, priceIncludeTax, customerIsTaxable, collect_method, ladder, objections },
    lines: found.lines.map(({ item, list, granted }, n) => ({
      item_code: item.item_code,
      item_name: item.item_name,
      local_name: item.local_name,
      business_unit_code: item.business_unit_code,
      list_reason: list ? priceReason(list) : null,
      unit_reason: unitReason(ladder.lines[n], granted),
      note: granted.note,
      quota_left: granted.quota_left,
    })),
  }
}
