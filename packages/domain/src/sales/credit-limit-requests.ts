import { type WorkflowViewer, workflow } from '../document-workflow.ts'
import { because } from '../messages.ts'
import { addDays } from '../values/dates.ts'
import { rupiah, timesRatio } from '../values/money.ts'
import type { CreditSetting } from './credit-verdict.ts'

export const creditRequestStatuses = ['Draft', 'Submitted', 'Approved', 'Rejected'] as const
export type CreditRequestStatus = (typeof creditRequestStatuses)[number]
export const creditRequestTypes = ['permanent', 'temporary'] as const
export type CreditRequestType = (typeof creditRequestTypes)[number]
export const guaranteeTypes = ['BG', 'Bank-Guarantee'] as const
export type GuaranteeType = (typeof guaranteeTypes)[number]

/** The form counts up and down in these steps, and rounds what is typed up to the next thousand. */
export const limitStep = 100_000
export const limitRounding = 1000
export const roundLimit = (amount: number) => Math.ceil(amount / limitRounding) * limitRounding
export const stepLimit = (amount: number, steps: number) => Math.max(0, roundLimit(amount) + steps * limitStep)

/** A temporary limit ends at most so many days after today, and is announced so many days before its end. */
export const longestTemporaryDays = 60
export const announcedDays = 3
export const latestEnd = (today: string) => addDays(today, longestTemporaryDays)

/** Average monthly sales × term ÷ 30 × 1,2, rounded up as the form does. */
export const suggestedLimit = (sales_of_12_months: number, payment_term_days: number) =>
  roundLimit(timesRatio(sales_of_12_months, payment_term_days * 12, 12 * 30 * 10))

/** Who decides about which limit, lowest first. */
export const creditLevels = ['branch', 'finance', 'director'] as const
export type CreditLevel = (typeof creditLevels)[number]

type Bounds = Pick<CreditSetting, 'branch_manager_up_to' | 'finance_manager_up_to'>
export const levelFor = (limit: number, { branch_manager_up_to, finance_manager_up_to }: Bounds): CreditLevel => {
  if (limit <= branch_manager_up_to) return 'branch'
  return limit <= finance_manager_up_to ? 'finance' : 'director'
}

/** A higher level decides about lower limits too. */
export const levelOf = ({ permission }: Pick<WorkflowViewer, 'permission'>): CreditLevel => {
  if (permission.has('Credit-Limit-Request-Approve-Director')) return 'director'
  return permission.has('Credit-Limit-Request-Approve-Finance') ? 'finance' : 'branch'
}

/** Temporary limits are added to the limit: what the customer may owe once the request is approved. */
export const resultingLimit = (request_type: CreditRequestType, requested_limit: number, temporary_limit: number) =>
  request_type === 'temporary' ? requested_limit : requested_limit + temporary_limit

type Row = {
  status: CreditRequestStatus
  authors: readonly string[]
  request_type: CreditRequestType
  valid_to: string | null
  /** The limit that results, and the bounds of the customer's branch. */
  resulting_limit: number
  branch_manager_up_to: number
  finance_manager_up_to: number
  /** The company's day. */
  today: string
}
const stateOf = (row: Row, viewer: WorkflowViewer) => ({
  status: row.status,
  limit: row.resulting_limit,
  needed: levelFor(row.resulting_limit, row),
  own: levelOf(viewer),
  upTo: { branch: row.branch_manager_up_to, finance: row.finance_manager_up_to, director: 0 }[levelOf(viewer)],
  isPast: row.request_type === 'temporary' && row.valid_to !== null && row.valid_to < row.today,
})
type State = ReturnType<typeof stateOf>

const withinLevel = ({ needed, own, upTo }: State) => {
  if (creditLevels.indexOf(own) >= creditLevels.indexOf(needed)) return undefined
  const amount = rupiah(upTo)
  return needed === 'finance'
    ? because('limit-above-finance-decides', { amount })
    : because('limit-above-director-decides', { amount })
}
const notPast = ({ isPast }: State) => (isPast ? because('temporary-limit-end-is-past') : undefined)

/** A higher limit, for good or for a while: asked for by sales, decided by level. */
export const creditLimitRequest = workflow({
  entity: 'credit-limit-request',
  status: 'status',
  state: stateOf,
  actions: {
    submit: {
      needs: 'Credit-Limit-Request-Create',
      from: ['Draft'],
      to: 'Submitted',
      guards: [notPast],
      confirm: true,
      primary: true,
    },
    approve: {
      needs: 'Credit-Limit-Request-Approve',
      from: ['Submitted'],
      to: 'Approved',
      approves: true,
      guards: [withinLevel, notPast],
      confirm: true,
      primary: true,
    },
    modify: { needs: 'Credit-Limit-Request-Create', from: ['Draft', 'Rejected'], to: 'Draft' },
    reject: {
      needs: 'Credit-Limit-Request-Approve',
      from: ['Submitted'],
      to: 'Rejected',
      notAuthor: true,
      guards: [withinLevel],
      reason: 'required',
      dangerous: true,
    },
  },
})
