import { askForCorrection, listMyAttendanceRequests } from '@sejuk/contract/field/attendance-requests'
import { correctionsAMonth, type RequestKind } from '@sejuk/domain/field/attendance-workflows'
import { historyWords } from '@sejuk/words/field/attendance'
import { useRefresh } from '../../../lib/api/refresh.ts'
import { useWords } from '../../../lib/language/words.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TimeField } from '../../../ui/fields/time-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'

type Values = { work_date: string; kind: string; time: string; minutes: string; reason: string }
const kindNames = { in: 'askIn', out: 'askOut', overtime: 'askOvertime' } as const satisfies Record<RequestKind, string>

export const AskCorrection = ({ day, onClose }: { day: string; onClose: () => void }) => {
  const t = useWords(historyWords)
  const refresh = useRefresh(listMyAttendanceRequests)
  const close = () => {
    refresh()
    onClose()
  }
  return (
    <EndpointPanel<typeof askForCorrection, Values>
      title={t('askTitle')}
      sub={t('limit', { n: correctionsAMonth })}
      endpoint={askForCorrection}
      initial={{ work_date: day, kind: 'in', time: '', minutes: '', reason: '' }}
      labels={{
        work_date: t('work_date'),
        kind: t('kind'),
        time: t('time'),
        minutes: t('overtimeMinutes'),
        reason: t('reason'),
      }}
      onClose={close}
    >
      {({ values, change, errorOf }) => (
        <>
          <DateField
            label={t('work_date')}
            value={values.work_date}
            onChange={(work_date) => change({ work_date })}
            error={errorOf('work_date')}
            isRequired
          />
          <ChoiceField
            label={t('kind')}
            options={Object.entries(kindNames).map(([value, word]) => ({ value, label: t(word) }))}
            value={values.kind}
            onChange={(kind) => change({ kind })}
            error={errorOf('kind')}
            isRequired
          />
          {values.kind === 'overtime' ? (
            <TextField
              label={t('overtimeMinutes')}
              value={values.minutes}
              onChange={(minutes) => change({ minutes })}
              error={errorOf('minutes')}
              most={4}
              isRequired
            />
          ) : (
            <TimeField
              label={t('time')}
              value={values.time}
              onChange={(time) => change({ time })}
              error={errorOf('time')}
              isRequired
            />
          )}
          <TextField
            label={t('reason')}
            value={values.reason}
            onChange={(reason) => change({ reason })}
            error={errorOf('reason')}
            most={500}
            isLong
            isRequired
          />
        </>
      )}
    </EndpointPanel>
  )
}
