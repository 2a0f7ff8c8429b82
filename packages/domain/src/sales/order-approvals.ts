import { because, type Message } from '../messages.ts'
import type { Permission } from '../permissions.ts'
import { writeNumber } from '../values/numbers.ts'

/** Who is asked: the branch within its band, head office above it, finance about the credit, and about more days than the customer has. */
export const approvalKinds = ['branch', 'sales', 'finance', 'term'] as const
export type ApprovalKind = (typeof approvalKinds)[number]
export const approvalStatuses = ['Waiting', 'Approved', 'Rejected', 'Withdrawn'] as const
export type ApprovalStatus = (typeof approvalStatuses)[number]

/** What a rejection is chosen from; `other-reason` needs a note. */
export const rejectionReasons = ['discount-too-large', 'credit-or-overdue', 'lines-not-right', 'other-reason'] as const
export type RejectionReason = (typeof rejectionReasons)[number]
/** A reason that was chosen explains itself; otherwise it is written. */
export const needsNote = (chosen: RejectionReason | '' | null | undefined) => !chosen || chosen === 'other-reason'

export const deciderPermissions = {
  branch: 'Sales-Order-Approve-Branch',
  sales: 'Sales-Order-Approve-Sales',
  finance: 'Sales-Order-Approve-Credit',
  term: 'Sales-Order-Approve-Term',
} as const satisfies Record<ApprovalKind, Permission>
/** The decisions that a user with these permissions takes. */
export const kindsOf = (permission: ReadonlySet<Permission>) =>
  approvalKinds.filter((kind) => permission.has(deciderPermissions[kind]))

export type Routed = {
  /** Up to so many percent a branch manager decides. */
  band: number
  discount_percent: number
  /** What is said against its discounts beyond the band, and against the customer's credit. */
  discount_problems: readonly Message[]
  credit_problems: readonly Message[]
  /** Why it pays later than the customer usually does. */
  term_reasons?: readonly Message[]
}
export type Route = { kind: ApprovalKind; reasons: Message[] }

/** Whose decisions an order needs, and why each of them. They decide side by side. */
export const routeOf = ({
  band,
  discount_percent,
  discount_problems,
  credit_problems,
  term_reasons = [],
}: Routed): Route[] => {
  const values = { percent: writeNumber(discount_percent, 2), band: writeNumber(band, 2) }
  const isOverBand = discount_percent > band
  const above = [...(isOverBand ? [because('order-discount-over-band', values)] : []), ...discount_problems]
  const within =
    discount_percent > 0 ? because('order-discount-within-band', values) : because('order-without-discount')
  return [
    above.length > 0 ? { kind: 'sales', reasons: above } : { kind: 'branch', reasons: [within] },
    ...(credit_problems.length > 0 ? [{ kind: 'finance' as const, reasons: [...credit_problems] }] : []),
    ...(term_reasons.length > 0 ? [{ kind: 'term' as const, reasons: [...term_reasons] }] : []),
  ]
}
