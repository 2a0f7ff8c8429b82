import { inputWords } from '@sejuk/words/inputs'
import { type ChangeEvent, type ClipboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../../lib/language/words.ts'
import { aboutField, FieldFrame, type FieldProps } from './field-frame.tsx'
import style from './typed-field.module.css'

/** How a value is typed: what may stand in the field, what it means, and how it is shown again. */
export type TypedFormat<Value> = {
  keep: (typed: string) => string
  read: (kept: string) => Value
  write: (value: Value) => string
  /** Of what arrives at once, not key by key: a number pasted from elsewhere has its own separators. */
  paste?: (text: string) => string
  /** Whether what was typed means something else than what was made of it. */
  isOther?: (typed: string, value: Value) => boolean
}

export type TypedProps<Value> = FieldProps & { value: Value; onChange: (value: Value) => void }
type Props<Value> = TypedProps<Value> & {
  manner: TypedFormat<Value>
  inputMode: 'numeric' | 'decimal' | 'tel' | 'text'
  before?: string
  after?: string
  isRight?: boolean
  doubt?: string
}

/** Separators come and go by themselves; the caret stays before the letters and digits that were behind it. */
const countSigns = (text: string) => text.match(/[^\W_]/g)?.length ?? 0
const placeBefore = (text: string, behind: number) => {
  let place = text.length
  while (place > 0 && countSigns(text.slice(place)) < behind) place -= 1
  return place
}

/** A field that mends what is typed while it is typed, and leaves the caret where it was. */
export const TypedField = <Value,>(props: Props<Value>) => {
  const { label, hint, error, doubt, value, onChange, manner, inputMode, before, after, isRight, ...rest } = props
  const t = useWords(inputWords)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  const [draft, setDraft] = useState<string>()
  const [typed, setTyped] = useState<string>()
  // What came from elsewhere meanwhile wins over what is half typed.
  const shown = draft !== undefined && Object.is(manner.read(draft), value) ? draft : manner.write(value)

  useLayoutEffect(() => {
    if (caret.current !== undefined) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  const put = (text: string, kept: string) => {
    const next = manner.read(kept)
    setDraft(kept)
    setTyped(manner.isOther?.(text, next) ? text : undefined)
    onChange(next)
  }
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const text = currentTarget.value
    const isAtOnce = shown === '' && text.length > 1 && manner.paste
    const kept = isAtOnce && manner.paste ? manner.paste(text) : manner.keep(text)
    const behind = text.slice(currentTarget.selectionStart ?? text.length)
    caret.current = isAtOnce ? kept.length : placeBefore(kept, countSigns(behind))
    put(text, kept)
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd, value: whole } = event.currentTarget
    if (!manner.paste || selectionStart !== 0 || selectionEnd !== whole.length) return
    event.preventDefault()
    const text = event.clipboardData.getData('text').trim()
    const kept = manner.paste(text)
    caret.current = kept.length
    put(text, kept)
  }
  const told = typed === undefined ? undefined : t('corrected', { typed, label, kept: manner.write(value) })
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} note={told ?? doubt ?? ''}>
      <div className={style.typed} data-before={before ? true : undefined} data-after={after ? true : undefined}>
        {before && <span aria-hidden="true">{before}</span>}
        <input
          {...aboutField(id, { error, hint, ...rest })}
          ref={input}
          type="text"
          inputMode={inputMode}
          autoComplete="off"
          data-right={isRight || undefined}
          value={shown}
          onChange={change}
          onPaste={paste}
          onBlur={() => setDraft(undefined)}
        />
        {after && <span aria-hidden="true">{after}</span>}
      </div>
    </FieldFrame>
  )
}
