import type { Option } from '@sejuk/contract/lists'
import { useId } from 'react'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import radio from './radio.module.css'

type Props = Pick<FieldProps, 'label' | 'hint' | 'error'> & {
  options: readonly Option[]
  value: string
  onChange: (value: string) => void
  /** One below the other, in a frame: for sentences. */
  isList?: boolean
}

/** One of a few values, all in sight. */
export const RadioField = ({ label, hint, error, options, value, onChange, isList }: Props) => {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isGroup>
      <div role="radiogroup" aria-labelledby={id} className={isList ? radio.list : radio.row}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              className={radio.dot}
              name={id}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}
