/** What a failure is counted by. */
export const failureKinds = ['symptom', 'place', 'cause'] as const
export type FailureKind = (typeof failureKinds)[number]

/** What finished work is compared by. */
export const reportGroups = ['asc', 'technician', 'model'] as const
export type ReportGroup = (typeof reportGroups)[number]

/** Percentages of fewer jobs say little. */
export const fewJobs = 30
export const reportTargets = { in_time: 90, first_time: 85 } as const

/** At most so many days are reported at once. */
export const longestReportDays = 366

/** Ages of open work in days; the last has no end. */
export const backlogAges = ['1', '3', '7', '14', 'older'] as const
export type BacklogAge = (typeof backlogAges)[number]

type Bar = { count: number }
export type Ranked<B> = B & { share: number; running: number; isMain: boolean }

/** The few that make four fifths of all, the most frequent first, each with its share and the share up to it. */
export const pareto = <B extends Bar>(bars: readonly B[]): Ranked<B>[] => {
  const all = bars.reduce((sum, { count }) => sum + count, 0)
  let before = 0
  return bars
    .toSorted((one, other) => other.count - one.count)
    .map((bar) => {
      const isMain = before < 0.8 * all
      before += bar.count
      return { ...bar, share: (100 * bar.count) / all, running: (100 * before) / all, isMain }
    })
}
