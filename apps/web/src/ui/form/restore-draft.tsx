import { everydayWords } from '@sejuk/words/everyday'
import { useDates } from '../../lib/language/dates.ts'
import { useWords } from '../../lib/language/words.ts'
import style from './restore-draft.module.css'

/** Says that what was typed before is back, and offers to forget it. */
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
