import { timesRatio } from '../../values/money.ts'
import { otherBase, type TaxAmounts, type TaxRule, vatOf } from '../tax.ts'

export type TaxPart = Omit<TaxAmounts, 'amount'>

/** What base and tax of a part may miss of its amount, either way: each was rounded on its own. */
export const mostPartRounding = 2

const amountOf = ({ base, vat, rounding_adjustment }: TaxPart) => base + vat + rounding_adjustment

/** A part as the tax office computes it: the tax of its own base, and what is then missing of the amount. */
const taxedPart = (rule: TaxRule, base: number, amount: number): TaxPart => {
  const vat = vatOf(rule, base)
  return { base, other_base: otherBase(rule, base), vat, rounding_adjustment: amount - base - vat }
}

const minus = (one: TaxPart, other: TaxPart): TaxPart => ({
  base: one.base - other.base,
  other_base: one.other_base - other.other_base,
  vat: one.vat - other.vat,
  rounding_adjustment: one.rounding_adjustment - other.rounding_adjustment,
})

const isTaxed = ({ other_base, vat }: TaxPart) => other_base !== 0 || vat !== 0

/** What is left of a line when a part of it is gone. A line that carries no tax has no rule. */
export const restOfTax = (line: TaxPart, gone: TaxPart, rule: TaxRule | undefined): TaxPart =>
  rule && isTaxed(line) ? taxedPart(rule, line.base - gone.base, amountOf(line) - amountOf(gone)) : minus(line, gone)

/** So many pieces of a line of so many: its base and amount by quantity; all of them take all of it. */
export const partOfTax = (line: TaxPart, qty: number, of: number, rule: TaxRule | undefined): TaxPart => {
  if (qty >= of) return line
  const share = (amount: number) => timesRatio(amount, qty, of)
  const base = share(line.base)
  if (!rule || !isTaxed(line))
    return {
      ...{ base, other_base: share(line.other_base), vat: share(line.vat) },
      rounding_adjustment: share(amountOf(line)) - base - share(line.vat),
    }
  const part = taxedPart(rule, base, share(amountOf(line)))
  // Neither side takes more of the rounding than its bound allows: together they have what the line had and one rupiah.
  const both = part.rounding_adjustment + restOfTax(line, part, rule).rounding_adjustment
  const least = Math.max(-mostPartRounding, both - mostPartRounding)
  const most = Math.min(mostPartRounding, both + mostPartRounding)
  return { ...part, rounding_adjustment: Math.min(Math.max(part.rounding_adjustment, least), most) }
}
