import type { ReportShape } from '../management-reports.ts'

export const projectReport = {
  figures: { open: 'rupiah', weighted: 'rupiah', goaled: 'rupiah', lost: 'rupiah', hitRate: 'percent' },
  series: ['goaledByMonth', 'lostByMonth'],
  seriesUnit: 'rupiah',
  groups: ['branch', 'salesperson', 'stage', 'source'],
  columns: { open: 'rupiah', weighted: 'rupiah', projects: 'count', goaled: 'rupiah', lost: 'rupiah' },
} as const satisfies ReportShape
export type ProjectReportGroup = (typeof projectReport.groups)[number]
