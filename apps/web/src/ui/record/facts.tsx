import type { ReactNode } from 'react'
import style from './facts.module.css'

/** A slab of the page, with a heading if it needs one. */
export const Slab = ({ title, sub, children }: { title?: ReactNode; sub?: ReactNode; children: ReactNode }) => (
  <section className={style.slab}>
    {title && (
      <header>
        <h2>{title}</h2>
        {sub && <span>{sub}</span>}
      </header>
    )}
    {children}
  </section>
)

/** Facts side by side, label above value, divided by hairlines. */
export const Slat = ({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) => (
  <dl className={style.slat}>
    {facts.map(({ label, value }) => (
      <div key={label} className={style.cell}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
