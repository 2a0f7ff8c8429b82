import { useId } from 'react'
import IconAlertCircle from '#icon/AlertCircle'
import box from './checkbox.module.css'
import style from './checkbox-field.module.css'

type Props = { label: string; isOn: boolean; onChange: (isOn: boolean) => void; hint?: string; error?: string }

/** Yes or no, with the words beside the box. */
export const CheckboxField = ({ label, isOn, onChange, hint, error }: Props) => {
  const id = useId()
  return (
    <div className={style.field}>
      <label className={style.line}>
        <input
          type="checkbox"
          className={box.box}
          checked={isOn}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {hint && <small className={style.hint}>{hint}</small>}
      {error && (
        <p id={`${id}-error`} className={style.error}>
          <IconAlertCircle size={14} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  )
}
