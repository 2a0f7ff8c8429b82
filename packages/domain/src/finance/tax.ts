import { timesRatio, total } from '../values/money.ts'

/**
 * How the tax of a transaction code is reckoned from a day on. For other tax bases (11/12 at 12 %) the base is first cut and
 * rounded, then taxed and rounded again: the tax office checks both figures.
 */
export type TaxRule = {
  transaction_code: string
  valid_from: string
  numerator: number
  denominator: number
  rate_percent: number
}

export type TaxAmounts = {
  /** What the goods cost without tax (DPP). */
  base: number
  /** The part of it that is taxed (DPP nilai lain). */
  other_base: number
  vat: number
  /** What an inclusive price leaves over where no base and tax add up to it: never more than one rupiah either way. */
  rounding_adjustment: number
  amount: number
}

/** The rule of a transaction code on a day: the latest that has begun. */
export const taxRuleOn = (rules: readonly TaxRule[], transaction_code: string, day: string) =>
  rules
    .filter((rule) => rule.transaction_code === transaction_code && rule.valid_from <= day)
    .toSorted((a, b) => b.valid_from.localeCompare(a.valid_from))[0]

export const otherBase = ({ numerator, denominator }: TaxRule, base: number) => timesRatio(base, numerator, denominator)
export const vatOf = (rule: TaxRule, base: number) => timesRatio(otherBase(rule, base), rule.rate_percent, 100)

/** Tax on top of a price without tax. */
export const taxOnBase = (rule: TaxRule, base: number): TaxAmounts => {
  const vat = vatOf(rule, base)
  return { base, other_base: otherBase(rule, base), vat, rounding_adjustment: 0, amount: base + vat }
}

/** Price ÷ (1 + effective rate), as a fraction of whole numbers. */
const nearestBase = ({ numerator, denominator, rate_percent }: TaxRule, amount: number) =>
  timesRatio(amount, 100 * denominator, 100 * denominator + numerator * rate_percent)

/** Tax within a price that includes it: the base whose tax makes the price exactly, or the nearest one and the rupiah that is left. */
export const taxInAmount = (rule: TaxRule, amount: number): TaxAmounts => {
  const near = nearestBase(rule, amount)
  const base = [near, near - 1, near + 1].find((one) => one + vatOf(rule, one) === amount) ?? near
  const found = taxOnBase(rule, base)
  return { ...found, rounding_adjustment: amount - found.amount, amount }
}

/** A customer without tax duty, or a code that is not taxed, pays the price and nothing on top. */
export const untaxed = (amount: number): TaxAmounts => ({
  base: amount,
  other_base: 0,
  vat: 0,
  rounding_adjustment: 0,
  amount,
})

/** The head of a document is the sum of its lines: nothing is reckoned again on the total. */
export const sumOfTaxes = (lines: readonly TaxAmounts[]): TaxAmounts => ({
  base: total(lines.map(({ base }) => base)),
  other_base: total(lines.map(({ other_base }) => other_base)),
  vat: total(lines.map(({ vat }) => vat)),
  rounding_adjustment: total(lines.map(({ rounding_adjustment }) => rounding_adjustment)),
  amount: total(lines.map(({ amount }) => amount)),
})
