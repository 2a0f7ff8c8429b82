import { workflow } from '../document-workflow.ts'
import { timesRatio } from '../money.ts'

export const policyStatuses = ['Draft', 'Submitted', 'Approved', 'Rejected', 'Closed'] as const
export type PolicyStatus = (typeof policyStatuses)[number]

/** From so many rupiah of an order on, so many percent. */
export type DiscountTier = { from_amount: number; discount_percent: number }

/** The terms of a policy. An empty list restricts nothing. */
export type PolicyTerms = {
  dept_codes: readonly string[]
  customer_levels: readonly string[]
  customer_types: readonly string[]
  business_units: readonly string[]
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

/** What makes no sense in the terms, by field. */
export const policyObjections = ({
  tiers,
  valid_from,
  valid_to,
}: Pick<PolicyTerms, 'tiers' | 'valid_from' | 'valid_to'>) => {
  const said: Record<string, string> = {}
  if (valid_to && valid_to < valid_from) said.valid_to = 'The last day is not before the first'
  const isRising = tiers.every(
    (tier, n) =>
      n === 0 ||
      (tier.from_amount > (tiers[n - 1]?.from_amount ?? 0) &&
        tier.discount_percent > (tiers[n - 1]?.discount_percent ?? 0)),
  )
  if (!isRising) said.tiers = 'Each tier begins higher and gives more than the one before'
  return said
}

export type PricedOrder = {
  dept_code: string
  customer_level: string | null
  customer_type_code: string
  business_unit_code: string
  amount: number
  day: string
}
const admits = (list: readonly string[], one: string | null) =>
  list.length === 0 || (one !== null && list.includes(one))

const isFor = (policy: Policy, order: PricedOrder) =>
  policy.status === 'Approved' &&
  policy.valid_from <= order.day &&
  (policy.valid_to === null || order.day <= policy.valid_to) &&
  admits(policy.dept_codes, order.dept_code) &&
  admits(policy.customer_levels, order.customer_level) &&
  admits(policy.customer_types, order.customer_type_code) &&
  admits(policy.business_units, order.business_unit_code)

export const tierOf = (tiers: readonly DiscountTier[], amount: number) =>
  tiers.filter(({ from_amount }) => amount >= from_amount).at(-1)

/** Percent with two decimals of whole rupiah, exactly. */
export const discountOf = (amount: number, percent: number) => timesRatio(amount, Math.round(percent * 100), 10_000)

/** Of all policies that fit, the one that gives most; of equals the oldest code. */
export const bestPolicy = (policies: readonly Policy[], order: PricedOrder) => {
  const fitting = policies.flatMap((policy) => {
    const tier = isFor(policy, order) ? tierOf(policy.tiers, order.amount) : undefined
    return tier ? [{ policy, tier, discount: discountOf(order.amount, tier.discount_percent) }] : []
  })
  return fitting.sort(
    (one, other) => other.discount - one.discount || (one.policy.policy_code < other.policy.policy_code ? -1 : 1),
  )[0]
}
