import { type ReactNode, useId } from 'react'
import IconAlertCircle from '#icon/AlertCircle'
import style from './text-field.module.css'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  hint?: ReactNode
  error?: string
  /** Shown as a count, and enforced by the schema; what is pasted is not cut off silently. */
  most?: number
  isLong?: boolean
  isRequired?: boolean
  autoFocus?: boolean
  inputMode?: 'tel' | 'email' | 'numeric' | 'decimal' | 'text'
  type?: 'text' | 'date' | 'time' | 'datetime-local'
  /** The id of a datalist with what others wrote here. */
  list?: string
}

/** Label above, hint beside it, error below. */
export const TextField = ({
  label,
  value,
  onChange,
  hint,
  error,
  most,
  isLong,
  isRequired,
  autoFocus,
  inputMode,
  type,
  list,
}: Props) => {
  const id = useId()
  const about = {
    id,
    value,
    inputMode,
    'aria-invalid': error ? true : undefined,
    'aria-required': isRequired || undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
    'data-autofocus': autoFocus || undefined,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  }
  const isOver = most !== undefined && value.length > most
  return (
    <div className={style.field}>
      <div className={style.head}>
        <label htmlFor={id}>{label}</label>
        {hint && <span>{hint}</span>}
        {most !== undefined && value.length > most * 0.8 && (
          <span className={style.count} data-over={isOver || undefined}>
            {value.length} / {most}
          </span>
        )}
      </div>
      {isLong ? <textarea rows={4} {...about} /> : <input {...about} type={type} list={list} />}
      {error && (
        <p id={`${id}-error`} className={style.error}>
          <IconAlertCircle size={14} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  )
}
