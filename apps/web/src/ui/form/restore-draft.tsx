import { everydayWords } from '@sejuk/words/everyday'
import { useDates } from '../../lib/language/dates.ts'
import { useWords } from '../../lib/language/words.ts'
import style from './restore-draft.module.css'

/** Tells the user that a draft was restored and offers to discard it. */
export const RestoreDraft = ({ at, onDrop }: { at: string; onDrop: () => void }) => {
  const t = useWords(everydayWords)
  const dates = useDates()
  return (
    <p className={style.draft} role="status">
      {t('draftBack', { time: dates.visit(at) })}
      <button type="button" onClick={onDrop}>
        {t('draftDrop')}
      </button>
    </p>
  )
}
