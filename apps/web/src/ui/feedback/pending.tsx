import { everydayWords } from '@sejuk/words/everyday'
import { useWords } from '../../lib/language/words.ts'
import style from './pending.module.css'

/** A loading bar, shown after a short delay so that quick loads do not flicker. */
export const Pending = () => {
  const t = useWords(everydayWords)
  return (
    <div className={style.pending} role="status">
      <span className="sr-only">{t('loading')}</span>
    </div>
  )
}
