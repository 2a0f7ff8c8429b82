import { type ReactNode, useEffect } from 'react'
import { useHasTrail } from '../../lib/navigation/list-trail.ts'
import { offerHeadPlace } from './head-place.ts'
import { lazyPart } from './lazy-part.tsx'
import style from './page-head.module.css'

const Neighbours = lazyPart(() => import('./neighbours.tsx').then((part) => part.Neighbours))

type Props = { title: string; sub?: ReactNode; crumb?: ReactNode; children?: ReactNode }

/** The name of a page and what can be done on it. On a phone it is the ink bar on top. */
export const PageHead = ({ title, sub, crumb, children }: Props) => {
  const hasTrail = useHasTrail()
  useEffect(() => {
    document.title = `${title} · Sejuk`
  }, [title])
  return (
    <header className={style.head}>
      <div className={style.name}>
        {crumb && <div className={style.crumb}>{crumb}</div>}
        <h1>{title}</h1>
        {sub && <p className={style.sub}>{sub}</p>}
      </div>
      <div className={style.actions}>
        {hasTrail && <Neighbours />}
        {children}
        <div className={style.place} ref={offerHeadPlace} />
      </div>
    </header>
  )
}
