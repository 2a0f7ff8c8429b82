import { because, type Message } from '../messages.ts'
import { rupiah } from '../values/money.ts'
import { isOnTerms, isPaidBefore, type PaymentWay } from './payment-ways.ts'

/** When a branch stops an order of a customer that is over the limit or overdue, in the order of the work. */
export const creditStages = ['Submit', 'Approve', 'Goods-issue'] as const
export type CreditStage = (typeof creditStages)[number]

export type CreditSetting = {
  block_at: CreditStage
  /** So many percent beyond the limit are let through. */
  tolerance_percent: number
  /** More days overdue than this stop an order; without a number none does. */
  overdue_days: number | null
  /** Up to here a branch manager decides about a limit, and up to there the finance manager; above, a director. */
  branch_manager_up_to: number
  finance_manager_up_to: number
  /** A cheque is due at most so many days after it was issued. */
  cheque_days: number
  /** Overdue invoices stop also what is paid before it leaves. */
  overdue_stops_cash: 'Y' | 'N'
  /** So much a driver collects at most. */
  cod_most: number
}
export const standardCreditSetting: CreditSetting = {
  block_at: 'Submit',
  tolerance_percent: 0,
  overdue_days: 30,
  branch_manager_up_to: 100_000_000,
  finance_manager_up_to: 500_000_000,
  cheque_days: 70,
  overdue_stops_cash: 'N',
  cod_most: 50_000_000,
}

/** 'Order exceeds the credit limit by Rp 1.000.000' */
export const exceedsLimit = (n: number): Message => because('order-exceeds-credit-limit', { amount: rupiah(n) })
/** 'Customer has invoices overdue for 45 days' */
export const invoicesOverdue = (n: number): Message => because('customer-has-overdue-invoices', { n })

/** What of a setting judges an order; kept with the order as it was when it was submitted. */
export type CreditRule = Pick<
  CreditSetting,
  'block_at' | 'tolerance_percent' | 'overdue_days' | 'overdue_stops_cash' | 'cod_most'
>
/** A setting that was loosened meanwhile does not help: of each value the stricter one counts. */
export const stricterRule = (one: CreditRule, other: CreditRule): CreditRule => {
  const tolerated = [one.overdue_days, other.overdue_days].filter((days) => days !== null)
  const isEarlier = creditStages.indexOf(one.block_at) <= creditStages.indexOf(other.block_at)
  return {
    block_at: isEarlier ? one.block_at : other.block_at,
    tolerance_percent: Math.min(one.tolerance_percent, other.tolerance_percent),
    overdue_days: tolerated.length > 0 ? Math.min(...tolerated) : null,
    overdue_stops_cash: one.overdue_stops_cash === 'Y' || other.overdue_stops_cash === 'Y' ? 'Y' : 'N',
    cod_most: Math.min(one.cod_most, other.cod_most),
  }
}

export type CreditCase = {
  /** The permanent limit and what was added for a while. */
  limit: number
  /** Without the order that is judged. */
  exposure: number
  /** The order's. */
  amount: number
  overdue_days_max: number
  /** How the order is paid: the limit is of those on terms alone. */
  way?: PaymentWay
}
export type CreditVerdict = {
  is_ok: boolean
  /** Rupiah beyond the limit, or 0 where that is within what the branch tolerates. */
  over_by: number
  /** Days overdue, or 0 where the branch tolerates them. */
  overdue_days: number
  /** What it is told by, the limit first. */
  problems: Message[]
  /** The stage from which on the problems stop an order. */
  block_at: CreditStage
}

export const judgeCredit = (
  { limit, exposure, amount, overdue_days_max, way = 'TOP' }: CreditCase,
  { block_at, tolerance_percent, overdue_days: tolerated, overdue_stops_cash }: CreditRule,
): CreditVerdict => {
  const beyond = exposure + amount - limit
  const isOver = isOnTerms(way) && beyond > Math.floor((limit * tolerance_percent) / 100)
  const over_by = isOver ? beyond : 0
  const isOverdue = tolerated !== null && overdue_days_max > tolerated
  const overdue_days = isOverdue && (!isPaidBefore(way) || overdue_stops_cash === 'Y') ? overdue_days_max : 0
  const problems = [
    ...(over_by > 0 ? [exceedsLimit(over_by)] : []),
    ...(overdue_days > 0 ? [invoicesOverdue(overdue_days)] : []),
  ]
  return { is_ok: problems.length === 0, over_by, overdue_days, problems, block_at }
}

/** Does the verdict stop the order at this stage? Before the branch's own stage it only warns. */
export const isStopped = ({ is_ok, block_at }: Pick<CreditVerdict, 'is_ok' | 'block_at'>, at: CreditStage) =>
  !is_ok && creditStages.indexOf(at) >= creditStages.indexOf(block_at)
