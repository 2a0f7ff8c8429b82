import { everydayWords } from '@sejuk/words/everyday'
import { useWords } from '../../lib/language/words.ts'
import { PageBody } from '../layout/page-body.tsx'
import style from './record-skeleton.module.css'

const cells = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The shape of a record, shown after a short delay so that quick loads do not flicker. */
export const RecordSkeleton = () => {
  const t = useWords(everydayWords)
  return (
    <PageBody>
      <div className={style.skeleton} role="status">
        <span className="sr-only">{t('loading')}</span>
        <div className={style.facts} aria-hidden="true">
          {cells.map((cell) => (
            <div key={cell}>
              <i />
              <i />
            </div>
          ))}
        </div>
        <div className={style.lines} aria-hidden="true">
          {cells.slice(0, 5).map((line) => (
            <i key={line} />
          ))}
        </div>
      </div>
    </PageBody>
  )
}
