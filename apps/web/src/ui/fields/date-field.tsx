import { type DateLimit, dateObjection, isDay, lastAcceptableDay } from '@sejuk/domain/values/dates'
import { inputWords } from '@sejuk/words/inputs'
import { useId } from 'react'
import { useDates, useToday } from '../../lib/language/dates.ts'
import { useSay, useWords } from '../../lib/language/words.ts'
import { DayInput } from './day-input.tsx'
import { aboutField, FieldFrame, type FieldProps } from './field-frame.tsx'

type Props = FieldProps & {
  value: string
  onChange: (day: string) => void
  /** Only from today to a few days ahead, Sundays not counted. */
  limit?: DateLimit
}

/** A day of the calendar. What was typed and is no day stays in the field, with the reason. */
export const DateField = ({ label, hint, value, onChange, limit, error, ...rest }: Props) => {
  const t = useWords(inputWords)
  const say = useSay()
  const dates = useDates()
  const id = useId()
  const today = useToday()
  const last = limit ? lastAcceptableDay(today, limit) : undefined
  const objection = value && !isDay(value) ? 'Date is not valid' : limit && value && dateObjection(value, today, limit)
  const problem = error ?? (objection ? say(objection) : undefined)
  const told = hint ?? (last ? t('upTo', { day: dates.day(last) }) : undefined)
  return (
    <FieldFrame id={id} label={label} hint={told} error={problem}>
      <DayInput
        {...aboutField(id, { error: problem, hint: told, ...rest })}
        placeholder={t('noDate')}
        value={value}
        onChange={onChange}
        onUnreadable={onChange}
        from={limit ? today : undefined}
        to={last}
        withWeekday
      />
    </FieldFrame>
  )
}
