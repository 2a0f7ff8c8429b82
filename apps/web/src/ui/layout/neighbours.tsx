import { everydayWords } from '@sejuk/words/everyday'
import IconChevronLeft from '#icon/ChevronLeft'
import IconChevronRight from '#icon/ChevronRight'
import { useKeys } from '../../lib/browser/use-keys.ts'
import { useWords } from '../../lib/language/words.ts'
import { useNeighbours } from '../../lib/navigation/list-trail.ts'
import { useNavigate } from '../../lib/navigation/use-router.tsx'
import style from './neighbours.module.css'

/** The way to the next and the previous record of the list one came from; J and K do the same. */
export const Neighbours = () => {
  const t = useWords(everydayWords)
  const navigate = useNavigate()
  const found = useNeighbours()
  const { previous, next } = found ?? {}
  useKeys(Boolean(found), (key) => {
    if (document.querySelector('[role=dialog], [role=menu]')) return
    const href = { j: next, k: previous }[key]
    if (href) void navigate({ href, replace: true })
  })
  if (!found) return null
  const go = (href: string | undefined) => href && void navigate({ href, replace: true })
  return (
    <span className={style.neighbours}>
      <button
        type="button"
        aria-label={t('previousRecord')}
        aria-keyshortcuts="K"
        disabled={!previous}
        onClick={() => go(previous)}
      >
        <IconChevronLeft size={16} aria-hidden="true" />
      </button>
      <span>{t('placeInList', { n: found.n, of: found.of })}</span>
      <button
        type="button"
        aria-label={t('nextRecord')}
        aria-keyshortcuts="J"
        disabled={!next}
        onClick={() => go(next)}
      >
        <IconChevronRight size={16} aria-hidden="true" />
      </button>
    </span>
  )
}
