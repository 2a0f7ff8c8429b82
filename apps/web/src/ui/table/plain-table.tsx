import type { ComponentProps } from 'react'
import style from './plain-table.module.css'

type Props = ComponentProps<'table'> & {
  /** On phones each row is a card, and a cell bears its title (`data-label`). */
  isStacked?: boolean
}

/** A short table without sorting, in a section. Cells: `data-number` at the right, `data-whole` never parted. */
export const PlainTable = ({ isStacked, className = '', ...props }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is wider than its room, the keys scroll it
  <div className={style.scroll} tabIndex={0}>
    <table {...props} data-stacked={isStacked || undefined} className={`${style.table} ${className}`} />
  </div>
)
