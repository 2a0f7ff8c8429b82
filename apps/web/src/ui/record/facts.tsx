import type { ReactNode } from 'react'
import style from './facts.module.css'

/** `wide` takes the room of several facts. */
export type Fact = readonly [label: string, value: ReactNode, more?: { wide?: 2 | 3 }]

type Props = {
  facts: readonly Fact[]
  /** With an edge of its own, where no section is around it. */
  isFramed?: boolean
}

/** Label above value, divided by hairlines. What is missing is a dash. */
export const Facts = ({ facts, isFramed }: Props) => (
  <dl className={style.facts} data-framed={isFramed || undefined}>
    {facts.map(([label, value, more]) => (
      <div key={label} data-wide={more?.wide}>
        <dt>{label}</dt>
        <dd>{value || '-'}</dd>
      </div>
    ))}
  </dl>
)
