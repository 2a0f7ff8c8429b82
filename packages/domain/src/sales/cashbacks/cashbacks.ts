import { type WorkflowViewer, workflow } from '../../document-workflow.ts'
import { addDays, daysFrom } from '../../values/dates.ts'
import { rupiah, timesRatio } from '../../values/money.ts'
import type { BarReason } from './cashback-selection.ts'

export const cashbackStatuses = ['Draft', 'Submitted', 'Approved', 'Adjusted', 'Closed', 'Rejected'] as const
export type CashbackStatus = (typeof cashbackStatuses)[number]
/** What may be spent. */
export const spendableStatuses = ['Approved', 'Adjusted'] as const satisfies readonly CashbackStatus[]

export const cashbackSources = ['calculated', 'manual', 'import'] as const
export type CashbackSource = (typeof cashbackSources)[number]

/** The filter of the list; ALL restricts nothing. */
export const cashbackFilters = ['ALL', 'Used', 'Expired'] as const

export const planStates = ['Planned', 'Consumed', 'Released'] as const
export type PlanState = (typeof planStates)[number]

export const changeKinds = ['adjust', 'extend', 'transfer'] as const
export type ChangeKind = (typeof changeKinds)[number]
export const changeStatuses = ['Submitted', 'Approved', 'Rejected'] as const
export type ChangeStatus = (typeof changeStatuses)[number]

/** Up to here a branch manager decides; above, finance. */
export const branchApprovalLimit = 10_000_000

export const amountPositive = 'Amount must be greater than 0'
export const validityPast = 'Validity date is in the past'
export const notByItsAuthor = 'Somebody else than who made it must decide'
const amountIsCalculated = 'Its amount comes from a calculation'
const calculateAgain = 'A new calculation makes it again'
export const needsFinance = `Above ${rupiah(branchApprovalLimit)} finance decides`
export const dayNeedsFinance = `With what you approved for this customer today it is above ${rupiah(branchApprovalLimit)}: finance decides`

export const paidOutInstead = 'This type of rebate is paid out and is no discount on orders'

/** Why a line cannot be picked, in the server's words. */
export const barSentences: Record<BarReason, string> = {
  'same-group': 'Same group as your department',
  'own-department': 'A line of your own department',
  expired: 'The line has expired',
  'nothing-left': 'Nothing is left of the line',
}

type CashbackRow = {
  status: CashbackStatus
  authors: readonly string[]
  cashback_amount: number
  has_open_change: boolean
  /** A calculation made it: its amount is no matter of opinion. */
  is_from_run: boolean
  /** What the viewer approved for the same customer today. */
  approved_today?: number
}
/** About any amount. */
const mayDecideAll = ({ permission }: Pick<WorkflowViewer, 'permission'>) =>
  permission.has('Cashback-Approve-Above-Limit')
const stateOf = (row: CashbackRow, { permission }: WorkflowViewer) => ({
  status: row.status,
  amount: row.cashback_amount,
  approved_today: row.approved_today ?? 0,
  decides_all: mayDecideAll({ permission }),
  has_open_change: row.has_open_change,
  is_from_run: row.is_from_run,
})
type CashbackState = ReturnType<typeof stateOf>
type Limited = Pick<CashbackState, 'amount' | 'approved_today' | 'decides_all'>

const withinLimit = ({ amount, decides_all }: Limited) =>
  Math.abs(amount) > branchApprovalLimit && !decides_all ? needsFinance : undefined
/** The limit counts a day: it cannot be split over several approvals. */
const withinDay = ({ amount, approved_today, decides_all }: Limited) =>
  Math.abs(amount) + approved_today > branchApprovalLimit && !decides_all ? dayNeedsFinance : undefined
const notFromRun = ({ is_from_run }: CashbackState) => (is_from_run ? amountIsCalculated : undefined)
const notRejectedRun = ({ is_from_run, status }: CashbackState) =>
  is_from_run && status === 'Rejected' ? calculateAgain : undefined
const noOpenChange = ({ has_open_change }: CashbackState) =>
  has_open_change ? 'A change of it waits for a decision already' : undefined

/** By the last part of their calls. A change of a line is approved by itself: who asks for it is no author of the line. */
export const cashback = workflow({
  entity: 'cashback',
  status: 'status',
  state: stateOf,
  actions: {
    update: { needs: 'Cashback-Update', from: ['Draft', 'Rejected'], guards: [notFromRun] },
    submit: { needs: 'Cashback-Update', from: ['Draft', 'Rejected'], to: 'Submitted', guards: [notRejectedRun] },
    approve: {
      needs: 'Cashback-Approve',
      from: ['Submitted'],
      to: 'Approved',
      approves: true,
      guards: [withinLimit, withinDay],
      confirm: true,
      primary: true,
    },
    reject: {
      needs: 'Cashback-Approve',
      from: ['Submitted'],
      to: 'Rejected',
      notAuthor: true,
      guards: [withinLimit],
      reason: 'required',
    },
    'request-adjust': { needs: 'Cashback-Update', from: spendableStatuses, guards: [noOpenChange], writes: false },
    'request-extend': { needs: 'Cashback-Extend', from: spendableStatuses, guards: [noOpenChange], writes: false },
    'request-transfer': { needs: 'Cashback-Update', from: spendableStatuses, guards: [noOpenChange], writes: false },
  },
})
export type CashbackActionName = (typeof cashback.names)[number]

