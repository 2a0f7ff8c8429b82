import type { Option } from '@sejuk/contract/lists'
import { recordWords } from '@sejuk/words/masters/records'
import { useId } from 'react'
import IconAlertCircle from '#icon/AlertCircle'
import { useWords } from '../lib/words.ts'
import style from './text-field.module.css'

type Props = {
  label: string
  options: readonly Option[]
  value: string
  onChange: (value: string) => void
  error?: string
  isRequired?: boolean
}

/** One of the few values there are. */
export const ChoiceField = ({ label, options, value, onChange, error, isRequired }: Props) => {
  const t = useWords(recordWords)
  const id = useId()
  return (
    <div className={style.field}>
      <div className={style.head}>
        <label htmlFor={id}>{label}</label>
      </div>
      <select
        id={id}
        value={value}
        aria-required={isRequired || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{t('choose')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${id}-error`} className={style.error}>
          <IconAlertCircle size={14} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  )
}
