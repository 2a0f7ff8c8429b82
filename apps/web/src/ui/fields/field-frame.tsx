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

/** What fits on one line with its label in a column of a form; longer, it would push the field below its neighbours. */
const lineLength = 34
const isShort = (label: string, hint: ReactNode) => typeof hint !== 'string' || label.length + hint.length <= lineLength

/** Label above, a short hint beside it; below it a longer one, and the error, or else a note. */
export const FieldFrame = ({ id, label, hint, count, error, note, isGroup, children }: Props) => (
  <div className={style.field}>
    <div className={style.head}>
      {isGroup ? <b id={id}>{label}</b> : <label htmlFor={id}>{label}</label>}
      {hint && isShort(label, hint) && <span id={`${id}-hint`}>{hint}</span>}
      {count}
    </div>
    {children}
    {hint && !isShort(label, hint) && (
      <p id={`${id}-hint`} className={style.hint}>
        {hint}
      </p>
    )}
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