type ChangeRow = {
  status: ChangeStatus
  authors: readonly string[]
  amount: number | null
  /** What is left of its line: the amount of an extension is what it extends, of a transfer what it moves. */
  cashback_remain: number
  /** What the viewer approved for the same customer today. */
  approved_of_day: number
}

/** Of a line that was granted: asked for by one, decided by another. */
export const cashbackChange = workflow({
  entity: 'cashback-change',
  status: 'status',
  state: ({ status, amount, cashback_remain, approved_of_day }: ChangeRow, { permission }: WorkflowViewer) => ({
    status,
    amount: amount ?? cashback_remain,
    approved_today: approved_of_day,
    decides_all: mayDecideAll({ permission }),
  }),
  toAuthors: notByItsAuthor,
  actions: {
    approve: {
      needs: 'Cashback-Approve',
      from: ['Submitted'],
      to: 'Approved',
      approves: true,
      confirm: true,
      guards: [withinLimit, withinDay],
    },
    reject: {
      needs: 'Cashback-Approve',
      from: ['Submitted'],
      to: 'Rejected',
      notAuthor: true,
      reason: 'required',
      guards: [withinLimit],
    },
  },
})

/** The status derived from the balance: used up or expired lines are closed, and reopened when money returns. */
export const statusByMoney = (
  status: CashbackStatus,
  { planned_amount, cashback_remain }: { planned_amount: number; cashback_remain: number },
  wasAdjusted: boolean,
): CashbackStatus => {
  if (status !== 'Closed' && !(spendableStatuses as readonly CashbackStatus[]).includes(status)) return status
  if (planned_amount === 0 && cashback_remain === 0) return 'Closed'
  return wasAdjusted ? 'Adjusted' : 'Approved'
}

/** Valid for a year after the grant, or the type's number of months, until the end of that month. */
export const validUntil = (valid_from: string, months: number) => {
  const [year = 0, month = 1] = valid_from.split('-').map(Number)
  const first = new Date(Date.UTC(year, month + months, 1)).toISOString().slice(0, 10)
  return addDays(first, -1)
}

/** Days before expiry on which users are notified. */
export const expiryNotices = [30, 7, 1] as const
export const daysLeft = (today: string, valid_to: string) => daysFrom(today, valid_to)

/** From so many hundredths of a percent of the target on, so many hundredths of a percent of what was bought. */
export type AchievementTier = { from: number; rate: number }

export const tiersShape = 'Tiers are written like 80=0.75; 100=1.5'
const hundredths = (text: string) => Math.round(Number(text.replace(',', '.')) * 100)
/** '80=0.75; 100=1.5': from 80 % of the target on 0.75 % of what was bought, from 100 % on 1.5 %. */
export const readTiers = (text: string): AchievementTier[] | undefined => {
  const steps = text
    .split(';')
    .map((step) => step.trim())
    .filter(Boolean)
    .map((step) => /^(\d{1,4}(?:[.,]\d{1,2})?)\s*%?\s*=\s*(\d{1,2}(?:[.,]\d{1,2})?)\s*%?$/.exec(step))
  const tiers = steps.flatMap((step) =>
    step ? [{ from: hundredths(step[1] ?? ''), rate: hundredths(step[2] ?? '') }] : [],
  )
  const isWhole = tiers.length === steps.length && tiers.length > 0
  return isWhole && new Set(tiers.map(({ from }) => from)).size === tiers.length ? tiers : undefined
}

export type Achievement = {
  /** Hundredths of a percent of the target. */
  percent: number
  /** Of the tier that was reached, hundredths of a percent of what was bought. */
  rate: number
  estimated_cashback: number
  /** What must still be bought for the next tier; nothing above the last. */
  to_next_tier: number | null
}

export const achievementOf = (target: number, actual: number, tiers: readonly AchievementTier[]): Achievement => {
  const percent = target > 0 ? Math.floor((actual * 10_000) / target) : 0
  const rising = [...tiers].sort((a, b) => a.from - b.from)
  const reached = rising.filter(({ from }) => percent >= from).at(-1)
  const next = rising.find(({ from }) => percent < from)
  return {
    percent,
    rate: reached?.rate ?? 0,
    estimated_cashback: reached ? timesRatio(Math.max(0, actual), reached.rate, 10_000) : 0,
    to_next_tier: next ? Math.max(0, timesRatio(target, next.from, 10_000) - actual) : null,
  }
}

export const achievementBands = ['behind', 'near', 'reached'] as const
export type AchievementBand = (typeof achievementBands)[number]
export const bandOf = (percent: number): AchievementBand => {
  if (percent >= 10_000) return 'reached'
  return percent >= 8_000 ? 'near' : 'behind'
}
