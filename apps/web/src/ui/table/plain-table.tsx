import type { ComponentProps } from 'react'
import style from './plain-table.module.css'

type Props = ComponentProps<'table'> & {
  /** On phones each row is a card, and a cell bears its title (`data-label`). */
  isStacked?: boolean
}

/** A short table without sorting, in a section. Cells: `data-number` at the right, `data-whole` never parted. */
export const PlainTable = ({ isStacked, className = '', ...props }: Props) => (
  <div className={style.scroll}>
    <table {...props} data-stacked={isStacked || undefined} className={`${style.table} ${className}`} />
  </div>
)
