import { addressTo } from '@sejuk/domain/pages'
import type { ReactNode } from 'react'
import { createContext, useContext, useEffect } from 'react'
import { Mark } from '../layout/brand.tsx'
import style from './status-page.module.css'

type Props = { picture: ReactNode; title: string; children?: ReactNode; actions: ReactNode }

/** True inside the app shell, which already has header and navigation. */
export const InsideShell = createContext(false)

/** An error or information page: what happened, and where to go next. */
export const StatusPage = ({ picture, title, children, actions }: Props) => {
  const isInside = useContext(InsideShell)
  useEffect(() => {
    document.title = `${title} · Sejuk`
  }, [title])
  const post = (
    <div className={style.post}>
      <div className={style.picture}>{picture}</div>
      <h1>{title}</h1>
      {children}
      <div className={style.actions}>{actions}</div>
    </div>
  )
  if (isInside) return post
  return (
    <div className={style.page}>
      <header className={style.bar}>
        <a href={addressTo('home')}>
          <Mark />
          Sejuk
        </a>
      </header>
      <main>{post}</main>
    </div>
  )
}
