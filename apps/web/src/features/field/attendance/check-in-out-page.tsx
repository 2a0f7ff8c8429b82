import { attendanceToday } from '@sejuk/contract/field/attendance'
import { pageTo } from '@sejuk/domain/pages'
import { checkInWords } from '@sejuk/words/field/attendance'
import { useCallback } from 'react'
import IconHistory from '#icon/History'
import { Consent } from '../../../entities/field/consent.tsx'
import { QueueBar } from '../../../entities/field/queue-bar.tsx'
import { useFieldQueue } from '../../../entities/field/use-field-queue.ts'
import { useStoredCall } from '../../../entities/field/use-stored-call.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { CheckForm } from './check-form.tsx'
import { CheckLine } from './check-line.tsx'

/** Check in and out on the phone, also without a network. */
export const CheckInOutPage = () => {
  const t = useWords(checkInWords)
  const dates = useDates()
  const today = useStoredCall(attendanceToday, {}, 'attendance-today')
  const { refetch } = today
  const work = useFieldQueue(useCallback(() => refetch(), [refetch]))
  const found = today.data
  const waiting = work.queue?.taps.filter(({ action }) => action === 'check') ?? []
  return (
    <>
      <PageHead
        title={t('title')}
        sub={
          found &&
          t('shift', {
            day: `${dates.dayName(found.work_date)} ${dates.day(found.work_date)}`,
            shift: found.shift_name,
          })
        }
      >
        <Link {...pageTo('attendanceHistory')} aria-label={t('history')}>
          <IconHistory size={24} />
        </Link>
      </PageHead>
      <QueueBar work={work} />
      <PageBody>
        {!found && !today.error && <Pending />}
        {!found && today.error && <FailedState error={today.error} onRetry={today.refetch} />}
        {found?.is_holiday && <Note role="status">{t('holiday')}</Note>}
        {found && !found.has_consent && <Consent version={found.consent_version} />}
        {found?.has_consent && <CheckForm today={found} work={work} />}
        {found && (
          <Section title={t('today')}>
            {found.checks.length + waiting.length === 0 && <SectionText>{t('nothingYet')}</SectionText>}
            <RowList>
              {found.checks.map((check) => (
                <CheckLine key={check.attendance_code} check={check} />
              ))}
              {waiting.map((tap) => (
                <li key={tap.client_uuid}>
                  <span>
                    <b>{t(tap.input.kind === 'out' ? 'checkOut' : 'checkIn')}</b> {dates.time(tap.at_device)}
                  </span>
                  <span>{t('offline')}</span>
                </li>
              ))}
            </RowList>
          </Section>
        )}
      </PageBody>
    </>
  )
}
