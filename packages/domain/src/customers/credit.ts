/** How much of the limit is used, from 0; more than 1 is beyond it. Without a limit anything is beyond it. */
export const creditShare = (used: number, limit: number) =>
  used <= 0 ? 0 : limit <= 0 ? Number.POSITIVE_INFINITY : used / limit

export const agingBuckets = ['not_due', 'to_30', 'to_60', 'to_90', 'over_90'] as const
export type AgingBucket = (typeof agingBuckets)[number]

/** By days overdue: due today is not overdue. */
export const agingBucketOf = (days: number): AgingBucket => {
  if (days <= 0) return 'not_due'
  if (days <= 30) return 'to_30'
  if (days <= 60) return 'to_60'
  return days <= 90 ? 'to_90' : 'over_90'
}

type Owed = { amount: number; paid_amount: number; overdue_days: number }
export const agingOf = (invoices: readonly Owed[]): Record<AgingBucket, number> => {
  const sums: Record<AgingBucket, number> = { not_due: 0, to_30: 0, to_60: 0, to_90: 0, over_90: 0 }
  for (const { amount, paid_amount, overdue_days } of invoices)
    sums[agingBucketOf(overdue_days)] += Math.max(0, amount - paid_amount)
  return sums
}
