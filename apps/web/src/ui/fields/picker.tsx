import { everydayWords } from '@sejuk/words/everyday'
import { useId, useRef, useState } from 'react'
import IconChevronDown from '#icon/ChevronDown'
import IconX from '#icon/X'
import { type Choice, type OptionInput, type OptionSource, useLabels } from '../../lib/api/options.ts'
import { useNarrow } from '../../lib/browser/screen.ts'
import { useWords } from '../../lib/language/words.ts'
import { lazyPart } from '../layout/lazy-part.tsx'
import style from './picker.module.css'

const PickerFloat = lazyPart(() => import('./picker-float.tsx').then((float) => float.PickerFloat))
const PickerSheet = lazyPart(() => import('./picker-float.tsx').then((float) => float.PickerSheet))

export type PickerProps = {
  label: string
  source: OptionSource
  input?: OptionInput
  /** What nothing chosen means. */
  none?: string
  /** A cell of a slat, or a field of a form. */
  look?: 'cell' | 'field'
  error?: string
  showsCode?: boolean
  /** One that was picked, with all that is known of it. */
  onPick?: (picked: Choice) => void
  /** Why there is nothing to choose from yet. */
  shut?: string
}
type Several = PickerProps & {
  isMany: boolean
  value: string[]
  onChange: (value: string[]) => void
  /** 'Select All' over more pages than were looked at is a word for the server, not the codes. */
  mayMatch?: boolean
}

/** Shows what is chosen; the list behind it comes when it is first wanted. */
const Picker = ({
  label,
  source,
  input = {},
  none,
  look = 'field',
  error,
  shut,
  showsCode,
  onPick,
  isMany,
  mayMatch,
  value,
  onChange,
}: Several) => {
  const t = useWords(everydayWords)
  const id = useId()
  const isNarrow = useNarrow()
  const [isOpen, setOpen] = useState(false)
  const cell = useRef<HTMLDivElement>(null)
  const shown = useLabels(source, value.slice(0, 1), input)
  const Panel = isNarrow ? PickerSheet : PickerFloat
  const text =
    value.length > 1 ? t('andMore', { first: shown[0] ?? '', n: value.length - 1 }) : (shown[0] ?? none ?? t('all'))
  const isSet = value.length > 0
  return (
    <div
      ref={cell}
      className={style.picker}
      data-look={look}
      data-set={isSet || undefined}
      data-error={error ? true : undefined}
    >
      <button
        type="button"
        className={style.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-disabled={shut ? true : undefined}
        onPointerEnter={Panel.preload}
        onClick={() => setOpen(!shut)}
      >
        <span className={style.label}>{label}</span> <span className={style.value}>{shut ?? text}</span>
      </button>
      {isSet ? (
        <button
          type="button"
          className={style.clear}
          aria-label={t('clearOf', { name: label })}
          onClick={() => onChange([])}
        >
          <IconX size={16} />
        </button>
      ) : (
        <IconChevronDown size={16} className={style.chevron} aria-hidden="true" />
      )}
      {error && (
        <span id={`${id}-error`} className={style.error}>
          {error}
        </span>
      )}
      {isOpen && (
        <Panel
          anchor={cell}
          label={label}
          source={source}
          input={input}
          isMany={isMany}
          mayMatch={mayMatch}
          showsCode={showsCode}
          onPick={onPick}
          value={value}
          onChange={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

type Many = Omit<Several, 'isMany'>
/** Several of a paged list, with 'Select All'. */
export const PagedMultiSelect = (props: Many) => <Picker {...props} isMany />

type One = PickerProps & { value: string | undefined; onChange: (value: string | undefined) => void }
/** One of a paged list. */
export const PagedSelect = ({ value, onChange, ...props }: One) => (
  <Picker {...props} isMany={false} value={value ? [value] : []} onChange={([one]) => onChange(one)} />
)
