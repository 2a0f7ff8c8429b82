import { recordWords } from '@sejuk/words/masters/records'
import { type KeyboardEvent, useState } from 'react'
import IconX from '#icon/X'
import { useWords } from '../../lib/language/words.ts'
import { TextField } from './text-field.tsx'
import style from './translated-text-field.module.css'

type Props = {
  label: string
  hint?: string
  value: readonly string[]
  onChange: (value: string[]) => void
  error?: string
}

/** Several short words: typed one after the other, or pasted with commas between them. */
export const TranslatedTextField = ({ label, hint, value, onChange, error }: Props) => {
  const t = useWords(recordWords)
  const [typed, setTyped] = useState('')
  const take = (text: string) => {
    const words = text.split(/[,;\s]+/).filter(Boolean)
    if (words.length) onChange([...new Set([...value, ...words])])
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed.trim()) {
      event.preventDefault()
      take(typed)
    }
    if (event.key === 'Backspace' && !typed) onChange(value.slice(0, -1))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the field inside.
    <div className={style.words} onKeyDown={onKeyDown} onBlur={() => take(typed)}>
      <TextField
        label={label}
        hint={hint}
        value={typed}
        onChange={(text) => (/[,;]/.test(text) ? take(text) : setTyped(text))}
        error={error}
      />
      {value.length > 0 && (
        <ul aria-label={label}>
          {value.map((word) => (
            <li key={word}>
              {word}
              <button
                type="button"
                aria-label={t('removeWord', { name: word })}
                onClick={() => onChange(value.filter((one) => one !== word))}
              >
                <IconX size={13} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
