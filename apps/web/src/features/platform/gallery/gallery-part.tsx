import type { ReactNode } from 'react'
import style from './gallery.module.css'

/** One shared part in its states, side by side. */
export const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className={style.part} aria-label={name}>
    <h2>{name}</h2>
    <div>{children}</div>
  </section>
)
