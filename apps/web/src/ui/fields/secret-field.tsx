import { sessionWords } from '@sejuk/words/platform/sessions'
import { type ReactNode, useId, useState } from 'react'
import IconAlertCircle from '#icon/AlertCircle'
import IconEye from '#icon/Eye'
import IconEyeOff from '#icon/EyeOff'
import { useWords } from '../../lib/language/words.ts'
import style from './secret-field.module.css'

type Props = {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  autoComplete: 'current-password' | 'new-password'
  error?: string
  hint?: string
  /** Beside the label. */
  aside?: ReactNode
}

/** A password, and a way to see what one typed. */
export const SecretField = ({ label, name, value, onChange, autoComplete, error, hint, aside }: Props) => {
  const t = useWords(sessionWords)
  const id = useId()
  const [isShown, setShown] = useState(false)
  return (
    <div className={style.field}>
      <div className={style.head}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className={style.secret}>
        <input
          id={id}
          name={name}
          value={value}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-about` : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <button
          type="button"
          aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <IconEyeOff size={18} /> : <IconEye size={18} />}
        </button>
      </div>
      {error ? (
        <span id={`${id}-about`} className={style.error}>
          <IconAlertCircle size={14} aria-hidden="true" />
          {error}
        </span>
      ) : (
        hint && (
          <span id={`${id}-about`} className={style.hint}>
            {hint}
          </span>
        )
      )}
    </div>
  )
}
