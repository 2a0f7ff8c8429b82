import { isDay } from '@sejuk/domain/values/dates'
import { readDay } from '@sejuk/domain/values/read-day'
import { inputWords } from '@sejuk/words/inputs'
import { type InputHTMLAttributes, useRef, useState } from 'react'
import IconCalendarEvent from '#icon/CalendarEvent'
import { useDates } from '../../lib/language/dates.ts'
import { useWords } from '../../lib/language/words.ts'
import style from './day-input.module.css'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type' | 'min' | 'max'> & {
  value: string
  /** A day, or nothing. */
  onChange: (day: string) => void
  /** What was typed and is no day, when the field is left. */
  onUnreadable?: (typed: string) => void
  withWeekday?: boolean
  /** Bounds of the calendar that opens; what is typed is checked by the form. */
  from?: string
  to?: string
}

/**
 * A day, typed and shown in the viewer's language. The browser's own date input writes days its own way (mm/dd/yyyy), so it is
 * there only to open its calendar.
 */
export const DayInput = ({ value, onChange, onUnreadable, withWeekday, from, to, disabled, ...rest }: Props) => {
  const t = useWords(inputWords)
  const dates = useDates()
  const calendar = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<string>()
  const day = isDay(value) ? dates.day(value) : value
  const shown = withWeekday && isDay(value) ? `${dates.dayName(value)}, ${day}` : day
  const change = (typed: string) => {
    setDraft(typed)
    const read = typed.trim() ? readDay(typed) : ''
    if (read !== undefined && read !== value) onChange(read)
  }
  const leave = () => {
    if (draft?.trim() && readDay(draft) === undefined) onUnreadable?.(draft)
    setDraft(undefined)
  }
  return (
    <span className={style.day}>
      <input
        {...rest}
        type="text"
        autoComplete="off"
        disabled={disabled}
        value={draft ?? shown}
        onChange={(event) => change(event.currentTarget.value)}
        onFocus={() => setDraft(day)}
        onBlur={leave}
      />
      <input
        ref={calendar}
        className={style.calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        disabled={disabled}
        min={from}
        max={to}
        value={isDay(value) ? value : ''}
        onChange={(event) => {
          setDraft(undefined)
          onChange(event.currentTarget.value)
        }}
      />
      <button
        type="button"
        className={style.open}
        aria-label={t('openCalendar')}
        disabled={disabled}
        onClick={() => calendar.current?.showPicker?.()}
      >
        <IconCalendarEvent size={16} aria-hidden="true" />
      </button>
    </span>
  )
}
