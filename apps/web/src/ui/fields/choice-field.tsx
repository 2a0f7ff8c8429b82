import type { Option } from '@sejuk/contract/lists'
import { recordWords } from '@sejuk/words/masters/records'
import { useId } from 'react'
import { useWords } from '../../lib/language/words.ts'
import { aboutField, FieldFrame, type FieldProps } from './field-frame.tsx'

type Props = FieldProps & {
  options: readonly Option[]
  value: string
  onChange: (value: string) => void
  /** What is shown while nothing is chosen. */
  none?: string
}

/** One of the few values there are. */
export const ChoiceField = ({ label, hint, options, value, onChange, none, error, ...rest }: Props) => {
  const t = useWords(recordWords)
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <select
        {...aboutField(id, { error, hint, ...rest })}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{none ?? t('choose')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
