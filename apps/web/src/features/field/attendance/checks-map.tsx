import { type AttendanceCheck, attendanceMap } from '@sejuk/contract/field/attendance'
import { isDay } from '@sejuk/domain/values/dates'
import { attendanceWords } from '@sejuk/words/field/attendance'
import { useState } from 'react'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import style from './checks-map.module.css'

const PinsMap = lazyPart(() => import('../../../ui/map/pins-map.tsx').then((map) => map.PinsMap))

const toneOf = ({ in_radius, risk }: AttendanceCheck) => (risk.length ? 'bad' : in_radius ? 'good' : 'attention')

type Props = { today: string; dept_code: string[]; onOpen: (check: AttendanceCheck) => void }

/** Where everybody was at the last check of a day; read only by who opens it. */
export const ChecksMap = ({ today, dept_code, onOpen }: Props) => {
  const t = useWords(attendanceWords)
  const dates = useDates()
  const [date, setDate] = useState(today)
  const found = useCall(attendanceMap, { date, dept_code }, { enabled: isDay(date), keepPrevious: true })
  const checks = found.data?.data
  return (
    <Section title={t('mapTitle')} sub={checks && t('mapCount', { n: checks.length })}>
      <SectionBody>
        <FieldGrid>
          <DateField label={t('work_date')} value={date} onChange={setDate} />
        </FieldGrid>
      </SectionBody>
      {found.error && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
      {!checks && !found.error && <Pending />}
      {checks?.length === 0 && <SectionText>{t('mapEmpty')}</SectionText>}
      {checks && checks.length > 0 && (
        <div className={style.map}>
          <PinsMap
            label={t('mapTitle')}
            pins={checks.map((check) => ({
              ...{ key: check.attendance_code, tone: toneOf(check), isHollow: check.kind === 'out' },
              at: { lat: check.lat ?? 0, lng: check.lng ?? 0 },
              label: `${check.username}, ${t(check.kind)} ${dates.time(check.at_server)}, ${t(check.place)}`,
            }))}
            onChoose={(key) => {
              const chosen = checks.find((one) => one.attendance_code === key)
              if (chosen) onOpen(chosen)
            }}
            onSight={() => undefined}
          />
        </div>
      )}
    </Section>
  )
}
