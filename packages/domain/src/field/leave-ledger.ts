import type { LeaveRule } from './leave-days.ts'

/** `adjust`: by HR, with a reason. `joint_leave`: a day that everybody has off, where it is taken from the balance. */
export const ledgerKinds = ['grant', 'carry_over', 'take', 'give_back', 'expire', 'adjust', 'joint_leave'] as const
export type LedgerKind = (typeof ledgerKinds)[number]
export type LedgerLine = { kind: LedgerKind; days: number }

/** HR corrects by no more than this at once. */
export const mostAdjusted = 60

export const balanceOf = (lines: readonly Pick<LedgerLine, 'days'>[]) => lines.reduce((sum, { days }) => sum + days, 0)

/**
 * A whole year, or the part of it for the months that are left of the year somebody joined in, in halves; a month begun
 * by the 15th counts.
 */
export const grantOf = (join_date: string | null, year: number, { grant_days }: Pick<LeaveRule, 'grant_days'>) => {
  const joined = join_date ? Number(join_date.slice(0, 4)) : 0
  if (!join_date || joined < year) return grant_days
  if (joined > year) return 0
  const month = Number(join_date.slice(5, 7))
  const isEarly = Number(join_date.slice(8)) <= 15
  const months = 12 - month + (isEarly ? 1 : 0)
  return Math.floor((months * grant_days * 2) / 12) / 2
}

export const carriedOver = (rest: number, { most_carried }: Pick<LeaveRule, 'most_carried'>) =>
  Math.max(0, Math.min(most_carried, rest))

/** The lines with which a year begins: the rest ends, a part of it goes on, the new year is granted. Debts stay. */
export const yearTurn = (rest: number, granted: number, rule: Pick<LeaveRule, 'most_carried'>): LedgerLine[] => {
  const carried = carriedOver(rest, rule)
  const lines: LedgerLine[] = [
    { kind: 'expire', days: -Math.max(0, rest) },
    { kind: 'carry_over', days: carried },
    { kind: 'grant', days: granted },
  ]
  return lines.filter(({ days }) => days !== 0)
}

type YearSums = {
  /** The sum of a year's lines, and whether the year was granted. */
  sumOf: (year: number) => { days: number; is_granted: boolean }
  /** What came before the first year that is asked for. */
  before: number
  first: number
  thisYear: number
  grantOf: (year: number) => number
  rule: Pick<LeaveRule, 'most_carried'>
}

/**
 * What is left at the end of a year. A year that has not begun is judged as it will begin: with what may be carried over, and its
 * grant. `taken` is about to be taken from the year before.
 */
export const balanceOfYear = (year: number, sums: YearSums, taken = 0): number => {
  const { days, is_granted } = sums.sumOf(year)
  if (year <= sums.first) return sums.before + days
  const rest = balanceOfYear(year - 1, sums) - taken
  if (year <= sums.thisYear || is_granted) return rest + days
  return rest + balanceOf(yearTurn(rest, sums.grantOf(year), sums.rule)) + days
}

/** The first day on which what was carried over is gone. */
export const carriedGone = (year: number, { carried_until_month: month }: Pick<LeaveRule, 'carried_until_month'>) =>
  month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`

/** What ends of the days carried over: those that were neither taken in time nor ended before. */
export const carriedExpiry = (carried: number, taken: number, ended = 0): LedgerLine[] => {
  const days = Math.max(0, carried - ended - Math.max(0, taken))
  return days > 0 ? [{ kind: 'expire', days: -days }] : []
}
