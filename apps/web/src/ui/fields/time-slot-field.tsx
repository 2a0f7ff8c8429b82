import { type TimeSlot, timeSlots } from '@sejuk/domain/values/time-slots'
import { inputWords } from '@sejuk/words/inputs'
import { useId } from 'react'
import { useWords } from '../../lib/language/words.ts'
import { aboutField, FieldFrame, type FieldProps } from './field-frame.tsx'
import style from './time-slot-field.module.css'

/** 'Free', '1 place left', or why it cannot be had. */
export type SlotNote = { text: string; isShut?: boolean }
type Props = Omit<FieldProps, 'label' | 'autoFocus'> & {
  label?: string
  value: TimeSlot | ''
  onChange: (slot: TimeSlot) => void
  noteOf?: (slot: TimeSlot) => SlotNote | undefined
}

/** When somebody comes: the morning, the afternoon or the whole day. */
export const TimeSlotField = ({ label, hint, error, isRequired, value, onChange, noteOf }: Props) => {
  const t = useWords(inputWords)
  const id = useId()
  return (
    <FieldFrame id={id} label={label ?? t('timeSlot')} hint={hint} error={error} isGroup>
      <div
        role="radiogroup"
        className={style.slots}
        aria-labelledby={id}
        aria-required={isRequired || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={aboutField(id, { error, hint })['aria-describedby']}
      >
        {timeSlots.map((slot) => {
          const note = noteOf?.(slot)
          return (
            <label key={slot} className={style.slot} data-shut={note?.isShut || undefined}>
              <input
                type="radio"
                name={id}
                value={slot}
                checked={value === slot}
                disabled={note?.isShut}
                onChange={() => onChange(slot)}
              />
              <b>{slot}</b> {note && <small>{note.text}</small>}
            </label>
          )
        })}
      </div>
    </FieldFrame>
  )
}
