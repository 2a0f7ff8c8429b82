import { everydayWords } from '@sejuk/words/everyday'
import { useEffect } from 'react'
import IconChevronLeft from '#icon/ChevronLeft'
import IconChevronRight from '#icon/ChevronRight'
import { useWords } from '../../lib/language/words.ts'
import { useNeighbours } from '../../lib/navigation/list-trail.ts'
import { useNavigate } from '../../lib/navigation/use-router.tsx'
import style from './neighbours.module.css'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** The way to the next and the previous record of the list one came from; J and K do the same. */
export const Neighbours = () => {
  const t = useWords(everydayWords)
  const navigate = useNavigate()
  const found = useNeighbours()
  const { previous, next } = found ?? {}
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[role=dialog], [role=menu]')) return
      const href = { j: next, k: previous }[event.key.toLowerCase()]
      if (href) void navigate({ href, replace: true })
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [next, previous, navigate])
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
