import * as contract from '@sejuk/contract/platform/report-mails'
import type { Feature } from '../../../platform/http/serve.ts'
import { myReportMails, setReportMail } from './commands.ts'

export const reportMailRoutes: Feature = (serve) => {
  serve(contract.myReportMails, myReportMails)
  serve(contract.setReportMail, setReportMail)
}
