import { timesRatio } from '../money.ts'
import type { ListedPermission } from '../permissions.ts'
import type { Action } from '../workflow.ts'
import { authorApproves } from './customers.ts'

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

type PolicyState = { status: PolicyStatus; is_author: boolean }
export const policyActions = {
  modify: { needs: 'Sales-Policy-Create', from: [{ status: ['Draft', 'Rejected'] }] },
  submit: { needs: 'Sales-Policy-Create', from: [{ status: ['Draft'] }], to: { status: 'Submitted' } },
  approve: {
    needs: 'Sales-Policy-Approve',
    from: [{ status: ['Submitted'] }],
    to: { status: 'Approved' },
    guards: [({ is_author }) => (is_author ? authorApproves : undefined)],
  },
  reject: {
    needs: 'Sales-Policy-Approve',
    from: [{ status: ['Submitted'] }],
    to: { status: 'Rejected' },
    guards: [({ is_author }) => (is_author ? authorApproves : undefined)],
  },
  close: { needs: 'Sales-Policy-Approve', from: [{ status: ['Approved'] }], to: { status: 'Closed' } },
} as const satisfies Record<string, Action<PolicyState> & { needs: ListedPermission }>
export type PolicyActionName = keyof typeof policyActions
export const policyAction = (name: PolicyActionName): Action<PolicyState> & { needs: ListedPermission } =>
  policyActions[name]

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
