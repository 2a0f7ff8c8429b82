import { workflow } from '../document-workflow.ts'
import { because, encode } from '../messages.ts'
import { timesRatio, total } from '../values/money.ts'

export const policyStatuses = ['Draft', 'Submitted', 'Approved', 'Rejected', 'Closed'] as const
export type PolicyStatus = (typeof policyStatuses)[number]

/** From so many rupiah, and so many units where a number is given, so many percent. */
export type DiscountTier = { from_amount: number; from_qty?: number; discount_percent: number }

/** The terms of a policy. An empty list restricts nothing. */
export type PolicyTerms = {
  dept_codes: readonly string[]
  customer_levels: readonly string[]
  customer_types: readonly string[]
  business_units: readonly string[]
  brand_codes: readonly string[]
  category_codes: readonly string[]
  item_codes: readonly string[]
  /** Adds up with other policies that say so too; otherwise it stands alone. */
  stackable: boolean
  /** The most that all discounts of a line in its reach may come to, cashback included; null leaves it to the branch. */
  max_total_percent: number | null
  tiers: readonly DiscountTier[]
  valid_from: string
  valid_to: string | null
}
export type Policy = PolicyTerms & { policy_code: string; policy_name: string; status: PolicyStatus }

export const salesPolicy = workflow({
  entity: 'sales-policy',
  status: 'status',
  state: ({ status }: { status: PolicyStatus; authors: readonly string[] }) => ({ status }),
  actions: {
    modify: { needs: 'Sales-Policy-Create', from: ['Draft', 'Rejected'], to: 'Draft' },
    submit: { needs: 'Sales-Policy-Create', from: ['Draft'], to: 'Submitted', confirm: true },
    approve: { needs: 'Sales-Policy-Approve', from: ['Submitted'], to: 'Approved', approves: true, confirm: true },
    reject: {
      needs: 'Sales-Policy-Approve',
      from: ['Submitted'],
      to: 'Rejected',
      notAuthor: true,
      reason: 'required',
      dangerous: true,
    },
    close: { needs: 'Sales-Policy-Approve', from: ['Approved'], to: 'Closed', confirm: true, dangerous: true },
  },
})

const beginsHigher = (tier: DiscountTier, before: DiscountTier) => {
  const [amount, qty] = [tier.from_amount - before.from_amount, (tier.from_qty ?? 0) - (before.from_qty ?? 0)]
  return amount >= 0 && qty >= 0 && amount + qty > 0 && tier.discount_percent > before.discount_percent
}

/** What makes no sense in the terms, by field. */
export const policyObjections = ({
  tiers,
  valid_from,
  valid_to,
  max_total_percent,
}: Pick<PolicyTerms, 'tiers' | 'valid_from' | 'valid_to' | 'max_total_percent'>) => {
  const said: Record<string, string> = {}
  if (valid_to && valid_to < valid_from) said.valid_to = 'The last day is not before the first'
  const isRising = tiers.every((tier, n) => {
    const before = tiers[n - 1]
    return !before || beginsHigher(tier, before)
  })
  if (!isRising) said.tiers = 'Each tier begins higher and gives more than the one before'
  const most = Math.max(0, ...tiers.map(({ discount_percent }) => discount_percent))
  if (max_total_percent !== null && max_total_percent < most)
    said.max_total_percent = encode(because('policy-total-below-tier'))
  return said
}

/** Who orders, and when. */
export type PolicyBuyer = {
  dept_code: string
  customer_level: string | null
  customer_type_code: string
  day: string
}
export type PolicyLine = {
  item_code: string
  brand_code: string | null
  category_code: string | null
  business_unit_code: string
  ordered_qty: number
  list_amount: number
  /** It counts for no tier and gets no policy. */
  has_special_price: boolean
}
const admits = (list: readonly string[], one: string | null) =>
  list.length === 0 || (one !== null && list.includes(one))

