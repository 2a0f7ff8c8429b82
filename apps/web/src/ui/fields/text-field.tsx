import { keepNumber } from '@sejuk/domain/values/numbers'
import { useId } from 'react'
import { aboutField, FieldFrame, type FieldProps } from './field-frame.tsx'
import style from './text-field.module.css'

type Props = FieldProps & {
  value: string
  onChange: (value: string) => void
  /** Shown as a count, and enforced by the schema; what is pasted is not cut off silently. */
  most?: number
  isLong?: boolean
  /** A decimal has one minus and one dot, and a comma is the dot. */
  inputMode?: 'tel' | 'email' | 'numeric' | 'decimal' | 'text'
  /** The id of a datalist with what others wrote here. */
  list?: string
}

/** Label above, hint beside it, error below. */
export const TextField = ({ label, value, onChange, hint, error, most, isLong, inputMode, list, ...rest }: Props) => {
  const id = useId()
  const about = {
    ...aboutField(id, { error, hint, ...rest }),
    value,
    inputMode,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange(inputMode === 'decimal' ? keepNumber(currentTarget.value) : currentTarget.value),
  }
  const count = most !== undefined && value.length > most * 0.8 && (
    <span className={style.count} data-over={value.length > most || undefined}>
      {value.length} / {most}
    </span>
  )
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} count={count}>
      {isLong ? <textarea rows={4} {...about} /> : <input {...about} list={list} />}
    </FieldFrame>
  )
}
