import { myReportMails, setReportMail } from '@sejuk/contract/platform/report-mails'
import type { MailedReportName } from '@sejuk/domain/management-reports'
import { managementReportWords } from '@sejuk/words/management-reports'
import { useCall, useSend } from '../../lib/api/queries.ts'
import { useWords } from '../../lib/language/words.ts'
import { Button } from '../../ui/actions/button.tsx'

/** Has the report sent by mail every Monday, or ends it. */
export const ReportMail = ({ report }: { report: MailedReportName }) => {
  const t = useWords(managementReportWords)
  const found = useCall(myReportMails, {})
  const send = useSend(setReportMail)
  const mails = found.data?.data
  if (!mails) return null
  const isOn = mails.includes(report)
  return (
    <div>
      <Button isBusy={send.isPending} aria-pressed={isOn} onClick={() => send.mutate({ report, is_on: !isOn })}>
        {t(isOn ? 'mailEnd' : 'mailMe')}
      </Button>
    </div>
  )
}
