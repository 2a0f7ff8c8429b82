import type { Option } from '@sejuk/contract/lists'
import { everydayWords } from '@sejuk/words/everyday'
import { type ReactNode, useId } from 'react'
import IconChevronDown from '#icon/ChevronDown'
import { useWords } from '../../lib/language/words.ts'
import { DayInput } from '../fields/day-input.tsx'
import style from './filter-field.module.css'

type Props = { label: string; value: string; onChange: (value: string | undefined) => void }
/** What holds where nothing is chosen; without it everything. */
type Default = { none?: string }

const Frame = ({ id, label, value, children }: { id: string; label: string; value: string; children: ReactNode }) => (
  <div className={style.field} data-set={value ? true : undefined}>
    <label htmlFor={id} className={style.label}>
      {label}
    </label>
    {children}
  </div>
)

/** A cell one types into; Enter searches. */
export const TextFilter = ({ label, value, onChange }: Props) => {
  const t = useWords(everydayWords)
  const id = useId()
  return (
    <Frame id={id} label={label} value={value}>
      <input
        id={id}
        type="text"
        className={style.value}
        placeholder={t('any')}
        maxLength={200}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value || undefined)}
      />
    </Frame>
  )
}

type ChoiceProps = Props & Default & { options: readonly Option[] }
/** A cell with the few values there are. */
export const ChoiceFilter = ({ label, value, onChange, options, none }: ChoiceProps) => {
  const t = useWords(everydayWords)
  const id = useId()
  return (
    <Frame id={id} label={label} value={value}>
      <select
        id={id}
        className={style.value}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value || undefined)}
      >
        <option value="">{none ?? t('all')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} className={style.chevron} aria-hidden="true" />
    </Frame>
  )
}

/** A date filter; what is no day narrows nothing. */
export const DayFilter = ({ label, value, onChange, none }: Props & Default) => {
  const t = useWords(everydayWords)
  const id = useId()
  return (
    <Frame id={id} label={label} value={value}>
      <DayInput
        id={id}
        className={style.value}
        placeholder={none ?? t('any')}
        value={value}
        onChange={(day) => onChange(day || undefined)}
      />
    </Frame>
  )
}
