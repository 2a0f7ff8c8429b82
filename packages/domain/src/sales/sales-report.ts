import type { ReportShape } from '../management-reports.ts'

export const salesReport = {
  figures: { ordered: 'rupiah', orders: 'count', units: 'count', average: 'rupiah', discount: 'percent' },
  series: ['thisYear', 'yearBefore'],
  seriesUnit: 'rupiah',
  groups: ['branch', 'salesperson', 'customer', 'businessUnit', 'item'],
  columns: { amount: 'rupiah', before: 'rupiah', change: 'percent', units: 'count', orders: 'count' },
} as const satisfies ReportShape
export type SalesReportGroup = (typeof salesReport.groups)[number]
