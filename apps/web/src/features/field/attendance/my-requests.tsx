import {
  type AttendanceRequest,
  actOnAttendanceRequest,
  listMyAttendanceRequests,
} from '@sejuk/contract/field/attendance-requests'
import { attendanceRequest } from '@sejuk/domain/field/attendance-workflows'
import { historyWords } from '@sejuk/words/field/attendance'
import { useInfiniteList } from '../../../lib/api/infinite-list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { RecordActions } from '../../../ui/record/record-actions.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import { CheckChip } from './check-line.tsx'

/** Corrections and overtime one has asked for. */
export const MyRequests = () => {
  const t = useWords(historyWords)
  const dates = useDates()
  const list = useInfiniteList(listMyAttendanceRequests, {}, { enabled: true })
  const asked = (row: AttendanceRequest) =>
    row.minutes === null ? dates.time(row.at) : t('minutes', { n: row.minutes })
  if (list.error) return <FailedState error={list.error} onRetry={list.retry} />
  if (!list.rows) return <Pending />
  if (list.rows.length === 0) return <SectionText>{t('noRequests')}</SectionText>
  return (
    <>
      {list.rows.map((row) => (
        <Section
          key={row.request_code}
          title={`${dates.day(row.work_date)}, ${t(row.kind)} ${asked(row)}`}
          actions={<CheckChip status={row.status} />}
        >
          <SectionBody>
            <p>{[row.reason, row.reject_reason, row.is_over_limit && t('overLimit')].filter(Boolean).join('. ')}</p>
            {row.status === 'Submitted' && (
              <RecordActions
                isOneOfMany
                workflow={attendanceRequest}
                endpoints={{ withdraw: actOnAttendanceRequest.withdraw }}
                keyField="request_code"
                row={row}
                nameOf={(one) => dates.day(one.work_date)}
                label={(name) => t(name)}
              />
            )}
          </SectionBody>
        </Section>
      ))}
      {list.hasMore && (
        <Button isBusy={list.isGrowing} onClick={list.grow}>
          {t('more')}
        </Button>
      )}
    </>
  )
}
