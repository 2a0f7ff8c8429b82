import { dropdownSize } from '@sejuk/contract/lists'
import { allMatching, pickedValues } from '@sejuk/domain/all-matching'
import { everydayWords } from '@sejuk/words/everyday'
import { pickerWords } from '@sejuk/words/pickers'
import { type KeyboardEvent, useId, useState } from 'react'
import IconCheck from '#icon/Check'
import IconMinus from '#icon/Minus'
import IconSearch from '#icon/Search'
import {
  type Choice,
  labelIn,
  type OptionInput,
  type OptionSource,
  rememberLabel,
  useOptions,
} from '../../lib/api/options.ts'
import { useNarrow } from '../../lib/browser/screen.ts'
import { useInView } from '../../lib/browser/use-in-view.ts'
import { useLanguage, useWords } from '../../lib/language/words.ts'
import style from './picker-list.module.css'

export type PickerListProps = {
  label: string
  source: OptionSource
  input: OptionInput
  isMany: boolean
  mayMatch?: boolean
  value: string[]
  onChange: (value: string[]) => void
  /** One that was picked, with all that is known of it. */
  onPick?: (picked: Choice) => void
  /** Names that are alike are told apart by their codes. */
  showsCode?: boolean
  onClose: () => void
}

export const PickerList = ({
  label,
  source,
  input,
  isMany,
  mayMatch,
  value,
  onChange,
  onPick,
  showsCode,
  onClose,
}: PickerListProps) => {
  const t = useWords(everydayWords)
  const pickers = useWords(pickerWords)
  const language = useLanguage()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const { options, hasMore, isLoading, isFailed, more, retry } = useOptions(source, typed, input)
  const isNarrow = useNarrow()
  const end = useInView(more)
  const { codes, keyword } = pickedValues(value)
  const chosen = new Set(codes)
  const word = typed.trim()
  const isWord = mayMatch && (hasMore || options.length > dropdownSize)
  const offersAll = isMany && (isWord || !hasMore) && options.length > 1
  const isChosen = (option: Choice) => chosen.has(option.value) || keyword === '' || (!!word && keyword === word)
  const areAll = options.length > 0 && options.every(isChosen)
  const here = Math.min(at, options.length - 1)

  const pick = (option: Choice) => {
    rememberLabel(source, option, input)
    if (!isMany) {
      onChange(chosen.has(option.value) ? [] : [option.value])
      if (!chosen.has(option.value)) onPick?.(option)
      return onClose()
    }
    // One picked after 'all that match' begins anew: what it would leave out is not known here.
    onChange(chosen.has(option.value) ? codes.filter((one) => one !== option.value) : [...codes, option.value])
  }
  const pickAll = () => {
    if (isWord || keyword !== undefined) return onChange(areAll ? [] : [allMatching(word)])
    const found = new Set(options.map((option) => option.value))
    onChange(areAll ? codes.filter((one) => !found.has(one)) : [...new Set([...codes, ...found])])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key]
    if (step && options.length > 0) {
      event.preventDefault()
      const next = Math.max(0, Math.min(options.length - 1, here + step))
      setAt(next)
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
      if (hasMore && next > options.length - 5) more()
    }
    const option = options[here]
    if (event.key === 'Enter' && option) {
      event.preventDefault()
      // What is still shown may be the answer to fewer letters.
      if (!isLoading) pick(option)
    }
  }
  const box = (isOn: boolean, isSome = false) => (
    <span className={style.box} data-on={isOn || isSome || undefined} aria-hidden="true">
      {isOn ? <IconCheck size={12} stroke={3.2} /> : isSome ? <IconMinus size={12} stroke={3.2} /> : null}
    </span>
  )
  return (
    <div className={style.list}>
      <div className={style.ask}>
        <IconSearch size={16} aria-hidden="true" />
        <input
          role="combobox"
          aria-label={`${t('search')} ${label}`}
          aria-expanded="true"
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={options[here] ? `${id}-${here}` : undefined}
          placeholder={t('searchHere')}
          value={typed}
          data-autofocus={isNarrow ? undefined : true}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {offersAll && (
        <button
          type="button"
          className={style.all}
          aria-pressed={areAll}
          // What is still shown may be the answer to fewer letters; 'all that match' is not.
          disabled={isLoading && !isWord && keyword === undefined}
          onClick={pickAll}
        >
          {box(areAll, options.some(isChosen))}
          {isWord && word ? pickers('selectAllMatching', { keyword: word }) : t('selectAll')}
        </button>
      )}
      <div
        id={id}
        role="listbox"
        aria-label={label}
        aria-multiselectable={isMany || undefined}
        className={style.options}
      >
        {options.map((option, n) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field above, which names the chosen one.
          <div
            key={option.value}
            id={`${id}-${n}`}
            role="option"
            tabIndex={-1}
            aria-selected={isChosen(option)}
            data-here={n === here || undefined}
            className={style.option}
            onClick={() => pick(option)}
          >
            {isMany && box(isChosen(option))}
            <span>
              {labelIn(option, language)}
              {showsCode && <small>{option.value}</small>}
            </span>
            {!isMany && chosen.has(option.value) && <IconCheck size={16} aria-hidden="true" />}
          </div>
        ))}
        {hasMore && <div ref={end} className={style.end} />}
      </div>
      <p className={style.note} role="status">
        {isLoading ? t('loading') : options.length === 0 ? t('nothingFound') : ''}
        {isFailed && (
          <button type="button" onClick={retry}>
            {t('tryAgain')}
          </button>
        )}
      </p>
    </div>
  )
}
