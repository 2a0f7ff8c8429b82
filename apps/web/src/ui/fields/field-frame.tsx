import type { ReactNode } from 'react'
import IconAlertCircle from '#icon/AlertCircle'
import IconAlertTriangle from '#icon/AlertTriangle'
import style from './text-field.module.css'

export type FieldProps = {
  label: string
  hint?: ReactNode
  error?: string
  isRequired?: boolean
  autoFocus?: boolean
}

/** What a field tells about itself to those who hear it. */
export const aboutField = (id: string, { error, hint, isRequired, autoFocus }: Omit<FieldProps, 'label'>) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-required': isRequired || undefined,
  'aria-describedby': [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
  'data-autofocus': autoFocus || undefined,
})

type Props = Pick<FieldProps, 'label' | 'hint' | 'error'> & {
  id: string
  /** At the right end of the label's line. */
  count?: ReactNode
  /** Worth a second look, and no reason to stop; or what was done to what was typed. Empty while there is nothing to say. */
  note?: string
  /** Several things under one label. */
  isGroup?: boolean
  children: ReactNode
}

/** Label above, hint beside it; below it the error, or else a note. */
export const FieldFrame = ({ id, label, hint, count, error, note, isGroup, children }: Props) => (
  <div className={style.field}>
    <div className={style.head}>
      {isGroup ? <b id={id}>{label}</b> : <label htmlFor={id}>{label}</label>}
      {hint && <span id={`${id}-hint`}>{hint}</span>}
      {count}
    </div>
    {children}
    {error ? (
      <p id={`${id}-error`} className={style.error}>
        <IconAlertCircle size={14} aria-hidden="true" />
        {error}
      </p>
    ) : (
      note !== undefined && (
        <p className={style.note} role="status">
          {note && <IconAlertTriangle size={14} aria-hidden="true" />}
          {note}
        </p>
      )
    )}
  </div>
)
