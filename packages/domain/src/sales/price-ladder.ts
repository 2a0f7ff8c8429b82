import { discountOf, type LinePolicies, policiesFor } from '../customers/sales-policies.ts'
import { sumOfTaxes, type TaxAmounts, taxInAmount, taxOnBase, untaxed } from '../finance/tax.ts'
import { because, type Message } from '../messages.ts'
import { timesRatio, total } from '../values/money.ts'
import {
  type CashbackResult,
  cashbackResult,
  type MaxDiscountInputs,
  maxAllowedCashback,
} from './cashbacks/cashback-selection.ts'
import {
  cashBeforeDelivery,
  type DiscountStep,
  isSpecial,
  type LadderHeader,
  type LadderLine,
  type LadderStep,
  ladderSteps,
  listPriceOf,
} from './ladder-lines.ts'
import { distinct, reasonOf } from './ladder-reasons.ts'

export type StepAmount = { step: LadderStep; discount: number; after: number; reason: Message }
export type LinePrices = {
  item_code: string
  ordered_qty: number
  list_price: number
  /** What the rules make of the list price of one unit, before anything typed: special price or policy. */
  unit_price: number
  special_price_code: string | null
  policies: LinePolicies['applied']
  max_total_percent: number
  steps: { step: LadderStep; discount: number; after: number }[]
  /** After all discounts, with tax. */
  net_amount: number
  tax: TaxAmounts
}
export type PriceLadder = MaxDiscountInputs & {
  lines: LinePrices[]
  steps: StepAmount[]
  list_amount: number
  discount_amount: number
  /** All discounts, cashback included, of the list amount; two decimals. */
  discount_percent: number
  net_amount: number
  maxAllowedCashbackAmount: number
  /** What policies and people gave beyond the allowed discount; special prices were approved by themselves. */
  over_allowed_amount: number
  cashback: CashbackResult
  tax: TaxAmounts
  /** What the customer pays. */
  total_amount: number
}

/** Splits an amount in proportion, in whole rupiah that add up to it; no part is above its own weight. */
export const splitAmount = (amount: number, weights: readonly number[]) => {
  const whole = total(weights)
  let [before, given] = [0, 0]
  return weights.map((weight) => {
    before += weight
    const upToHere = whole === 0 ? 0 : timesRatio(amount, before, whole)
    const part = upToHere - given
    given = upToHere
    return part
  })
}

const atMost = (amount: number, limit: number) => Math.min(Math.max(0, amount), limit)

/** Takes an amount off every line, and remembers what is left. */
const takeOff = (left: readonly number[], discounts: readonly number[]) => {
  const taken = discounts.map((discount, n) => atMost(discount, left[n] ?? 0))
  return { taken, left: left.map((amount, n) => amount - (taken[n] ?? 0)) }
}

const cbdPercent = ({ collect_method, cbd_discount_percent }: LadderHeader) =>
  collect_method === cashBeforeDelivery ? cbd_discount_percent : 0
const plannedOf = ({ cashback_list }: LadderHeader) => total(cashback_list.map(({ plannedAmount }) => plannedAmount))

/** Each discount step, computed on what the steps before it left of every line. */
const discountsOf: Record<
  DiscountStep,
  (
    left: readonly number[],
    lines: readonly LadderLine[],
    header: LadderHeader,
    policies: readonly LinePolicies[],
  ) => number[]
> = {
  'special-price': (left, lines) =>
    lines.map((line, n) =>
      isSpecial(line) ? (left[n] ?? 0) - (line.special?.price_include_tax ?? 0) * line.ordered_qty : 0,
    ),
  'sales-policy': (left, lines, _header, policies) =>
    lines.map((line, n) => (isSpecial(line) ? 0 : discountOf(left[n] ?? 0, policies[n]?.discount_percent ?? 0))),
  'item-discount': (left, lines) =>
    lines.map(({ item_discount_percent, item_discount_amount }, n) =>
      item_discount_percent > 0 ? discountOf(left[n] ?? 0, item_discount_percent) : item_discount_amount,
    ),
  'extra-discount': (left, _lines, header) => splitAmount(atMost(header.extra_discount_amount, total(left)), left),
  'cbd-discount': (left, _lines, header) => left.map((amount) => discountOf(amount, cbdPercent(header))),
  'cashback-discount': (left, _lines, header) => splitAmount(atMost(plannedOf(header), total(left)), left),
}

