import type { ReactNode } from 'react'
import style from './facts.module.css'

export type Fact = { label: string; value: ReactNode; span?: 2 | 3 }

/** Facts of a card, three in a row, label above value. What is missing is a dash. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={style.facts}>
    {facts.map(({ label, value, span }) => (
      <div key={label} data-span={span}>
        <dt>{label}</dt>
        <dd>{value || '-'}</dd>
      </div>
    ))}
  </dl>
)
