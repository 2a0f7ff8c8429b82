import { type DateLimit, dateObjection, lastAcceptableDay } from '@sejuk/domain/dates'
import { inputWords } from '@sejuk/words/inputs'
import { useId } from 'react'
import { useDates, useToday } from '../../lib/language/dates.ts'
import { useSay, useWords } from '../../lib/language/words.ts'
import style from './date-field.module.css'
import { aboutField, FieldFrame, type FieldProps } from './field-frame.tsx'

type Props = FieldProps & {
  value: string
  onChange: (day: string) => void
  /** Only from today to a few days ahead, Sundays not counted. */
  limit?: DateLimit
}

/** A day of the calendar, read as everywhere else. The browser's own field is seen only while one is in it. */
export const DateField = ({ label, hint, value, onChange, limit, error, ...rest }: Props) => {
  const t = useWords(inputWords)
  const say = useSay()
  const dates = useDates()
  const id = useId()
  const today = useToday()
  const last = limit ? lastAcceptableDay(today, limit) : undefined
  const objection = limit && value ? dateObjection(value, today, limit) : undefined
  const problem = error ?? (objection ? say(objection) : undefined)
  const told = hint ?? (last ? t('upTo', { day: dates.day(last) }) : undefined)
  return (
    <FieldFrame id={id} label={label} hint={told} error={problem}>
      <div className={style.date}>
        <span aria-hidden="true" data-empty={value ? undefined : true}>
          {value ? `${dates.dayName(value)}, ${dates.day(value)}` : t('noDate')}
        </span>
        <input
          {...aboutField(id, { error: problem, hint: told, ...rest })}
          type="date"
          min={limit ? today : undefined}
          max={last}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
    </FieldFrame>
  )
}
