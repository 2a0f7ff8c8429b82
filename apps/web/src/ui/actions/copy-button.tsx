import { everydayWords } from '@sejuk/words/everyday'
import IconCopy from '#icon/Copy'
import { copyText } from '../../lib/browser/clipboard.ts'
import { useWords } from '../../lib/language/words.ts'
import style from './copy-button.module.css'

type Props = {
  text: string
  /** As people read it, where that is not what is copied. */
  shown?: string
}

/** A code that is wanted elsewhere: seen, and a press away from the clipboard. */
export const CopyButton = ({ text, shown = text }: Props) => {
  const t = useWords(everydayWords)
  return (
    <button
      type="button"
      className={style.copy}
      aria-label={t('copyOf', { text: shown })}
      onClick={() => void copyText(text)}
    >
      {shown}
      <IconCopy size={14} aria-hidden="true" />
    </button>
  )
}
