import * as contract from '@sejuk/contract/projects/weekly-report'
import type { Serve } from '../../../platform/http/serve.ts'
import { weeklyReportPdf } from './pdf.ts'
import { commentOnWeek, weeklyReport } from './report.ts'

export const weeklyReportRoutes = (serve: Serve) => {
  serve(contract.weeklyReport, weeklyReport)
  serve(contract.weeklyReportPdf, weeklyReportPdf)
  serve(contract.commentOnWeek, commentOnWeek)
}
