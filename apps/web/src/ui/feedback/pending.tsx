import { everydayWords } from '@sejuk/words/everyday'
import { useWords } from '../../lib/language/words.ts'
import style from './pending.module.css'

/** A line that moves, after a moment: what comes at once needs no announcement. */
export const Pending = () => {
  const t = useWords(everydayWords)
  return (
    <div className={style.pending} role="status">
      <span className="sr-only">{t('loading')}</span>
    </div>
  )
}
