import type { ReportShape } from '../management-reports.ts'

export const stockReport = {
  figures: { onHand: 'count', inTransit: 'count', damaged: 'count', issued: 'count', cover: 'count' },
  series: ['received', 'issuedByMonth'],
  seriesUnit: 'count',
  groups: ['warehouse', 'category', 'item'],
  columns: { onHand: 'count', locked: 'count', inTransit: 'count', damaged: 'count', issued: 'count', cover: 'count' },
} as const satisfies ReportShape
export type StockReportGroup = (typeof stockReport.groups)[number]
