import { type WorkflowViewer, workflow } from '../../document-workflow.ts'
import { total } from '../../values/money.ts'
import { type AchievementTier, achievementOf, type CashbackStatus, notByItsAuthor } from './cashbacks.ts'

export const runStatuses = ['Calculating', 'Calculated', 'Creating', 'Created', 'Failed', 'Discarded'] as const
export type RunStatus = (typeof runStatuses)[number]
/** A job is running: the page polls. */
export const isRunBusy = (status: RunStatus) => status === 'Calculating' || status === 'Creating'

/** What a calculation does for a customer: a new line, less of the old ones, or nothing. */
export const runOutcomes = ['grant', 'lower', 'same', 'none'] as const
export type RunOutcome = (typeof runOutcomes)[number]

export const onlyItsAuthor = 'Only who calculated it may go on with it'
export const changedSincePreview = 'Changed since the preview. Please calculate again'

type RunRow = {
  status: RunStatus
  created_by: string
  authors: readonly string[]
  /** Some of what it promised is made. */
  has_made: boolean
}
const stateOf = ({ status, created_by, has_made }: RunRow, { usercode }: WorkflowViewer) => ({
  ...{ status, has_made, is_mine: created_by === usercode },
})
type RunState = ReturnType<typeof stateOf>
const nothingMade = ({ has_made }: RunState) => (has_made ? 'Some of its lines are made already' : undefined)
const byItsMaker = ({ is_mine }: RunState) => (is_mine ? undefined : onlyItsAuthor)

/** By the last part of their calls. Lines are approved some at a time: whoever calculated them stays their author. */
export const cashbackRun = workflow({
  entity: 'cashback-run',
  status: 'status',
  state: stateOf,
  toAuthors: notByItsAuthor,
  actions: {
    create: { needs: 'Cashback-Calculate', from: ['Calculated'], to: 'Creating', guards: [byItsMaker] },
    discard: {
      needs: 'Cashback-Calculate',
      from: ['Calculated', 'Failed'],
      to: 'Discarded',
      guards: [byItsMaker, nothingMade],
    },
    submit: { needs: 'Cashback-Calculate', from: ['Created'], guards: [byItsMaker] },
    approve: { needs: 'Cashback-Approve', from: ['Created'], approves: 'step' },
  },
})
export type RunActionName = (typeof cashbackRun.names)[number]

/** Returned goods are negative invoices. */
export type RunInvoice = { invoice_code: string; invoice_date: string; amount: number }
/** What was bought of one business unit, and what it earns: all that is needed to reckon it once more. */
export type RunPart = {
  business_unit_code: string
  target_amount: number
  tiers: AchievementTier[]
  invoices: RunInvoice[]
  actual_amount: number
  /** Hundredths of a percent, both. */
  percent: number
  rate: number
  earned_amount: number
}

export const partOf = (
  target: Pick<RunPart, 'business_unit_code' | 'target_amount' | 'tiers'>,
  invoices: readonly RunInvoice[],
): RunPart => {
  const actual_amount = total(invoices.map(({ amount }) => amount))
  const { percent, rate, estimated_cashback } = achievementOf(target.target_amount, actual_amount, target.tiers)
  return { ...target, invoices: [...invoices], actual_amount, percent, rate, earned_amount: estimated_cashback }
}

/** An existing line of the same customer, month and type. */
export type StandingLine = {
  cashback_code: string
  status: CashbackStatus
  cashback_amount: number
  granted_amount: number
  cashback_remain: number
  has_open_change: boolean
  /** By how much a change that waits would alter it. */
  open_amount: number
}

/** The amount a line counts: rejected lines count nothing, undecided ones count fully. */
export const standingAmount = (line: StandingLine) => {
  if (line.status === 'Rejected') return 0
  if (line.status === 'Draft' || line.status === 'Submitted') return line.cashback_amount
  return line.granted_amount + line.open_amount
}

/** What can be taken back of it: what was granted and not yet spent, unless a change waits already. */
const takeable = (line: StandingLine) =>
  (line.status === 'Approved' || line.status === 'Adjusted') && !line.has_open_change ? line.cashback_remain : 0

export type Settlement = {
  granted_before: number
  difference: number
  outcome: RunOutcome
  /** Of which lines how much is taken back, the youngest first. */
  takes: { cashback_code: string; amount: number }[]
  /** What is spent, or not decided yet, and so stays too much. The next calculation meets it again. */
  short_amount: number
}

/** What was earned, against what was given for it until now. */
export const settle = (earned: number, standing: readonly StandingLine[]): Settlement => {
  const granted_before = total(standing.map(standingAmount))
  const difference = earned - granted_before
  const takes: Settlement['takes'] = []
  let left = Math.max(0, -difference)
  for (const line of standing.toSorted((a, b) => b.cashback_code.localeCompare(a.cashback_code))) {
    const amount = Math.min(left, takeable(line))
    if (amount > 0) takes.push({ cashback_code: line.cashback_code, amount })
    left -= amount
  }
  const same = earned === 0 ? ('none' as const) : ('same' as const)
  const outcome = difference > 0 ? 'grant' : difference < 0 ? 'lower' : same
  return { granted_before, difference, outcome, takes, short_amount: left }
}

type Moves = Pick<Settlement, 'difference' | 'takes'>
const movesOf = ({ difference, takes }: Moves) =>
  [difference, ...takes.map(({ cashback_code, amount }) => `${cashback_code} ${amount}`)].join()
/** Both move the same money in the same way. */
export const isSameSettlement = (a: Moves, b: Moves) => movesOf(a) === movesOf(b)