const isForBuyer = (policy: Policy, buyer: PolicyBuyer) =>
  policy.status === 'Approved' &&
  policy.valid_from <= buyer.day &&
  (policy.valid_to === null || buyer.day <= policy.valid_to) &&
  admits(policy.dept_codes, buyer.dept_code) &&
  admits(policy.customer_levels, buyer.customer_level) &&
  admits(policy.customer_types, buyer.customer_type_code)

const reachesLine = (policy: Policy, line: PolicyLine) =>
  admits(policy.business_units, line.business_unit_code) &&
  admits(policy.brand_codes, line.brand_code) &&
  admits(policy.category_codes, line.category_code) &&
  admits(policy.item_codes, line.item_code)

export const tierOf = (tiers: readonly DiscountTier[], amount: number, qty = Number.POSITIVE_INFINITY) =>
  tiers.filter(({ from_amount, from_qty = 0 }) => amount >= from_amount && qty >= from_qty).at(-1)

/** Percent with two decimals of whole rupiah, exactly. */
export const discountOf = (amount: number, percent: number) => timesRatio(amount, Math.round(percent * 100), 10_000)

export type AppliedPolicy = Pick<Policy, 'policy_code' | 'policy_name'> & { discount_percent: number }
export type LinePolicies = {
  applied: readonly AppliedPolicy[]
  discount_percent: number
  /** The most in total by the policies that reach the line; null where none says. */
  max_total_percent: number | null
}
type Reached = { policy: Policy; discount_percent: number }

const strictest = (reached: readonly Reached[]) => {
  const said = reached.flatMap(({ policy }) => (policy.max_total_percent === null ? [] : [policy.max_total_percent]))
  return said.length === 0 ? null : Math.min(...said)
}
const sumPercent = (reached: readonly Reached[]) =>
  total(reached.map(({ discount_percent }) => Math.round(discount_percent * 100))) / 100

const byGift = (a: Reached, b: Reached) =>
  b.discount_percent - a.discount_percent || (a.policy.policy_code < b.policy.policy_code ? -1 : 1)

/** Either the best policy alone, or all that add up together: whichever gives more, never above the strictest total. */
const chosenOf = (reached: readonly Reached[]) => {
  const giving = reached.filter(({ discount_percent }) => discount_percent > 0).toSorted(byGift)
  const together = giving.filter(({ policy }) => policy.stackable)
  const alone = giving.slice(0, 1)
  const capped = (some: readonly Reached[]) => Math.min(sumPercent(some), strictest(some) ?? 100, 100)
  const chosen = capped(together) > capped(alone) ? together : alone
  return { chosen, discount_percent: capped(chosen) }
}

/**
 * What the policies give to each line of an order. A tier is chosen by all lines in the policy's reach that have no special
 * price.
 */
export const policiesFor = (
  policies: readonly Policy[],
  buyer: PolicyBuyer,
  lines: readonly PolicyLine[],
): LinePolicies[] => {
  const mine = policies
    .filter((policy) => isForBuyer(policy, buyer))
    .map((policy) => {
      const counted = lines.filter((line) => !line.has_special_price && reachesLine(policy, line))
      const amount = total(counted.map(({ list_amount }) => list_amount))
      const qty = total(counted.map(({ ordered_qty }) => ordered_qty))
      return { policy, discount_percent: tierOf(policy.tiers, amount, qty)?.discount_percent ?? 0 }
    })
  return lines.map((line) => {
    const reached = mine.filter(({ policy }) => reachesLine(policy, line))
    if (line.has_special_price) return { applied: [], discount_percent: 0, max_total_percent: strictest(reached) }
    const { chosen, discount_percent } = chosenOf(reached)
    return {
      applied: chosen.map(({ policy: { policy_code, policy_name }, discount_percent: own }) => ({
        ...{ policy_code, policy_name, discount_percent: own },
      })),
      discount_percent,
      max_total_percent: strictest(chosen.length > 0 ? chosen : reached),
    }
  })
}
