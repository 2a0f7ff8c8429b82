import type { Data } from '@sejuk/contract/endpoint'
import type { myAttendance } from '@sejuk/contract/field/attendance'
import { attendanceModule, selfie } from '@sejuk/domain/field/attendance'
import { addDays } from '@sejuk/domain/values/dates'
import { historyWords } from '@sejuk/words/field/attendance'
import { useState } from 'react'
import IconChevronLeft from '#icon/ChevronLeft'
import IconChevronRight from '#icon/ChevronRight'
import { RecordPhotos } from '../../../entities/attachments/record-photos.tsx'
import { Figures } from '../../../entities/field/chips.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import { CheckLine } from './check-line.tsx'
import { DayResultChip, DayResultMark } from './day-result.tsx'
import style from './history-month.module.css'
import { daysInMonth, monthAfter, monthTitle } from './months.ts'

const MapView = lazyPart(() => import('../../../ui/map/map-view.tsx').then((map) => map.MapView))

type Props = {
  month: string
  data: Data<typeof myAttendance>
  onMonth: (month: string) => void
  onAsk: (day: string) => void
}

const weekday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** Monday to Sunday of any week. */
const weekOf = Array.from({ length: 7 }, (_, n) => addDays('2026-11-16', n))

/** A month as a calendar from Monday on; a tap on a day shows what it is made of. */
export const HistoryMonth = ({ month, data, onMonth, onAsk }: Props) => {
  const t = useWords(historyWords)
  const dates = useDates()
  const language = useLanguage()
  const [open, setOpen] = useState(data.today.startsWith(month) ? data.today : '')
  const days = daysInMonth(month)
  const resultOf = (day: string) => data.days.find(({ work_date }) => work_date === day)
  const count = (isCounted: (one: (typeof data.days)[number]) => boolean) => String(data.days.filter(isCounted).length)
  const sum = (field: 'work_min' | 'overtime_min') =>
    t('hours', { n: Math.round(data.days.reduce((total, one) => total + one[field], 0) / 60) })
  const chosen = open ? resultOf(open) : undefined
  const checks = data.checks.filter(({ work_date }) => work_date === open)
  const [first, ...others] = checks.flatMap(({ lat, lng, accuracy_m }) =>
    lat === null || lng === null ? [] : [{ lat, lng, accuracy_m }],
  )
  return (
    <>
      <Section
        title={monthTitle(month, language)}
        actions={
          <>
            <IconButton label={t('previous')} onClick={() => onMonth(monthAfter(month, -1))}>
              <IconChevronLeft size={22} />
            </IconButton>
            <IconButton label={t('next')} onClick={() => onMonth(monthAfter(month, 1))}>
              <IconChevronRight size={22} />
            </IconButton>
          </>
        }
      >
        <Figures
          figures={[
            [t('present'), count(({ in_at }) => in_at !== null)],
            [t('late'), count(({ late_min }) => late_min > 0)],
            [t('absent'), count(({ result }) => result === 'Absent')],
            [t('worked'), sum('work_min')],
            [t('overtime'), sum('overtime_min')],
          ]}
        />
        <ol className={style.days}>
          {weekOf.map((day) => (
            <li key={day} className={style.weekday} aria-hidden="true">
              {dates.shortDayName(day)}
            </li>
          ))}
          {days.map((day, n) => {
            const found = resultOf(day)
            const label = `${dates.day(day)}${found ? `, ${t(found.result)}` : ''}`
            return (
              <li key={day} style={n === 0 ? { gridColumnStart: weekday(day) + 1 } : undefined}>
                <button
                  type="button"
                  aria-label={label}
                  aria-pressed={open === day}
                  data-today={day === data.today || undefined}
                  onClick={() => setOpen(day)}
                >
                  {Number(day.slice(8))}
                  {found && <DayResultMark result={found.result} label={t(found.result)} />}
                </button>
              </li>
            )
          })}
        </ol>
      </Section>
      {open && (
        <Section
          title={`${dates.dayName(open)}, ${dates.day(open)}`}
          actions={chosen ? <DayResultChip result={chosen.result} /> : <small>{t('noResult')}</small>}
        >
          {chosen && chosen.late_min > 0 && <SectionText>{t('minutesLate', { n: chosen.late_min })}</SectionText>}
          {checks.length === 0 && <SectionText>{t('noChecks')}</SectionText>}
          <RowList>
            {checks.map((check) => (
              <CheckLine key={check.attendance_code} check={check} />
            ))}
          </RowList>
          {first && (
            <MapView key={open} label={t('map')} at={first} also={others.at(-1)} radius={first.accuracy_m ?? 0} />
          )}
          {checks
            .filter(({ has_selfie }) => has_selfie)
            .map(({ client_uuid, kind }) => (
              <RecordPhotos
                key={client_uuid}
                title={`${t('photo')}, ${t(kind)}`}
                module_name={attendanceModule}
                module_code={client_uuid}
                photos={[{ alias: selfie, label: t('photo') }]}
                isShut
              />
            ))}
          {open <= data.today && (
            <SectionBody>
              <Button onClick={() => onAsk(open)}>{t('ask')}</Button>
            </SectionBody>
          )}
        </Section>
      )}
    </>
  )
}
