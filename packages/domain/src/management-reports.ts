import type { MeasureUnit } from './platform/my-day.ts'

type Named = Readonly<Record<string, MeasureUnit>>

/** What a management report shows: figures of a period, twelve months as a picture, and a comparison by a chosen group. */
export type ReportShape = {
  figures: Named
  /** What is drawn for each month, all in one unit. */
  series: readonly [string, ...string[]]
  seriesUnit: MeasureUnit
  groups: readonly [string, ...string[]]
  /** The first one orders the rows and is drawn as their bars. */
  columns: Named
}

/** The longest period of a report, in days. */
export const longestReport = 366

/** Of a comparison so many rows at most: more is a list, not a picture. */
export const mostReportRows = 50

/** The twelve months that end with the month of a day, oldest first, as 2026-11. */
export const monthsUpTo = (day: string) => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return Array.from({ length: 12 }, (_, n) => {
    const at = year * 12 + month - 12 + n
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  })
}

/** How much more it is than before, in percent; nothing to compare with gives nothing. */
export const changeOf = (now: number, before: number) =>
  before === 0 ? null : Math.round((1000 * (now - before)) / before) / 10

/** Those that a user may have by mail every week. */
export const mailedReports = ['sales', 'aftersales', 'stock', 'projects', 'weekly'] as const
export type MailedReportName = (typeof mailedReports)[number]