/** Prices before tax lead to the base first and put the tax on top of it: a rupiah beside the price with tax at most. */
const taxOf = ({ customerIsTaxable, priceIncludeTax, tax_rule }: LadderHeader, net: number): TaxAmounts => {
  if (customerIsTaxable !== 1 || !tax_rule) return untaxed(net)
  const within = taxInAmount(tax_rule, net)
  return priceIncludeTax === 'Y' ? within : taxOnBase(tax_rule, within.base)
}

const unitPrice = (line: LadderLine, policies: LinePolicies | undefined) => {
  if (isSpecial(line)) return line.special?.price_include_tax ?? 0
  const list = listPriceOf(line)
  return list - discountOf(list, policies?.discount_percent ?? 0)
}

const percentOf = (part: number, whole: number) => (whole === 0 ? 0 : timesRatio(part, 10_000, whole) / 100)

/** Every step from the list price to the tax of an order, by line and as a whole; the whole is the sum of its lines. */
export const orderLadder = (lines: readonly LadderLine[], header: LadderHeader): PriceLadder => {
  const listAmounts = lines.map((line) => listPriceOf(line) * line.ordered_qty)
  const policies = policiesFor(
    header.policies,
    header,
    lines.map((line, n) => ({ ...line, list_amount: listAmounts[n] ?? 0, has_special_price: isSpecial(line) })),
  )
  let left: readonly number[] = listAmounts
  const taken = new Map<DiscountStep, number[]>()
  const byStep = ladderSteps.map((step) => {
    if (step === 'list') return { step, discounts: lines.map(() => 0), after: left }
    const done = takeOff(left, discountsOf[step](left, lines, header, policies))
    taken.set(step, done.taken)
    left = done.left
    return { step, discounts: done.taken, after: left }
  })
  const maxPercents = policies.map((one) => one.max_total_percent ?? header.max_total_percent)
  const priced = lines.map((line, n): LinePrices => {
    const net_amount = left[n] ?? 0
    return {
      item_code: line.item_code,
      ordered_qty: line.ordered_qty,
      list_price: listPriceOf(line),
      unit_price: unitPrice(line, policies[n]),
      special_price_code: isSpecial(line) ? (line.special?.special_price_code ?? null) : null,
      policies: policies[n]?.applied ?? [],
      max_total_percent: maxPercents[n] ?? header.max_total_percent,
      steps: byStep.map(({ step, discounts, after }) => ({ step, discount: discounts[n] ?? 0, after: after[n] ?? 0 })),
      net_amount,
      tax: taxOf(header, net_amount),
    }
  })
  const sumOf = (step: DiscountStep) => total(taken.get(step) ?? [])
  const [list_amount, net_amount] = [total(listAmounts), total(left)]
  const ruled = sumOf('sales-policy') + sumOf('item-discount')
  const inputs: MaxDiscountInputs = {
    max_allowed_discount_include_tax: total(listAmounts.map((amount, n) => discountOf(amount, maxPercents[n] ?? 0))),
    item_discount_total_amount_include_tax: sumOf('special-price') + ruled,
    extra_discount_amount_include_tax: sumOf('extra-discount'),
  }
  const tax = sumOfTaxes(priced.map((line) => line.tax))
  return {
    ...inputs,
    lines: priced,
    steps: byStep.map(({ step, discounts, after }) => ({
      step,
      discount: total(discounts),
      after: total(after),
      reason: reasonOf(step, lines, header, policies),
    })),
    list_amount,
    discount_amount: list_amount - net_amount,
    discount_percent: percentOf(list_amount - net_amount, list_amount),
    net_amount,
    maxAllowedCashbackAmount: maxAllowedCashback(inputs),
    over_allowed_amount: Math.max(
      0,
      ruled + inputs.extra_discount_amount_include_tax - inputs.max_allowed_discount_include_tax,
    ),
    cashback: cashbackResult(sumOf('cashback-discount'), list_amount, header),
    tax,
    total_amount: tax.amount,
  }
}

/** What of the prices keeps an order from being sent. */
export const priceObjections = (lines: readonly LadderLine[], ladder: PriceLadder): Message[] => {
  const open = lines.filter((line) => line.list_price === null && !line.special)
  return [
    ...(open.length > 0
      ? [because('ladder-no-price', { items: distinct(open.map(({ item_code }) => item_code)) })]
      : []),
    ...(ladder.over_allowed_amount > 0 ? [because('ladder-discount-above-allowed')] : []),
  ]
}
