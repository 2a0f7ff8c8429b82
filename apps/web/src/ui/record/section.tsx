import type { ReactNode } from 'react'
import style from './section.module.css'

/** Its looks, for what a page lays out itself. */
export const slab = style

type Props = { title: ReactNode; actions?: ReactNode; children: ReactNode }

/** A part of a record's page, with a name. */
export const Slab = ({ title, actions, children }: Props) => (
  <section className={style.slab}>
    <header>
      <h2>{title}</h2>
      {actions}
    </header>
    {children}
  </section>
)

/** Label above value. What is missing is a dash. */
export const FactList = ({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <dl className={style.facts}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value || '-'}</dd>
      </div>
    ))}
  </dl>
)
