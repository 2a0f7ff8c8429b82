import { mailedReports } from '@sejuk/domain/management-reports'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { flag } from '../lookups.ts'

const report = z.enum(mailedReports)

/** The reports that the caller gets by mail every week. */
export const myReportMails = endpoint('GET /api/report-mail', {
  needs: 'signed-in',
  input: z.object({}),
  data: z.array(report),
})
export const setReportMail = endpoint('POST /api/report-mail', {
  needs: 'signed-in',
  input: z.object({ report, is_on: flag }),
  data: z.array(report),
})
